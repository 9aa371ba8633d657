import { UnreadableFile } from './import-result.ts';
import { type Files, isZip, readZip } from './zip.ts';

/** A file of questions: a text, or the files of a package. */
export type Source = { kind: 'text'; text: string } | { kind: 'package'; files: Files };

/** Bytes. A package of 2,600 questions with 100 pictures has about 10 MB. */
const MAX_SIZE = 50_000_000;

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/**
 * Opens a file: a zip, or text in UTF-8, UTF-16 with its mark, or the code page of older Windows programs.
 *
 * @throws UnreadableFile when it is neither, or too large
 */
export const openFile = (bytes: Uint8Array): Source => {
  if (bytes.length > MAX_SIZE) throw new UnreadableFile('El archivo supera los 50 MB.');
  if (isZip(bytes)) return { kind: 'package', files: readZip(bytes) };
  if (isUtf16(bytes))
    return { kind: 'text', text: new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes) };
  const text = decode(bytes);
  if (text.includes('\0'))
    throw new UnreadableFile('No es un archivo de preguntas: guárdalo como texto simple (.txt) y vuelve a elegirlo.');
  return { kind: 'text', text };
};
