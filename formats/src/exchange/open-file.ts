import { decodeText } from './decode-text.ts';
import { UnreadableFile } from './import-result.ts';
import { type Files, isZip, readZip } from './zip.ts';

/** A file of questions: a text, or the files of a package. `isDoubtful`: its encoding is a guess. */
export type Source = { kind: 'text'; text: string; isDoubtful?: boolean } | { kind: 'package'; files: Files };

/** Bytes. A package of 2,600 questions with 100 pictures has about 10 MB. */
const MAX_SIZE = 50_000_000;

/** `.doc` and `.xls` begin with these signs. */
const isOldOffice = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].every((sign, place) => bytes[place] === sign);

/**
 * Opens a file: a zip, or a text in any encoding that `decodeText` knows.
 *
 * @throws UnreadableFile when it is neither, or too large
 */
export const openFile = (bytes: Uint8Array): Source => {
  if (bytes.length > MAX_SIZE) throw new UnreadableFile('El archivo supera los 50 MB.');
  if (isZip(bytes)) return { kind: 'package', files: readZip(bytes) };
  if (isOldOffice(bytes))
    throw new UnreadableFile(
      'Es un archivo de un Office antiguo: guárdalo como .docx, o la planilla como CSV, y vuelve a elegirlo.',
    );
  const { text, encoding, isDoubtful } = decodeText(bytes);
  if (text.includes('\0') && !encoding.startsWith('utf-16'))
    throw new UnreadableFile('No es un archivo de preguntas: guárdalo como texto simple (.txt) y vuelve a elegirlo.');
  return { kind: 'text', text, ...(isDoubtful && { isDoubtful }) };
};
