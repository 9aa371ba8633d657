import { FileArchive, X } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import type { PickedFile } from './open-question-file.ts';

const kilobytes = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 0 });

interface Props {
  file: PickedFile;
  disabled: boolean;
  onRemove: () => void;
}

/** A file that is read as a whole, in the place of the text field. */
export const PickedFileCard = ({ file, disabled, onRemove }: Props) => (
  <div className="flex items-center gap-3 rounded-2xl border-2 border-line bg-surface p-4">
    <FileArchive className="size-7 shrink-0 text-copper" aria-hidden="true" />
    <p className="min-w-0 flex-1 leading-snug">
      <span className="block font-bold [overflow-wrap:anywhere]">{file.name}</span>
      <span className="text-ink-soft text-sm">{kilobytes.format(Math.max(1, file.size / 1_000))} kB</span>
    </p>
    <Button look="ghost" disabled={disabled} onClick={onRemove} className="px-3!" aria-label={`Quitar ${file.name}`}>
      <X className="size-5" aria-hidden="true" />
      Quitar
    </Button>
  </div>
);
