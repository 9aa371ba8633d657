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

/**
 * Copies the fields without a check: `liftEvent` refuses an event that cannot be read.
 *
 * @throws Error when the server gives no position, because the order of the event is then unknown
 */
export const toRecorded = ({ streamId, revision, id, type, data, metadata, position }: Stored): RecordedEvent => {
  if (!position) throw new Error(`the server gave no position for event ${id}`);
  const { schemaVersion, ...rest } = metadata as Omit<EventMetadata, 'eventId'> & { schemaVersion: number };
  return {
    stream: streamId,
    version: Number(revision) + 1,
    position: toPosition(position),
    type,
    schemaVersion,
    data: data as RecordedEvent['data'],
    metadata: { eventId: id, ...rest },
  };
};
