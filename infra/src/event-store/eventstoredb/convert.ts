import { type EventData, jsonEvent, type RecordedEvent as Stored } from '@eventstore/db-client';
import type { NewEvent, RecordedEvent } from '../port.ts';
import { toPosition } from './position.ts';
import { isStorable, isStorableMetadata, replacement } from './unreadable.ts';

/** EventStoreDB has a field for the event id. The schema version is part of the metadata. */
export const toEventData = ({ type, schemaVersion, data, metadata: { eventId, ...metadata } }: NewEvent): EventData =>
  jsonEvent({ id: eventId, type, data, metadata: { ...metadata, schemaVersion } });

/**
 * Whether the metadata of an event have the two fields that every event of this platform has. System events and events of other
 * programs do not have them. See docs/decisions/foreign-events.md.
 */
export const isOurs = ({ streamId, type, metadata }: Stored): boolean =>
  !isSystemEvent({ streamId, type }) &&
  !`${streamId}${type}`.includes('\0') && // PostgreSQL cannot store such a name
  typeof metadata === 'object' &&
  metadata !== null &&
  'schemaVersion' in metadata &&
  'correlationId' in metadata;

/** Statistics, links and other events that the server itself writes. */
export const isSystemEvent = ({ streamId, type }: Pick<Stored, 'streamId' | 'type'>): boolean =>
  streamId.startsWith('$') || type.startsWith('$');

/**
 * Copies the fields of an event. One that cannot be read is made storable, so that backups, copies and seals do not fail because of it.
 *
 * @throws Error when the server gives no position, because the order of the event is then unknown
 */
export const toRecorded = ({
  streamId,
  revision,
  id,
  type,
  data,
  metadata,
  position,
  created,
}: Stored): RecordedEvent => {
  if (!position) throw new Error(`the server gave no position for event ${id}`);
  const place = { stream: streamId, version: Number(revision) + 1, position: toPosition(position), type };
  if (!isStorable(data) || !isStorableMetadata(metadata))
    return { ...place, ...replacement({ id, data, metadata, created }) };
  const { schemaVersion, ...rest } = metadata;
  return { ...place, schemaVersion, data, metadata: { ...rest, eventId: id } };
};
