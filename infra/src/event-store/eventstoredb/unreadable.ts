import type { RecordedEvent as Stored } from '@eventstore/db-client';
import { isDate } from '../lift-event.ts';
import type { EventMetadata, RecordedEvent } from '../port.ts';

// Another program can write an event with our metadata fields that this platform could not have written. See
// docs/decisions/foreign-events.md.

type Json = Record<string, unknown>;

/** Our events have a few levels. */
const deepest = 50;

/** PostgreSQL refuses NUL and lone surrogates in a text. JSON has no -0 and no infinite numbers. */
const isStorableValue = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === deepest) return false;
  if (Array.isArray(value)) return value.every((item) => isStorableValue(item, depth + 1));
  for (const [name, item] of Object.entries(value))
    if (!isStorableValue(name, depth) || !isStorableValue(item, depth + 1)) return false;
  return true;
};

/** Whether every engine and every backup returns the value as it is. */
export const isStorable = (value: unknown): value is Json =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Uint8Array) &&
  isStorableValue(value, 0);

/** PostgreSQL's `int`. */
const largestInt = 2 ** 31 - 1;

/** The schema version 0 is the one that `replacement` gives. */
const isSchemaVersion = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largestInt;

/** Whether metadata are storable, with a schema version and a time that every engine can hold. */
export const isStorableMetadata = (
  metadata: unknown,
): metadata is Omit<EventMetadata, 'eventId'> & Pick<RecordedEvent, 'schemaVersion'> =>
  isStorable(metadata) && isSchemaVersion(metadata.schemaVersion) && isDate(metadata.occurredAt);

/** Characters. Base64 and escapes make a text longer than the event was, and an append has a limit. */
const mostKept = 100_000;

const textOf = (value: unknown): string => {
  try {
    const text = value instanceof Uint8Array ? Buffer.from(value).toString('base64') : JSON.stringify(value);
    return text.slice(0, mostKept).toWellFormed();
  } catch {
    return ''; // too deep for JSON.stringify
  }
};

/**
 * What is stored in place of an unreadable event: its data and metadata as texts. `liftEvent` refuses the schema version 0, so
 * projections park the event.
 */
export const replacement = ({
  id,
  data,
  metadata,
  created,
}: Pick<Stored, 'id' | 'data' | 'created'> & { metadata: unknown }): Pick<
  RecordedEvent,
  'schemaVersion' | 'data' | 'metadata'
> => ({
  schemaVersion: 0,
  data: { unreadable: { data: textOf(data), metadata: textOf(metadata) } },
  metadata: { eventId: id, occurredAt: created.toISOString(), correlationId: '', causationId: '' },
});
