import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { FormatChoice } from '../exchange/format-choice.tsx';
import { PickedFileCard } from '../exchange/picked-file-card.tsx';
import { QuestionFileDrop } from '../exchange/question-file-drop.tsx';
import { PictureButton } from '../pictures/picture-button.tsx';
import { copiedPictures } from '../pictures/picture-files.ts';
import { Field } from '../ui/field.tsx';
import type { useBulkSource } from './use-bulk-source.ts';

/** What the input shows and changes. */
type BulkSource = Omit<ReturnType<typeof useBulkSource>, 'read' | 'readFormat'>;

interface Props {
  bulk: BulkSource;
  label: string;
  rows: number;
  /** How the bulk text is written. */
  hint: string;
  /** Questions are being created. */
  isCreating: boolean;
  progress: { text: string; label: string };
  onProcess: () => void;
  /** Read by screen readers when it changes. */
  notices?: ReactNode;
}

/** Whether pictures may go into the text. Other formats than the bulk text would read their tag as something else. */
export const takesPictures = ({ file, format }: Pick<BulkSource, 'file' | 'format'>) =>
  file === null && format === 'text';

/** Where teachers type, paste or drop many questions, with the buttons that read them. */
export const BulkInput = ({ bulk, label, rows, hint, isCreating, progress, onProcess, notices }: Props) => {
  const { text, area, pictures, file, format, reading } = bulk;
  const isBusy = isCreating || pictures.isUploading;
  const isForPictures = takesPictures(bulk);
  const uploadPicked = isForPictures ? (files: File[]) => void pictures.upload(files, 'picked') : undefined;
  return (
    <>
      <QuestionFileDrop
        isDisabled={isBusy}
        onText={bulk.add}
        onFile={bulk.takeFile}
        onPictures={uploadPicked}
        actions={uploadPicked && <PictureButton isDisabled={isBusy} onFiles={uploadPicked} />}
      >
        {file ? (
          <PickedFileCard file={file} disabled={isCreating} onRemove={() => bulk.takeFile(null)} />
        ) : (
          <Field label={label} hint={format === 'text' ? hint : undefined}>
            {({ className, ...control }) => (
              <textarea
                {...control}
                ref={area}
                rows={rows}
                spellCheck={false}
                readOnly={isBusy}
                value={text}
                onChange={({ target }) => bulk.change(target.value)}
                onPaste={(event) => {
                  const files = copiedPictures(event.clipboardData);
                  if (files.length === 0 || !isForPictures) return;
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
          format={format}
          isPackage={file?.source.kind === 'package'}
          disabled={isCreating}
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
          {notices}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={onProcess} disabled={bulk.isEmpty || isBusy || reading !== null}>
            Procesar
          </Button>
          <Button look="quiet" onClick={bulk.addExample} disabled={isBusy || file !== null}>
            Cargar ejemplo
          </Button>
          {reading !== null && (
            <div className="min-w-48 flex-1">
              <p role="status">{progress.text}</p>
              <ProgressBar value={Math.round(reading * 100)} label={progress.label} />
            </div>
          )}
        </div>
      </div>
    </>
  );
};
