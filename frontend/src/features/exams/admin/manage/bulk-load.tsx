import { CircleCheck, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormatChoice } from '../../../../authoring/exchange/format-choice.tsx';
import { PickedFileCard } from '../../../../authoring/exchange/picked-file-card.tsx';
import { QuestionFileDrop } from '../../../../authoring/exchange/question-file-drop.tsx';
import { KeptFields } from '../../../../authoring/form/kept-fields.tsx';
import { PictureButton } from '../../../../authoring/pictures/picture-button.tsx';
import { copiedPictures } from '../../../../authoring/pictures/picture-files.ts';
import { showInText } from '../../../../authoring/pictures/show-in-text.ts';
import { Field } from '../../../../authoring/ui/field.tsx';
import { questionsInWords } from '../../../../shared/study/words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { type BulkText, blockOf } from './use-bulk-text.ts';
import { useCreateQuestions } from './use-question-mutations.ts';

/** Space above the heading. */
const MARGIN_PX = 20;

const formatHint =
  'Separa las preguntas con una línea en blanco. Marcas: P: pregunta, A) a E) alternativas, R: letra correcta, E: explicación, PILOTO: SI. Puedes subir imágenes o pegarlas donde está el cursor (Ctrl+V).';

const leftOutText = (leftOut: number) =>
  leftOut === 1
    ? '1 bloque quedó fuera y sigue aquí. Corrígelo y procésalo de nuevo, o bórralo.'
    : `${leftOut} bloques quedaron fuera y siguen aquí. Corrígelos y procésalos de nuevo, o bórralos.`;

/** Focuses the heading and scrolls it to the top of the panel. */
const scrollToHeading = (heading: HTMLElement) => {
  heading.focus({ preventScroll: true });
  const panel = heading.closest('[role="tabpanel"]');
  if (panel) panel.scrollTop += heading.getBoundingClientRect().top - panel.getBoundingClientRect().top - MARGIN_PX;
};

interface Props {
  examId: string;
  /** Number of questions in the exam. */
  existing: number;
  bulk: BulkText;
}

/** Creates many questions from a text. The preview comes first and says what becomes of each block. */
export const BulkLoad = ({ examId, existing, bulk }: Props) => {
  const { text, area, pictures, file, preview, leftOut, reading, offer } = bulk;
  const heading = useRef<HTMLHeadingElement>(null);
  const create = useCreateQuestions(examId, ({ created }) => {
    bulk.finish(created);
    area.current?.focus();
  });
  useEffect(() => {
    if (preview && heading.current) scrollToHeading(heading.current);
  }, [preview]);
  const isBusy = create.isPending || pictures.isUploading;
  /** Other formats than the bulk text would read the tag of a picture as something else. */
  const takesPictures = file === null && bulk.format === 'text';
  const uploadPicked = takesPictures ? (files: File[]) => void pictures.upload(files, 'picked') : undefined;
  const show = (block: number) => {
    const place = blockOf(text, block);
    if (place && area.current) showInText(area.current, place.from, place.to);
  };
  return (
    <KeptFields offer={offer} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <QuestionFileDrop
        isDisabled={isBusy}
        onText={bulk.add}
        onFile={bulk.takeFile}
        onPictures={uploadPicked}
        actions={uploadPicked && <PictureButton isDisabled={isBusy} onFiles={uploadPicked} />}
      >
        {file ? (
          <PickedFileCard file={file} disabled={isBusy} onRemove={() => bulk.takeFile(null)} />
        ) : (
          <Field label="Preguntas" hint={bulk.format === 'text' ? formatHint : undefined}>
            {({ className, ...control }) => (
              <textarea
                {...control}
                ref={area}
                rows={12}
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
          disabled={isBusy}
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
          {bulk.created !== null && (
            <p className="mb-5 flex items-center gap-2.5 rounded-2xl bg-good-soft px-4 py-3 font-semibold leading-snug">
              <CircleCheck className="size-5 shrink-0 text-good" aria-hidden="true" />
              {bulk.created === 1 ? 'Se creó 1 pregunta.' : `Se crearon ${bulk.created} preguntas.`} El ensayo tiene
              ahora {questionsInWords(existing)}.
            </p>
          )}
          {leftOut > 0 && (
            <p className="mb-5 rounded-2xl bg-gold-soft px-4 py-3 font-semibold leading-snug">{leftOutText(leftOut)}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={bulk.process} disabled={bulk.isEmpty || isBusy || reading !== null}>
            Procesar
          </Button>
          <Button look="quiet" onClick={bulk.addExample} disabled={isBusy || file !== null}>
            Cargar ejemplo
          </Button>
          {reading !== null && (
            <div className="min-w-48 flex-1">
              <p role="status">Procesando el archivo…</p>
              <ProgressBar value={Math.round(reading * 100)} label="Archivo procesado" />
            </div>
          )}
        </div>
      </div>
      {preview && (
        <BulkPreview
          key={preview.id}
          result={preview.result}
          problems={preview.problems}
          heading={heading}
          isBusy={isBusy}
          onShow={show}
          onCreate={(questions) => create.mutate(questions)}
        />
      )}
    </KeptFields>
  );
};
