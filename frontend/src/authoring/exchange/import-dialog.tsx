import type { FolderPackage } from '@matraz/formats/content/read-package';
import { UnreadableFile } from '@matraz/formats/exchange/import-result';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp, OctagonAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { laterUuid } from '../../shared/net/uuid.ts';
import { toast } from '../../shared/page/toast.ts';
import { useUser } from '../../shared/session/session.ts';
import { courseList } from '../../shared/study/courses.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FileInput } from '../../shared/ui/file-input.tsx';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { forgetKeys, keptKey } from '../form/kept-keys.ts';
import { toastFailure } from '../form/use-admin-mutation.ts';
import { HalfMadeDeleted } from './half-made.ts';
import { createdInWords, createdShare, type ImportPart, missingInWords } from './import-parts.ts';
import { ImportProblems } from './import-problems.tsx';
import { type OpenPackage, openPackage } from './open-package.ts';

type Kind = FolderPackage['kind'];
type ContentOf<K extends Kind> = Extract<FolderPackage, { kind: K }>;

/** One try to create the content of a file. */
export interface ImportRun {
  /** The idempotency key of the thing at this place of the whole file. Ids sort by their keys: a later place has a later id. */
  keyAt: (place: number) => string;
  /** Called after each creation. */
  onProgress: (parts: readonly ImportPart[]) => void;
  signal: AbortSignal;
}

interface Props<K extends Kind> {
  title: string;
  kind: K;
  preview: (content: ContentOf<K>) => ReactNode;
  /**
   * Creates the content. After a failure it is called again with the same keys, also after a reload; after HalfMadeDeleted with new
   * ones.
   */
  create: (content: ContentOf<K>, run: ImportRun) => Promise<void>;
  createdTitle: string;
  failureTitle: string;
  onClose: () => void;
}

type Step =
  | { is: 'empty'; errors: string[] }
  | { is: 'reading'; part: number; opened: null }
  | { is: 'creating'; parts: readonly ImportPart[]; opened: OpenPackage }
  /** `parts` are null before the first try to create the content. */
  | { is: 'read'; parts: readonly ImportPart[] | null; opened: OpenPackage };

/** Number of errors that are shown. */
const SHOWN_ERRORS = 50;

const Errors = ({ errors }: { errors: readonly string[] }) => (
  <section role="alert" className="rounded-card bg-bad-soft p-4 sm:p-5">
    <h3 className="flex items-center gap-2.5 font-extrabold">
      <OctagonAlert className="size-5 shrink-0 text-bad" aria-hidden="true" />
      El archivo no se puede importar
    </h3>
    <ul className="mt-2 grid gap-1">
      {errors.slice(0, SHOWN_ERRORS).map((text) => (
        <li key={text} className="leading-snug [overflow-wrap:anywhere]">
          {text}
        </li>
      ))}
    </ul>
    {errors.length > SHOWN_ERRORS && (
      <p className="mt-2 font-semibold">
        Se muestran {SHOWN_ERRORS} de {errors.length} errores.
      </p>
    )}
  </section>
);

const Unfinished = ({ parts }: { parts: readonly ImportPart[] }) => {
  const created = createdInWords(parts);
  return (
    <section role="alert" className="rounded-card bg-bad-soft p-4 sm:p-5">
      <h3 className="flex items-center gap-2.5 font-extrabold">
        <OctagonAlert className="size-5 shrink-0 text-bad" aria-hidden="true" />
        La importación quedó a medias
      </h3>
      <p className="mt-2">{created === '' ? 'Todavía no se creó nada.' : `Se creó: ${created}.`}</p>
      <p>Falta: {missingInWords(parts)}.</p>
      <p className="mt-2 text-ink-soft">
        Puedes completarla ahora, o más tarde en este navegador con el mismo zip. Nada se crea dos veces.
      </p>
    </section>
  );
};

