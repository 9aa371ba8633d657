import type { EventDefinitions } from '@matraz/contracts/event';
import type { RecordedEvent } from './port.ts';

/** A text that names an instant. */
export const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** The fields that every type has. In a shared store another program may have written the event. */
const hasEnvelope = ({ schemaVersion, metadata }: RecordedEvent): boolean =>
  Number.isInteger(schemaVersion) &&
  schemaVersion > 0 &&
  typeof metadata.correlationId === 'string' &&
  isDate(metadata.occurredAt);

/**
 * The event with the shape of its type's current version. Stored events are never rewritten.
 *
 * @throws Error when the type is not defined or the metadata are not an event's; ZodError when the stored shape fits no version
 */
export const liftEvent = (definitions: EventDefinitions, event: RecordedEvent): RecordedEvent => {
  const definition = definitions[event.type];
  if (!definition) throw new Error(`event type ${event.type} is not defined`);
  if (!hasEnvelope(event)) throw new Error(`event ${event.metadata.eventId} has no readable metadata`);
  const data = definition.read(event.schemaVersion, event.data) as RecordedEvent['data'];
  return { ...event, schemaVersion: definition.version, data };
};
