import { strToU8, Unzip, UnzipInflate, zipSync } from 'fflate';
import { decodeCp850 } from './decode-text.ts';
import { UnreadableFile } from './import-result.ts';
import { joinBytes } from './join-bytes.ts';
import { shorten } from './shorten.ts';

/** Limits of an unpacked zip, in bytes. A topic with 2,600 questions and its pictures is far below. */
const MAX_BYTES = 200_000_000;
const MAX_FILES = 20_000;
/** A file must not be packed to less than a hundredth. Texts shrink to a tenth. */
const MAX_RATIO = 100;
/** Packed bytes that are unpacked in one step. A step gives at most a thousand times as much, then the limits are checked. */
const STEP = 16_384;

/** Files by their path, for example `pictures/espejo.png`. Accents are composed (NFC), and `/` separates folders. */
export type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Names that the list at the end of a zip marks as UTF-8 (APPNOTE.TXT 4.3.12: flag, lengths of name, extra field and
 * comment at bytes 8, 28, 30 and 32 of each entry).
 */
const namesInUtf8 = (bytes: Uint8Array): Set<string> => {
  const names = new Set<string>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(bytes);
  for (let at = end < 0 ? bytes.length : view.getUint32(end + 16, true); at + 46 <= bytes.length; ) {
    if (view.getUint32(at, true) !== 0x02014b50) break;
    const length = view.getUint16(at + 28, true);
    const isUtf8 = (view.getUint16(at + 8, true) & 0x800) !== 0;
    if (isUtf8) names.add(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
};

/** The path that a program meant. @param name one character for each byte, unless `isUtf8` */
const pathOf = (name: string, isUtf8: boolean): string => {
  const read = isUtf8 ? name : decodeName(Uint8Array.from(name, (character) => character.charCodeAt(0)));
  return read.replaceAll('\\', '/').normalize('NFC');
};

/** Some programs write UTF-8 without the mark; the others write the encoding of DOS. */
const decodeName = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeCp850(bytes);
  }
};

const isUnsafe = (path: string): boolean =>
  path.startsWith('/') || /^[a-z]:/i.test(path) || path.includes('\0') || path.split('/').includes('..');

/** Files that a computer adds by itself. */
const isLitter = (path: string): boolean =>
  path.endsWith('/') || /(^|\/)(__MACOSX\/|\._[^/]*$|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/.test(path);

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * Where the last part of a zip begins: these signs, and a comment of at most 65,535 bytes. -1: the zip was cut off.
 */
const endOf = (bytes: Uint8Array): number => {
  const from = Math.max(0, bytes.length - 65_557);
  const at = new TextDecoder('latin1').decode(bytes.subarray(from)).lastIndexOf('PK\u0005\u0006');
  return at < 0 || from + at + 22 > bytes.length ? -1 : from + at;
};

const refuse = (reason: string): never => {
  throw new UnreadableFile(reason);
};

/**
 * The files of a zip. Sizes are counted while it is unpacked: what the zip says about them is not used.
 *
 * @throws UnreadableFile when it is damaged, unpacks to too much, or has a path that leaves its folder
 */
export const readZip = (bytes: Uint8Array): Files => {
  // The flags of the first file: bit 0 says that it is encrypted.
  if (((bytes[6] ?? 0) & 1) !== 0) refuse('El zip tiene contraseña: guárdalo sin ella y vuelve a elegirlo.');
  const files = new Map<string, Uint8Array>();
  const inUtf8 = namesInUtf8(bytes);
  let total = 0;
  let packed = 0;
  const unzip = new Unzip((file) => {
    const path = pathOf(file.name, inUtf8.has(file.name));
    if (isUnsafe(path)) refuse('El zip tiene una ruta no permitida y no se abrió.');
    if (files.size >= MAX_FILES) refuse(`El zip tiene más de ${MAX_FILES} archivos.`);
    const chunks: Uint8Array[] = [];
    const packedBefore = packed;
    let size = 0;
    if (!isLitter(path) && files.has(path)) refuse(`El zip tiene dos veces el archivo «${shorten(path)}».`);
    file.ondata = (error, chunk, isFinal) => {
      if (error) throw error;
      size += chunk.length;
      total += chunk.length;
      const isBomb = size > (packed - packedBefore + STEP) * MAX_RATIO;
      if (total > MAX_BYTES || isBomb) refuse('El zip ocupa demasiado al descomprimirse.');
      chunks.push(chunk);
      if (isFinal && !isLitter(path)) files.set(path, joinBytes(chunks));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += STEP) {
      packed = from;
      unzip.push(bytes.subarray(from, from + STEP), from + STEP >= bytes.length);
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    refuse('El zip está dañado.');
  }
  if (files.size === 0 || endOf(bytes) < 0) refuse('El zip está dañado o vacío.');
  return files;
};

/** The files without the folders that are around all of them. */
export const withoutOuterFolders = (files: Files): Files => {
  const folders = new Set([...files.keys()].map((path) => /^[^/]+\//.exec(path)?.[0] ?? ''));
  const [outer = ''] = folders;
  if (folders.size !== 1 || outer === '') return files;
  return withoutOuterFolders(new Map([...files].map(([path, content]) => [path.slice(outer.length), content])));
};

/**
 * The files relative to the folder of the first of these names, because many programs put a folder around all files.
 * Files outside that folder are dropped. Without such a name all files stay.
 */
export const belowFolderOf = (files: Files, names: readonly string[]): Files => {
  const [shortest] = [...files.keys()]
    .filter((path) => names.includes(path.slice(path.lastIndexOf('/') + 1)))
    .sort((one, other) => one.split('/').length - other.split('/').length);
  const folder = shortest?.slice(0, shortest.lastIndexOf('/') + 1) ?? '';
  if (folder === '') return files;
  const below = [...files].filter(([path]) => path.startsWith(folder));
  return new Map(below.map(([path, content]) => [path.slice(folder.length), content]));
};

/** Pictures are stored as they are, because they do not shrink. */
export const writeZip = (files: ReadonlyMap<string, Uint8Array | string>): Uint8Array<ArrayBuffer> => {
  const entries = [...files].map(([path, content]) => {
    const isText = typeof content === 'string';
    return [path, [isText ? strToU8(content) : content, { level: isText ? 6 : 0 }]] as const;
  });
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0], { mtime: '2026-01-01' });
};