/** Imports a zip of our content format as a new topic or exam, after a preview. */
export const ImportDialog = <K extends Kind>({ title, kind, preview, create, ...texts }: Props<K>) => {
  const { createdTitle, failureTitle, onClose } = texts;
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<Step>({ is: 'empty', errors: [] });
  const { id: userId } = useUser();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = () => {
    running.current = new AbortController();
    return running.current.signal;
  };

  const read = async (file: File | undefined) => {
    if (!file) return;
    setStep({ is: 'reading', part: 0, opened: null });
    try {
      const courses = await queries.ensureQueryData(courseList);
      const opened = await openPackage(file, {
        courses: new Map(courses.map((course) => [course.title, course.id])),
        onProgress: (part) => setStep({ is: 'reading', part, opened: null }),
        signal: start(),
      });
      const wrong =
        kind === 'topic'
          ? 'El zip es de un ensayo: impórtalo en Ensayos.'
          : 'El zip es de un tema: impórtalo en Temas.';
      const isRight = opened.content.kind === kind;
      setStep(isRight ? { is: 'read', parts: null, opened } : { is: 'empty', errors: [wrong] });
    } catch (error) {
      if (!(error instanceof UnreadableFile)) console.error(error);
      const reason =
        error instanceof UnreadableFile ? error.message : 'No se pudo leer el archivo. Inténtalo de nuevo.';
      setStep({ is: 'empty', errors: [...new Set(reason.split('\n'))] });
    }
  };

  const createAll = async (opened: OpenPackage) => {
    const load = `${userId}/import/${opened.hash}`;
    const firstKey = keptKey(load);
    const signal = start();
    let parts: readonly ImportPart[] = [];
    const onProgress = (next: readonly ImportPart[]) => {
      parts = next;
      setStep({ is: 'creating', parts, opened });
    };
    onProgress(parts);
    try {
      await create(opened.content as ContentOf<K>, {
        keyAt: (place) => laterUuid(firstKey, place),
        onProgress,
        signal,
      });
      forgetKeys(load);
      toast({ tone: 'good', title: createdTitle });
      if (!signal.aborted) onClose();
    } catch (error) {
      if (signal.aborted) return; // the dialog was closed
      if (error instanceof HalfMadeDeleted) {
        forgetKeys(load);
        toast({
          tone: 'destructive',
          title: failureTitle,
          description: 'Lo que se había creado fue eliminado. Si lo intentas de nuevo, se crea todo.',
        });
        return setStep({ is: 'read', parts: null, opened });
      }
      toastFailure(error instanceof Error ? error : new Error(String(error)), failureTitle);
      setStep({ is: 'read', parts, opened });
    }
  };

  const opened = step.is === 'empty' ? null : step.opened;
  const isBusy = step.is === 'reading' || step.is === 'creating';
  const parts = step.is === 'read' ? step.parts : null;
  const question =
    step.is === 'creating' || parts !== null
      ? {
          title: step.is === 'creating' ? '¿Detener la importación?' : '¿Cerrar la importación a medias?',
          text: 'Lo que ya se creó se queda. Para completarla, importa el mismo zip en este navegador.',
          action: step.is === 'creating' ? 'Detener' : 'Cerrar igual',
        }
      : { title: '¿Cerrar sin importar?', text: 'Todavía no se crea nada.', action: 'Cerrar igual' };
  return (
    <FormDialog
      title={title}
      size="page"
      isUnsaved={opened !== null}
      question={question}
      onDiscard={() => {}}
      onClose={onClose}
    >
      {() => (
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 overflow-y-auto px-4 py-6 sm:px-8 sm:pb-8">
          <p className="leading-normal">
            Elige un zip exportado como «Contenido de Matraz». Se crea{' '}
            {kind === 'topic' ? 'un tema nuevo' : 'un ensayo nuevo'}; lo que ya existe no cambia.
          </p>
          <Button look="quiet" disabled={isBusy} onClick={() => input.current?.click()} className="justify-self-start">
            <FileUp className="size-5" aria-hidden="true" />
            Elegir zip
          </Button>
          <FileInput ref={input} label="Archivo zip" accept=".zip,application/zip" onFile={(file) => void read(file)} />
          {step.is === 'empty' && step.errors.length > 0 && <Errors errors={step.errors} />}
          {step.is === 'reading' && (
            <div>
              <p role="status">Leyendo el archivo…</p>
              <ProgressBar value={Math.round(step.part * 100)} label="Archivo leído" />
            </div>
          )}
          {opened && opened.content.kind === kind && (
            <section
              aria-label="Vista previa"
              className="grid grid-cols-[minmax(0,1fr)] gap-5 border-line border-t pt-5"
            >
              <ImportProblems
                problems={opened.refusals.map((text) => ({
                  number: null,
                  line: null,
                  isLeftOut: false,
                  text: `${text}; se quitó de los textos`,
                }))}
              />
              {parts && <Unfinished parts={parts} />}
              {preview(opened.content as ContentOf<K>)}
              <div className="sticky -bottom-6 low:static -mx-4 -mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t bg-surface px-4 py-3 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
                {step.is === 'creating' ? (
                  <div className="min-w-48 flex-1">
                    <p role="status">Creando el contenido…</p>
                    <ProgressBar value={Math.round(createdShare(step.parts) * 100)} label="Contenido creado" />
                  </div>
                ) : (
                  <p className="text-ink-soft max-sm:sr-only">Revisa el contenido antes de crearlo.</p>
                )}
                <Button disabled={isBusy} onClick={() => void createAll(opened)} className="max-sm:w-full">
                  {parts ? 'Crear lo que falta' : kind === 'topic' ? 'Crear tema' : 'Crear ensayo'}
                </Button>
              </div>
            </section>
          )}
        </div>
      )}
    </FormDialog>
  );
};
