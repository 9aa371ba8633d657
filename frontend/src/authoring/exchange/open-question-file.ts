import { detectTextFormat, detectZipFormat, type ImportFormat } from '@matraz/formats/exchange/detect-format';
import { UnreadableFile } from '@matraz/formats/exchange/import-result';
import type { Source } from '@matraz/formats/exchange/open-file';

/** A picked file that is not edited as text. */
export interface PickedFile {
  name: string;
  /** Bytes. */
  size: number;
  source: Source;
  /** Detected by content. */
  format: ImportFormat;
}

/** A file of this many characters at most is shown as text, where it can be corrected. */
const MAX_EDITABLE = 500_000;

/** Formats that a teacher can read and correct in the text field. */
const isEditable = (format: ImportFormat) => format === 'gift' || format === 'aiken' || format === 'csv';

/**
 * Opens a file. Bulk text and short texts are given as text, everything else as a file.
 *
 * @throws UnreadableFile with a Spanish message when it holds no questions in a known format
 */
export const openQuestionFile = async (picked: File): Promise<{ text: string } | { file: PickedFile }> => {
  const { openFile } = await import('@matraz/formats/exchange/open-file');
  const source = openFile(new Uint8Array(await picked.arrayBuffer()));
  const file = { name: picked.name, size: picked.size, source };
  if (source.kind === 'package') {
    const format = detectZipFormat(source.files.keys());
    if (!format) throw new UnreadableFile('El zip no es un paquete QTI ni un contenido de Matraz.');
    return { file: { ...file, format } };
  }
  const format = detectTextFormat(source.text);
  const isText = format === 'text' || (isEditable(format) && source.text.length <= MAX_EDITABLE);
  return isText ? { text: source.text.replace(/^\ufeff/, '') } : { file: { ...file, format } };
};
