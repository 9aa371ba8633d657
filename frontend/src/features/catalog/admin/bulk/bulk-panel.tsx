import { placesOfBlocks } from '@matraz/formats/bulk/practice-text';
import { CircleCheck, LoaderCircle } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { FormatChoice } from '../../../../authoring/exchange/format-choice.tsx';
import { ImportProblems } from '../../../../authoring/exchange/import-problems.tsx';
import { PickedFileCard } from '../../../../authoring/exchange/picked-file-card.tsx';
import { QuestionFileDrop } from '../../../../authoring/exchange/question-file-drop.tsx';
import { KeptFields } from '../../../../authoring/form/kept-fields.tsx';
import { PictureButton } from '../../../../authoring/pictures/picture-button.tsx';
import { copiedPictures } from '../../../../authoring/pictures/picture-files.ts';
import { showInText } from '../../../../authoring/pictures/show-in-text.ts';
import { Confirm } from '../../../../authoring/ui/confirm.tsx';
import { Field } from '../../../../authoring/ui/field.tsx';
import { useLeaveGuard } from '../../../../shared/page/leave-guard.ts';
import { questionsInWords } from '../../../../shared/study/words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx';
import { TopicPicker } from '../topic-picker.tsx';
import { useChosenTopic } from '../use-chosen-topic.ts';
import { BulkErrors } from './bulk-errors.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { useBulkLoad } from './use-bulk-load.ts';

const formatHint =
  'Separa las preguntas con una línea de tres guiones (---). Marcas: PREGUNTA:, A) a D) con « *» al final de la correcta, EXPLICACIÓN: y XP: (opcional, 10). Puedes subir imágenes o pegarlas donde está el cursor (Ctrl+V).';

const Done = ({ count, topicId }: { count: number; topicId: string }) => (
  <p className="flex flex-wrap items-center gap-x-2.5 rounded-2xl bg-good-soft px-4 py-2 font-semibold">
    <CircleCheck className="size-5 shrink-0 text-good" aria-hidden="true" />
    Listo: {questionsInWords(count)} en el tema.
    <Link
      href={`/admin?seccion=preguntas&tema=${topicId}`}
      className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
    >
      Ver las preguntas
    </Link>
  </p>
);

/** Creates many practice questions from a text. */
export default function BulkPanel() {
  const [topicId, chooseTopic] = useChosenTopic();
  const bulk = useBulkLoad();
  /** What to do once the user agrees to lose the text; null when nothing is asked. */
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useLeaveGuard(bulk.isTouched, (go) => setLeave(() => go));
  const { text, file, result, load, reading, isRunning, area, pictures } = bulk;
  const isBusy = isRunning || pictures.isUploading;
  /** Other formats than the bulk text would read the tag of a picture as something else. */
  const takesPictures = file === null && bulk.format === 'text';
  const uploadPicked = takesPictures ? (files: File[]) => void pictures.upload(files, 'picked') : undefined;
  const hasErrors = takesPictures && result?.ok === false;
  const places = useMemo(() => (hasErrors ? placesOfBlocks(text) : []), [hasErrors, text]);
  const show = (block: number) => {
    const place = places[block - 1];
    if (place && area.current) showInText(area.current, place.from, place.to);
  };
  const withTopic = (act: (topicId: string) => void) => {
    if (topicId === null) window.alert('Debes seleccionar un tema primero');
    else act(topicId);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="font-extrabold text-2xl">Carga Masiva</h2>
      <fieldset disabled={isRunning} className="max-w-xl">
        <TopicPicker label="Tema de destino" topicId={topicId} onChoose={chooseTopic} />
      </fieldset>
      <div>
        <KeptFields offer={bulk.offer} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <QuestionFileDrop
            isDisabled={isBusy}
            onText={bulk.add}
            onFile={bulk.takeFile}
            onPictures={uploadPicked}
            actions={uploadPicked && <PictureButton isDisabled={isBusy} onFiles={uploadPicked} />}
          >
            {file ? (
              <PickedFileCard file={file} disabled={isRunning} onRemove={() => bulk.takeFile(null)} />
            ) : (
              <Field label="Texto de las preguntas" hint={bulk.format === 'text' ? formatHint : undefined}>
                {({ className, ...control }) => (
                  <textarea
                    {...control}
                    ref={area}
                    rows={14}
                    spellCheck={false}
                    readOnly={isBusy}
                    value={text}
                    onChange={({ target }) => bulk.change(target.value)}
                    onPaste={(event) => {
                      const files = copiedPictures(event.clipboardData);
                      if (files.length === 0 || !takesPictures) return;
                      event.preventDefault();
                      if (!isBusy) void pictures.upload(files, 'pasted');
                    }}
                    className={`${className} resize-y font-mono text-sm leading-relaxed`}
                  />
                )}
              </Field>
            )}
          </QuestionFileDrop>
          {!bulk.isEmpty && (
            <FormatChoice
              format={bulk.format}
              isPackage={file?.source.kind === 'package'}
              disabled={isRunning}
              onChoose={bulk.chooseFormat}
            />
          )}
          <div>
            <div role="status">
              {pictures.isUploading && (
                <p className="mb-5 flex items-center gap-2.5 font-semibold">
                  <LoaderCircle className="size-5 animate-spin text-brand" aria-hidden="true" />
                  Subiendo imagen…
                </p>
              )}
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Button
                disabled={bulk.isEmpty || isBusy || reading !== null}
                onClick={() => withTopic(() => void bulk.process())}
              >
                Procesar
              </Button>
              <Button look="quiet" disabled={isBusy || file !== null} onClick={bulk.addExample}>
                Cargar ejemplo
              </Button>
              {reading !== null && (
                <div className="min-w-48 flex-1">
                  <p role="status">Procesando el texto…</p>
                  <ProgressBar value={Math.round(reading * 100)} label="Texto procesado" />
                </div>
              )}
            </div>
          </div>
        </KeptFields>
      </div>
      <div role="status">{bulk.done && <Done {...bulk.done} />}</div>
      {result && !result.ok && (
        <BulkErrors errors={result.errors} lineOf={(block) => places[block - 1]?.line} onShow={show} />
      )}
      {result && !result.ok && <ImportProblems problems={bulk.problems} />}
      {result?.ok && (
        <BulkPreview
          questions={result.questions}
          problems={bulk.problems}
          load={load?.topicId === topicId ? load : null}
          onCreate={() => withTopic((chosen) => void bulk.create(chosen, result.questions))}
        />
      )}
      {leave && (
        <Confirm
          title="¿Descartar el texto de la carga masiva?"
          text={isRunning ? 'La carga está en curso: faltan preguntas por crear.' : 'Aún no se crean sus preguntas.'}
          action="Descartar"
          tone="destructive"
          onConfirm={() => {
            bulk.forget();
            leave();
          }}
          onClose={() => setLeave(null)}
        />
      )}
    </div>
  );
}
