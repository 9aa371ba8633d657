import { hash } from 'node:crypto';
import { parse, stringify, v5, v7, validate } from 'uuid';

/** UUIDv5 namespace of ids that are derived from an idempotency key. As bytes, because a text would be parsed for each id. */
const namespace = parse('6d3a6f1c-8f0e-4d7a-9b55-2f2a9c1e7d40');

/** A new UUIDv7. */
export const newId = (now: Date = new Date()): string => v7({ msecs: now.getTime() });

/** A UUIDv5. The same parts give the same id. */
export const derivedId = (...parts: readonly string[]): string => v5(Buffer.from(JSON.stringify(parts)), namespace);

/** Writes the version and the variant into 16 bytes (RFC 9562). */
const uuidFrom = (bytes: Uint8Array, version: 7 | 8): string => {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return stringify(bytes);
};

const isUuidv7 = (key: string): boolean => validate(key) && key[14] === '7';

/** A UUIDv7: the first six bytes of `time`, then a hash of the name. */
export const namedId = (time: Uint8Array, name: string): string => {
  const bytes = new Uint8Array(16);
  bytes.set(time.subarray(0, 6));
  bytes.set(hash('sha256', name, 'buffer').subarray(0, 10), 6);
  return uuidFrom(bytes, 7);
};

/** An idempotency key with the time of `id`, then a hash of the name. Ids that are derived from such keys sort as the given ids do. */
export const keyLike = (id: string, name: string): string => namedId(parse(id), name);

/**
 * The id of an entity that a command creates. An idempotency key, when there is one, gives the id, so a repeated command finds the
 * same stream. The id is a UUIDv7 with the time of the key when the key is a UUIDv7, else a UUIDv5.
 *
 * @param kind the kind of entity, because one command may create several
 */
export const idFrom = (parts: { userId?: string; idempotencyKey?: string; kind: string; now: Date }): string => {
  const { userId = '', idempotencyKey: key, kind, now } = parts;
  if (key === undefined) return newId(now);
  return isUuidv7(key) ? namedId(parse(key), JSON.stringify([userId, key, kind])) : derivedId(userId, key, kind);
};

/** The time of a UUIDv7 in steps of 65 s. Byte 0 changes every 35 years, byte 3 every 65 s, byte 5 every ms. */
const coarseTime = (key: Uint8Array) => key.subarray(1, 4);

/**
 * The id of an event. Without an idempotency key it is new. Otherwise it is a UUIDv8, a hash of key, user, stream and
 * place in the append. When the key is a UUIDv7, three bytes are of its time, so new ids are next to each other in an
 * index. 98 bits of the hash remain: with fewer a student could look for two keys that give the same id.
 */
export const eventIdFrom = (parts: {
  userId?: string | undefined;
  idempotencyKey?: string | undefined;
  stream: string;
  index: number;
  now: Date;
}): string => {
  const { userId = '', idempotencyKey: key, stream, index, now } = parts;
  if (key === undefined) return newId(now);
  const bytes = new Uint8Array(hash('sha256', JSON.stringify([userId, key, stream, index]), 'buffer').subarray(0, 16));
  if (isUuidv7(key)) bytes.set(coarseTime(parse(key)));
  return uuidFrom(bytes, 8);
};

/** The id of a student's n-th attempt at an exam, from 1. It is derived, so that concurrent starts use the same stream. */
export const examAttemptId = (userId: string, examId: string, ordinal: number): string =>
  derivedId('exam-attempt', userId, examId, String(ordinal));
