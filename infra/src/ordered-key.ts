import { namedId } from './ids.ts';

/**
 * An idempotency key that is derived from a name. It has the shape of a UUIDv7, so ids that are derived from it sort by `at`. The
 * same name and time give the same key.
 *
 * @param at milliseconds since 1970
 */
export const orderedKey = (at: number, name: string): string => {
  const time = Buffer.alloc(6);
  time.writeUIntBE(at, 0, 6);
  return namedId(time, name);
};

/** The `at` of a key, or of an id that is derived from the key. */
export const timeOfKey = (key: string): number => Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16);
