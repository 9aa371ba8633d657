import { UnreadableFile } from '@matraz/formats/exchange/import-result';
import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { toast } from '../../shared/page/toast.ts';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { FileInput } from '../../shared/ui/file-input.tsx';
import { picturesOf } from '../pictures/picture-files.ts';
import { openQuestionFile, type PickedFile } from './open-question-file.ts';

interface Props {
  isDisabled: boolean;
  onText: (text: string) => void;
  /** A file that is not edited as text. */
  onFile: (file: PickedFile) => void;
  /** Called with dropped pictures. Without it a picture is refused like every file without questions. */
  onPictures?: (files: File[]) => void;
  /** The field that the file is dropped on. */
  children: ReactNode;
  /** More buttons. */
  actions?: ReactNode;
}

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A text field that also takes a file of questions, dropped on it or picked with a button. */
export const QuestionFileDrop = ({ isDisabled, onText, onFile, onPictures, children, actions }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file || isDisabled) return;
    try {
      const opened = await openQuestionFile(file);
      if ('text' in opened) onText(opened.text);
      else onFile(opened.file);
    } catch (error) {
      const description = error instanceof UnreadableFile ? error.message : 'Inténtalo de nuevo.';
      toast({ tone: 'destructive', title: `No se pudo leer ${file.name}`, description });
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by keyboard
    <div
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setIsOver(false);
        const pictures = picturesOf(event.dataTransfer);
        if (pictures.length > 0 && onPictures && !isDisabled) onPictures(pictures);
        else void read(event.dataTransfer.files[0]);
      }}
      className={cx('grid gap-2 rounded-2xl', isOver && 'outline-3 outline-brand outline-dashed outline-offset-4')}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-3">
        <Button look="ghost" className="-ml-3 px-3!" disabled={isDisabled} onClick={() => input.current?.click()}>
          <FileUp className="size-5" aria-hidden="true" />
          Elegir archivo
        </Button>
        {actions}
        <span className="text-ink-soft text-sm">
          o arrástralo aquí: texto, Word (.docx), GIFT, Aiken, CSV, Moodle XML, QTI 2.1.
        </span>
      </div>
      <FileInput
        ref={input}
        label="Archivo de texto"
        accept=".txt,.md,.docx,.gift,.csv,.tsv,.xml,.zip,text/plain,text/csv,text/xml,application/zip"
        onFile={(file) => void read(file)}
      />
    </div>
  );
};
