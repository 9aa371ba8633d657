import { constants, deflateRawSync } from 'node:zlib';

/** A member of a gzip file without name and time (RFC 1952). */
export const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block of a deflate stream, empty (RFC 1951). */
export const deflateEnd = Buffer.from([3, 0]);
/** The last block of a brotli stream, empty (RFC 7932). */
export const brotliEnd = Buffer.from([3]);

/** An uncompressed block of a brotli stream, not the last one. It starts on a byte, like what comes after a flush. */
export const brotliBlock = (bytes: Buffer): Buffer[] => {
  const header = Buffer.alloc(3);
  // Not the last block, four nibbles of length, the length minus one, uncompressed.
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return [header, bytes];
};

/** An uncompressed block of a deflate stream, not the last one. It starts on a byte too. */
export const deflateBlock = (bytes: Buffer): Buffer[] => {
  const header = Buffer.alloc(5);
  // Not the last block, uncompressed; the length, and its complement.
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(65_535 - bytes.length, 3);
  return [header, bytes];
};

/**
 * Blocks of a deflate stream, none of them the last. Each part is compressed without the others, so they can be joined. A small window
 * (`windowBits`, `memLevel`) was 3% quicker, but malloc kept its memory: the api grew by 30 MB.
 */
export const deflate = (bytes: Buffer, effort: 'best' | 'fast'): Buffer =>
  deflateRawSync(bytes, { level: effort === 'best' ? 9 : 1, finishFlush: constants.Z_FULL_FLUSH });
