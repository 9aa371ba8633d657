import type { FolderPackage } from '@matraz/domain/content/read-package';
import { UnreadableFile } from '@matraz/domain/exchange/import-result';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp, OctagonAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { courseList } from '../../courses.ts';
import { toast } from '../../toast.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { uuidv7 } from '../../uuid.ts';
import { FormDialog } from '../form-dialog.tsx';
import { toastFailure } from '../use-admin-mutation.ts';
import { ImportProblems } from './import-problems.tsx';
import { type OpenPackage, openPackage } from './open-package.ts';

type Kind = FolderPackage['kind'];
type ContentOf<K extends Kind> = Extract<FolderPackage, { kind: K }>;

/** Gives the idempotency key of a thing of the file. Ids sort by their keys: a later place has a later id. */
export type KeyOf = (name: string, place: number) => string;

interface Props<K extends Kind> {
  title: string;
  kind: K;
  preview: (content: ContentOf<K>) => ReactNode;
  /** Creates what is missing. It may be called again with the same keys after a failure. */
  create: (content: ContentOf<K>, keyOf: KeyOf, onProgress: (part: number) => void) => Promise<void>;
  createdTitle: string;
  failureTitle: string;
  onClose: () => void;
}

type Step =
  | { is: 'empty'; errors: string[] }
  | { is: 'reading' | 'creating'; part: number; opened: OpenPackage | null }
  | { is: 'read'; opened: OpenPackage };

const newKeys = (): KeyOf => {
  const startedAt = Date.now();
  const keys = new Map<string, string>();
  return (name, place) => {
    const key = keys.get(name) ?? uuidv7(startedAt + place);
    keys.set(name, key);
    return key;
  };
};

const Errors = ({ errors }: { errors: readonly string[] }) => (
  <section role="alert" className="rounded-card bg-bad-soft p-4 sm:p-5">
    <h3 className="flex items-center gap-2.5 font-extrabold">
      <OctagonAlert className="size-5 shrink-0 text-bad" aria-hidden="true" />
      El archivo no se puede importar
    </h3>
    <ul className="mt-2 grid gap-1">
      {errors.slice(0, 50).map((text) => (
        <li key={text} className="leading-snug [overflow-wrap:anywhere]">
          {text}
        </li>
      ))}
    </ul>
  </section>
);

/** Imports a zip of our content format as a new topic or exam, after a preview. */
export const ImportDialog = <K extends Kind>({ title, kind, preview, create, ...texts }: Props<K>) => {
  const { createdTitle, failureTitle, onClose } = texts;
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<Step>({ is: 'empty', errors: [] });
  const keyOf = useRef<KeyOf>(newKeys());
  const abort = useRef(new AbortController());
  useEffect(() => {
    const controller = abort.current;
    return () => controller.abort();
  }, []);

  const read = async (file: File | undefined) => {
    if (!file) return;
    setStep({ is: 'reading', part: 0, opened: null });
    keyOf.current = newKeys();
    try {
      const courses = await queries.ensureQueryData(courseList);
      const opened = await openPackage(file, {
        courses: new Map(courses.map((course) => [course.title, course.id])),
        onProgress: (part) => setStep({ is: 'reading', part, opened: null }),
        signal: abort.current.signal,
      });
      const wrong =
        kind === 'topic'
          ? 'El zip es de un ensayo: impórtalo en Ensayos.'
          : 'El zip es de un tema: impórtalo en Temas.';
      setStep(opened.content.kind === kind ? { is: 'read', opened } : { is: 'empty', errors: [wrong] });
    } catch (error) {
      if (!(error instanceof UnreadableFile)) console.error(error);
      const reason =
        error instanceof UnreadableFile ? error.message : 'No se pudo leer el archivo. Inténtalo de nuevo.';
      setStep({ is: 'empty', errors: [...new Set(reason.split('\n'))] });
    }
  };

  const createAll = async (opened: OpenPackage) => {
    setStep({ is: 'creating', part: 0, opened });
    try {
      await create(opened.content as ContentOf<K>, keyOf.current, (part) => setStep({ is: 'creating', part, opened }));
      toast({ tone: 'good', title: createdTitle });
      onClose();
    } catch (error) {
      toastFailure(error instanceof Error ? error : new Error(String(error)), failureTitle);
      setStep({ is: 'read', opened });
    }
  };

  const opened = step.is === 'empty' ? null : step.opened;
  const isBusy = step.is === 'reading' || step.is === 'creating';
  return (
    <FormDialog title={title} size="page" isUnsaved={opened !== null} onDiscard={() => {}} onClose={onClose}>
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
          <input
            ref={input}
            type="file"
            accept=".zip,application/zip"
            aria-label="Archivo zip"
            tabIndex={-1}
            className="sr-only"
            onChange={({ target }) => {
              void read(target.files?.[0]);
              target.value = ''; // the same file can be chosen again
            }}
          />
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
                problems={opened.missing.map((name) => ({
                  ...{ number: null, line: null, isLeftOut: false },
                  text: `no se pudo subir la imagen ${name} y se quitó de los textos`,
                }))}
              />
              {preview(opened.content as ContentOf<K>)}
              <div className="sticky -bottom-6 -mx-4 -mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t bg-surface px-4 py-3 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
                {step.is === 'creating' ? (
                  <div className="min-w-48 flex-1">
                    <p role="status">Creando el contenido…</p>
                    <ProgressBar value={Math.round(step.part * 100)} label="Contenido creado" />
                  </div>
                ) : (
                  <p className="text-ink-soft max-sm:sr-only">Revisa el contenido antes de crearlo.</p>
                )}
                <Button disabled={isBusy} onClick={() => void createAll(opened)} className="max-sm:w-full">
                  {kind === 'topic' ? 'Crear tema' : 'Crear ensayo'}
                </Button>
              </div>
            </section>
          )}
        </div>
      )}
    </FormDialog>
  );
};
