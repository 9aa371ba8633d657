import { crc32 } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { brotliBlock, brotliEnd, deflate, deflateBlock, deflateEnd, gzipHeader } from './compressed-blocks.ts';
import { KeptJson } from './kept-json.ts';
import { sendParts } from './send-parts.ts';

/** Smaller replies are not compressed, in bytes. */
export const compressionThreshold = 4_096;
/** A longer part of one reply is compressed too, in bytes. Only gzip can join two compressed parts. */
const longOwnPart = 1_024;

type Part = KeptJson | Buffer;

const bytesOf = (part: Part): Buffer => (part instanceof KeptJson ? part.bytes : part);
const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + bytesOf(part).length, 0);

const lengthOf = (part: KeptJson | string): number => (typeof part === 'string' ? part.length : part.bytes.length);

/** Neighbours of one reply become one part, so they are compressed together. Empty ones are left out. */
const joinOwn = (given: readonly (KeptJson | string)[]): Part[] => {
  const parts: (KeptJson | string)[] = [];
  for (const part of given) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (lengthOf(part) > 0) parts.push(part);
  }
  return parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
};

/** A reply that is JSON already. Its parts were checked with the schema of the reply. */
export class JsonBytes<Reply> {
  readonly parts: readonly Part[];
  /** Exists for the compiler only. */
  declare readonly reply?: Reply;
  /** @param parts strings are of this reply only */
  constructor(...parts: (KeptJson | string)[]) {
    this.parts = joinOwn(parts);
  }
}

/** The checksum and the length of all parts, which end a gzip file. */
const gzipTrailer = (parts: readonly Part[]): Buffer => {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(
    parts.reduce((crc, part) => (part instanceof KeptJson ? part.crcAfter(crc) : crc32(part, crc)), 0),
    0,
  );
  trailer.writeUInt32LE(sumOf(parts), 4);
  return trailer;
};

const packGzip = (parts: readonly Part[]): Buffer[] => {
  const blocks = parts.flatMap((part) => {
    if (part instanceof KeptJson) return [part.deflated];
    return part.length > longOwnPart ? [deflate(part, 'fast')] : deflateBlock(part);
  });
  return [gzipHeader, ...blocks, deflateEnd, gzipTrailer(parts)];
};

/**
 * Compresses a reply. Only its own long parts cost work.
 *
 * @returns null: the client takes no encoding that fits, or the reply is short
 */
export const packJson = (
  { parts }: JsonBytes<unknown>,
  accepted: string,
): { encoding: 'br' | 'gzip'; bytes: Buffer[] } | null => {
  if (sumOf(parts) < compressionThreshold) return null;
  const [first, ...others] = parts;
  const isForBrotli = first instanceof KeptJson && sumOf(others) <= longOwnPart;
  if (!isForBrotli) return negotiate(accepted, ['gzip']) ? { encoding: 'gzip', bytes: packGzip(parts) } : null;
  const encoding = negotiate(accepted, ['br', 'gzip']);
  if (encoding === 'br')
    return { encoding, bytes: [first.brotli, ...others.flatMap((part) => brotliBlock(bytesOf(part))), brotliEnd] };
  return encoding ? { encoding, bytes: packGzip(parts) } : null;
};

export const sendJson = (json: JsonBytes<unknown>, reply: FastifyReply): FastifyReply => {
  reply.type('application/json; charset=utf-8');
  const packed = packJson(json, reply.request.headers['accept-encoding'] ?? '');
  if (!packed) return sendParts(reply, json.parts.map(bytesOf));
  reply.headers({ 'content-encoding': packed.encoding, vary: 'accept-encoding' });
  return sendParts(reply, packed.bytes);
};
