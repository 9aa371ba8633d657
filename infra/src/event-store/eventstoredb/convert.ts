import { type EventData, jsonEvent, type RecordedEvent as Stored } from '@eventstore/db-client';
import type { EventMetadata, NewEvent, RecordedEvent } from '../port.ts';
import { toPosition } from './position.ts';

/** EventStoreDB has a field for the event id. The schema version is part of the metadata. */
export const toEventData = ({ type, schemaVersion, data, metadata: { eventId, ...metadata } }: NewEvent): EventData =>
  jsonEvent({ id: eventId, type, data, metadata: { ...metadata, schemaVersion } });

/**
 * Whether the metadata of an event have the two fields that every event of this platform has. System events and events of other
 * programs do not have them. See docs/decisions/foreign-events.md.
 */
export const isOurs = ({ streamId, type, metadata }: Stored): boolean =>
  !isSystemEvent({ streamId, type }) &&
  typeof metadata === 'object' &&
  metadata !== null &&
  'schemaVersion' in metadata &&
  'correlationId' in metadata;

/** Statistics, links and other events that the server itself writes. */
export const isSystemEvent = ({ streamId, type }: Pick<Stored, 'streamId' | 'type'>): boolean =>
  streamId.startsWith('$') || type.startsWith('$');

/** PostgreSQL's `int`. */
const largestVersion = 2 ** 31 - 1;

const isVersion = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestVersion;

const isObject = (value: unknown): value is RecordedEvent['data'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

/** Bytes and texts that are not JSON, in a form that every engine and every backup can hold. */
const wrap = (data: unknown): RecordedEvent['data'] => ({
  unreadable: data instanceof Uint8Array ? Buffer.from(data).toString('base64') : data,
});

/**
 * Another program can write an event with our metadata fields that cannot be read. It gets the schema version 0, which `liftEvent`
 * refuses, and data that PostgreSQL can hold: otherwise one such event makes the copy of a log or the restore of a backup fail.
 *
 * @throws Error when the server gives no position, because the order of the event is then unknown
 */
export const toRecorded = ({ streamId, revision, id, type, data, metadata, position }: Stored): RecordedEvent => {
  if (!position) throw new Error(`the server gave no position for event ${id}`);
  const { schemaVersion, ...rest } = metadata as Omit<EventMetadata, 'eventId'> & { schemaVersion: unknown };
  const hasData = isObject(data);
  return {
    stream: streamId,
    version: Number(revision) + 1,
    position: toPosition(position),
    type,
    schemaVersion: hasData && isVersion(schemaVersion) ? schemaVersion : 0,
    data: hasData ? data : wrap(data),
    metadata: { eventId: id, ...rest },
  };
};
