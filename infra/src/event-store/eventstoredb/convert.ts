import { type EventData, jsonEvent, type RecordedEvent as Stored } from '@eventstore/db-client';
import type { EventMetadata, NewEvent, RecordedEvent } from '../port.ts';
import { toPosition } from './position.ts';

/** The event id is EventStoreDB's own; the schema version travels in the metadata. */
export const toEventData = ({ type, schemaVersion, data, metadata: { eventId, ...metadata } }: NewEvent): EventData =>
  jsonEvent({ id: eventId, type, data, metadata: { ...metadata, schemaVersion } });

/** Statistics, links and other events of the server's own. */
export const isSystemEvent = ({ streamId, type }: Stored): boolean => streamId.startsWith('$') || type.startsWith('$');

/** @throws Error when the server gives no position: the order of this event cannot be known */
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
