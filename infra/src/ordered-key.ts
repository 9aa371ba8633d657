import { namedId } from './ids.ts';

/**
 * An idempotency key that follows from a name: shaped as a UUIDv7, so that what is created with it sorts by `at`, and the
 * same again whenever the same is created again.
 *
 * @param at milliseconds since 1970
 */
export const orderedKey = (at: number, name: string): string => {
  const time = Buffer.alloc(6);
  time.writeUIntBE(at, 0, 6);
  return namedId(time, name);
};

/** What two keys of one name share, whatever their time. */
export const nameOfKey = (key: string): string => key.slice(14);

/** The `at` of a key. */
export const timeOfKey = (key: string): number => Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16);
