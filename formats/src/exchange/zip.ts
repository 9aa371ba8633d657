import { strToU8, Unzip, UnzipInflate, zipSync } from 'fflate';
import { UnreadableFile } from './import-result.ts';

/** Limits of an unpacked zip, in bytes. A topic with 2,600 questions and its pictures is far below. */
const MAX_BYTES = 200_000_000;
const MAX_FILES = 20_000;
/** A file must not be packed to less than a hundredth. Texts shrink to a tenth. */
const MAX_RATIO = 100;
/** Packed bytes that are unpacked in one step. A step gives at most a thousand times as much, then the limits are checked. */
const STEP = 16_384;

/** Files by their path, for example `pictures/espejo.png`. */
export type Files = ReadonlyMap<string, Uint8Array>;

const isUnsafe = (path: string): boolean =>
  path.startsWith('/') || /^[a-z]:/i.test(path) || /[\\\0]/.test(path) || path.split('/').includes('..');

/** Files that a computer adds by itself. */
const isLitter = (path: string): boolean =>
  path.endsWith('/') || /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/.test(path);

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** The last part of a zip has these signs, and a comment of at most 65,535 bytes. A zip that was cut off does not have it. */
const hasEnd = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(-65_557)).includes('PK\u0005\u0006');

const refuse = (reason: string): never => {
  throw new UnreadableFile(reason);
};

const joined = (chunks: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

/**
 * The files of a zip. Sizes are counted while it is unpacked: what the zip says about them is not used.
 *
 * @throws UnreadableFile when it is damaged, unpacks to too much, or has a path that leaves its folder
 */
export const readZip = (bytes: Uint8Array): Files => {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  let packed = 0;
  const unzip = new Unzip((file) => {
    if (isUnsafe(file.name)) refuse('El zip tiene una ruta no permitida y no se abrió.');
    if (files.size >= MAX_FILES) refuse(`El zip tiene más de ${MAX_FILES} archivos.`);
    const chunks: Uint8Array[] = [];
    const packedBefore = packed;
    let size = 0;
    file.ondata = (error, chunk, isFinal) => {
      if (error) throw error;
      size += chunk.length;
      total += chunk.length;
      const isBomb = size > (packed - packedBefore + STEP) * MAX_RATIO;
      if (total > MAX_BYTES || isBomb) refuse('El zip ocupa demasiado al descomprimirse.');
      chunks.push(chunk);
      if (isFinal && !isLitter(file.name)) files.set(file.name, joined(chunks));
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
  if (files.size === 0 || !hasEnd(bytes)) refuse('El zip está dañado o vacío.');
  return files;
};

/** Pictures are stored as they are, because they do not shrink. */
export const writeZip = (files: ReadonlyMap<string, Uint8Array | string>): Uint8Array<ArrayBuffer> => {
  const entries = [...files].map(([path, content]) => {
    const isText = typeof content === 'string';
    return [path, [isText ? strToU8(content) : content, { level: isText ? 6 : 0 }]] as const;
  });
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0], { mtime: '2026-01-01' });
};
