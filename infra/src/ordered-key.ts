import { createHash } from 'node:crypto';
import { stringify } from 'uuid';

/**
 * An idempotency key that follows from a name: shaped as a UUIDv7, so that what is created with it sorts by `at`, and the
 * same again whenever the same is created again.
 *
 * @param at milliseconds since 1970
 */
export const orderedKey = (at: number, name: string): string => {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(at / 2 ** 32));
  view.setUint32(2, at % 2 ** 32);
  bytes.set(createHash('sha256').update(name).digest().subarray(0, 10), 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return stringify(bytes);
};

/** What two keys of one name share, whatever their time. */
export const nameOfKey = (key: string): string => key.slice(14);

/** The `at` of a key. */
export const timeOfKey = (key: string): number => Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16);
