import { constants, crc32, brotliCompressSync as packBrotli } from 'node:zlib';
import { deflate } from './compressed-blocks.ts';
import { crcShift, joinedCrc } from './joined-crc.ts';

/** A copy with memory for itself only. A result of zlib keeps a chunk of 16 kB, a short Buffer a pool of 8 kB that others use too. */
const copyAlone = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

/**
 * JSON that is a part of several replies. It is compressed once. Gzip for many replies is an exception: the first reply gets a quick
 * compression, because nothing may be kept at this time. The second reply gets the best one, which is kept.
 */
export class KeptJson {
  readonly bytes: Buffer;
  /** How the next reply compresses it. Null: it is compressed. */
  #next: 'fast' | 'best' | null = 'fast';
  readonly #use: 'many' | 'few';
  #crc: { own: number; shift: number } | undefined;
  #brotli: Buffer | undefined;
  #deflated: Buffer = Buffer.alloc(0);

  /** @param use how many replies contain it: it is worth more work when many do */
  constructor(json: string, use: 'many' | 'few' = 'many') {
    this.bytes = copyAlone(Buffer.from(json));
    this.#use = use;
  }

  /** The CRC-32 checksum of another text with this one after it. */
  crcAfter(crc: number): number {
    this.#crc ??= { own: crc32(this.bytes), shift: crcShift(this.bytes.length) };
    return joinedCrc(crc, this.#crc.own, this.#crc.shift);
  }

  /** The beginning of a brotli stream. */
  get brotli(): Buffer {
    this.#brotli ??= copyAlone(
      packBrotli(this.bytes, {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
        // An exam of 80 questions takes 55 ms instead of 15 for quality 9, once per version, and each reply has 1.4 kB less.
        params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
      }),
    );
    return this.#brotli;
  }

  /** Blocks of a deflate stream, none of them the last. */
  get deflated(): Buffer {
    if (this.#next !== null) {
      this.#deflated = copyAlone(deflate(this.bytes, this.#next));
      this.#next = this.#next === 'fast' && this.#use === 'many' ? 'best' : null;
    }
    return this.#deflated;
  }
}
