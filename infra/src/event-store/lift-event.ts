import type { EventDefinitions } from '@matraz/contracts/event';
import type { RecordedEvent } from './port.ts';

/**
 * The event as its type looks today: an old version is lifted, never rewritten in the store.
 *
 * @throws Error when the type is not defined; ZodError when the stored shape fits no version
 */
export const liftEvent = (definitions: EventDefinitions, event: RecordedEvent): RecordedEvent => {
  const definition = definitions[event.type];
  if (!definition) throw new Error(`event type ${event.type} is not defined`);
  const data = definition.read(event.schemaVersion, event.data) as RecordedEvent['data'];
  return { ...event, schemaVersion: definition.version, data };
};
