import { allEvents, type EventType, type MatrazEvent } from '@matraz/contracts/events';
import type { NewEvent } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';

type DataOf<Type extends EventType> = Extract<MatrazEvent, { type: Type }>['data'];

/** An event for the store, without the checks of a command. */
export const newEvent = <Type extends EventType>(
  type: Type,
  data: DataOf<Type>,
  { userId, eventId = newId() }: { userId?: string; eventId?: string } = {},
): NewEvent => ({
  type,
  schemaVersion: allEvents[type].version,
  data,
  metadata: {
    eventId,
    occurredAt: new Date().toISOString(),
    correlationId: eventId,
    causationId: eventId,
    ...(userId !== undefined && { userId }),
  },
});
