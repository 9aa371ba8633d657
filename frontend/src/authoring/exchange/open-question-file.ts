import {
  detectTextFormat,
  detectZipFormat,
  type ImportFormat,
  reasonAgainstZip,
} from '@matraz/formats/exchange/detect-format';
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
const isEditable = (format: ImportFormat) => ['word', 'gift', 'aiken', 'csv'].includes(format);

/** Some words that only the right encoding makes readable. */
const sampleOf = (text: string) => [...new Set(text.match(/[^\s]*[^\s\0-\x7f][^\s]*/g))].slice(0, 8).join(' · ');

/** Asks the teacher which reading is right, the likeliest first. @throws UnreadableFile when none is */
const chooseReading = (readings: readonly string[]): string => {
  const right = [...new Set(readings)].find((text) =>
    window.confirm(`No se sabe cómo leer las tildes de este archivo. ¿Se leen bien aquí?\n\n${sampleOf(text)}`),
  );
  if (right === undefined) throw new UnreadableFile('Guárdalo como texto en UTF-8 y vuelve a elegirlo.');
  return right;
};

/**
 * Opens a file. Bulk text and short texts are given as text, everything else as a file.
 *
 * @throws UnreadableFile with a Spanish message when it holds no questions in a known format
 */
export const openQuestionFile = async (picked: File): Promise<{ text: string } | { file: PickedFile }> => {
  const [{ openFile }, { olderReadings }] = await Promise.all([
    import('@matraz/formats/exchange/open-file'),
    import('@matraz/formats/exchange/decode-text'),
  ]);
  const bytes = new Uint8Array(await picked.arrayBuffer());
  const opened = openFile(bytes);
  const source: Source =
    opened.kind === 'text' && opened.isDoubtful
      ? { kind: 'text', text: chooseReading(olderReadings(bytes).map(({ text }) => text)) }
      : opened;
  const file = { name: picked.name, size: picked.size, source };
  if (source.kind === 'package') {
    const format = detectZipFormat(source.files.keys());
    if (!format) throw new UnreadableFile(reasonAgainstZip(source.files.keys()));
    return { file: { ...file, format } };
  }
  const format = detectTextFormat(source.text);
  const isText = format === 'text' || (isEditable(format) && source.text.length <= MAX_EDITABLE);
  return isText ? { text: source.text.replace(/^\ufeff/, '') } : { file: { ...file, format } };
};
