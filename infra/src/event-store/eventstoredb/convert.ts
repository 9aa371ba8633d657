import { type EventData, jsonEvent, type RecordedEvent as Stored } from '@eventstore/db-client';
import type { EventMetadata, NewEvent, RecordedEvent } from '../port.ts';
import { toPosition } from './position.ts';

/** The event id is EventStoreDB's own; the schema version travels in the metadata. */
export const toEventData = ({ type, schemaVersion, data, metadata: { eventId, ...metadata } }: NewEvent): EventData =>
  jsonEvent({ id: eventId, type, data, metadata: { ...metadata, schemaVersion } });

/**
 * Whether an event claims to be of this platform: its metadata name two things that every event of ours has had from the first on.
 * The server's own events and those of other programs do not. See docs/decisions/foreign-events.md.
 */
export const isOurs = ({ streamId, type, metadata }: Stored): boolean =>
  !isSystemEvent({ streamId, type }) &&
  typeof metadata === 'object' &&
  metadata !== null &&
  'schemaVersion' in metadata &&
  'correlationId' in metadata;

/** Statistics, links and other events of the server's own. */
export const isSystemEvent = ({ streamId, type }: Pick<Stored, 'streamId' | 'type'>): boolean =>
  streamId.startsWith('$') || type.startsWith('$');

/**
 * What an event claims is taken over as it is; `liftEvent` refuses what cannot be read.
 *
 * @throws Error when the server gives no position: the order of this event cannot be known
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
