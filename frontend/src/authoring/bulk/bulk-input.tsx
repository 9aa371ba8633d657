import { LoaderCircle } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { FormatChoice } from '../exchange/format-choice.tsx';
import { PickedFileCard } from '../exchange/picked-file-card.tsx';
import { QuestionFileDrop } from '../exchange/question-file-drop.tsx';
import { PictureButton } from '../pictures/picture-button.tsx';
import { copiedPictures } from '../pictures/picture-files.ts';
import { hasFormatting } from './has-formatting.ts';
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

/** Whether tags may go into the text: into an empty one, into bulk text, and into text as in Word. */
const takesTags = ({ file, format, isEmpty }: BulkSource) =>
  file === null && (isEmpty || format === 'text' || format === 'word');

/** Where teachers type, paste or drop many questions, with the buttons that read them. */
export const BulkInput = ({ bulk, label, rows, hint, isCreating, progress, onProcess, notices }: Props) => {
  const { text, area, pictures, file, format, reading } = bulk;
  const isBusy = isCreating || pictures.isUploading;
  const isForPictures = takesPictures(bulk);
  const uploadPicked = isForPictures ? (files: File[]) => void pictures.upload(files, 'picked') : undefined;
  const [dropped, setDropped] = useState('');
  const pasteText = async (html: string) => {
    const [{ pastedText }, { droppedNote }] = await Promise.all([
      import('./pasted-text.ts'),
      import('../editor/dropped-by-paste.ts'),
    ]);
    const pasted = pastedText(html);
    setDropped(droppedNote(pasted.dropped));
    bulk.insert(pasted.text);
  };
  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const files = copiedPictures(clipboardData);
    const html = clipboardData.getData('text/html');
    if (files.length > 0 && isForPictures) {
      event.preventDefault();
      if (!isBusy) void pictures.upload(files, 'pasted');
    } else if (!isBusy && takesTags(bulk) && hasFormatting(html, clipboardData.getData('text/plain'))) {
      event.preventDefault();
      void pasteText(html);
    }
  };
  const note = [pictures.refusal, dropped].filter((text) => text !== '').join(' ');
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
                onPaste={paste}
                className={`${className} resize-y font-mono text-sm leading-relaxed`}
              />
            )}
          </Field>
        )}
        <p
          role="status"
          className="rounded-2xl bg-gold-soft px-4 py-2.5 font-semibold text-sm leading-snug [overflow-wrap:anywhere] empty:hidden"
        >
          {note}
        </p>
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
