import { constants, crc32, deflateRawSync, brotliCompressSync as packBrotli } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { sendParts } from './send-parts.ts';

/** Smaller replies are not compressed, in bytes. */
export const compressionThreshold = 4_096;
/** A longer own part is compressed too, in bytes. Only gzip can join two compressed parts. */
const longOwnPart = 1_024;

/** A member of a gzip file without name and time (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block of a brotli stream, empty (RFC 7932). */
const brotliEnd = Buffer.from([3]);
const noBytes = Buffer.alloc(0);

/** Cuts the bytes into uncompressed blocks of a stream, each after its header. */
const inBlocks = (bytes: Buffer, most: number, headerOf: (length: number) => Buffer): Buffer[] => {
  const blocks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += most) {
    const part = bytes.subarray(from, from + most);
    blocks.push(headerOf(part.length), part);
  }
  return blocks;
};

/** Blocks of a brotli stream, none of them the last. They start on a byte, like what comes after a flush. */
const brotliBlocks = (bytes: Buffer): Buffer[] =>
  inBlocks(bytes, 65_536, (length) => {
    const header = Buffer.alloc(3);
    // Not the last block, four nibbles of length, the length minus one, uncompressed.
    header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
    return header;
  });

/** Blocks of a deflate stream (RFC 1951), none of them the last. They start on a byte too. */
const deflateBlocks = (bytes: Buffer): Buffer[] =>
  inBlocks(bytes, 65_535, (length) => {
    const header = Buffer.alloc(5);
    // Not the last block, uncompressed; the length, and its complement.
    header.writeUInt16LE(length, 1);
    header.writeUInt16LE(65_535 - length, 3);
    return header;
  });

/** The end of the replies to one user, as long as nothing of theirs changes: JSON. It is compressed once. */
export class KeptJson {
  readonly bytes: Buffer;
  #deflated: Buffer | undefined;

  constructor(json: string) {
    this.bytes = Buffer.from(json);
  }

  /** The end of a deflate stream. */
  get deflated(): Buffer {
    this.#deflated ??= deflateRawSync(this.bytes, { level: 1 });
    return this.#deflated;
  }
}

/** The beginning of the replies of many users, or a whole reply: JSON. It is compressed once. */
export class SharedJson {
  readonly bytes: Buffer;
  #brotli: Buffer | undefined;
  #deflated: { bytes: Buffer; crc: number } | undefined;

  constructor(json: string) {
    this.bytes = Buffer.from(json);
  }

  #packBrotli(): Buffer {
    this.#brotli ??= packBrotli(this.bytes, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      // An exam of 80 questions takes 55 ms instead of 15 for quality 9, once per version, and each reply has 1.4 kB less.
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    });
    return this.#brotli;
  }

  #deflate() {
    this.#deflated ??= {
      bytes: deflateRawSync(this.bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
      crc: crc32(this.bytes),
    };
    return this.#deflated;
  }

  /** The parts of the whole reply, compressed. Only `own` costs work, and only when nothing kept comes after it. */
  packWith(own: Buffer, kept: KeptJson | null, encoding: 'br' | 'gzip'): Buffer[] {
    const last = kept?.bytes ?? noBytes;
    if (encoding === 'br') return [this.#packBrotli(), ...brotliBlocks(own), ...brotliBlocks(last), brotliEnd];
    const { bytes, crc } = this.#deflate();
    const end = Buffer.alloc(8);
    end.writeUInt32LE(crc32(last, crc32(own, crc)), 0);
    end.writeUInt32LE(this.bytes.length + own.length + last.length, 4);
    const deflated = kept ? [...deflateBlocks(own), kept.deflated] : [deflateRawSync(own, { level: 1 })];
    return [gzipHeader, bytes, ...deflated, end];
  }
}

/** A reply that is JSON already. Its parts were checked with the schema of the reply. */
export class JsonBytes<Reply> {
  readonly shared: SharedJson | null;
  /** What comes after the shared part. It is the whole reply when there is no shared part. */
  readonly own: Buffer;
  /** What comes after `own`. */
  readonly kept: KeptJson | null;
  /** Exists for the compiler only. */
  declare readonly reply?: Reply;
  constructor(shared: SharedJson | null, own: string, kept: KeptJson | null = null) {
    this.shared = shared;
    this.own = Buffer.from(own);
    this.kept = kept;
  }
}

/** Sends a JSON body, the shared part compressed. */
export const sendJson = ({ shared, own, kept }: JsonBytes<unknown>, reply: FastifyReply): FastifyReply => {
  reply.type('application/json; charset=utf-8');
  // @fastify/compress compresses it.
  if (!shared) return reply.send(own);
  const accepted = reply.request.headers['accept-encoding'] ?? '';
  const ownLength = own.length + (kept?.bytes.length ?? 0);
  const isShort = shared.bytes.length + ownLength < compressionThreshold;
  const encoding = isShort ? null : negotiate(accepted, ownLength > longOwnPart ? ['gzip', 'br'] : ['br', 'gzip']);
  if (!encoding) return sendParts(reply, [shared.bytes, own, ...(kept ? [kept.bytes] : [])]);
  reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
  return sendParts(reply, shared.packWith(own, kept, encoding));
};
