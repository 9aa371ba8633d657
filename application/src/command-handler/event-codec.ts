import type { EventDefinitions } from '@matraz/contracts/event';
import { allEvents, type MatrazEvent } from '@matraz/contracts/events';
import { keyHash } from '@matraz/infra/event-store/key-hash';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import type { NewEvent, RecordedEvent } from '@matraz/infra/event-store/port';
import { eventIdFrom } from '@matraz/infra/ids';
import type { CommandContext } from './command.ts';

const definitions: EventDefinitions = allEvents;

/**
 * Turns decided events into events for the store. The idempotency key, when there is one, gives the event ids, together with user,
 * stream and index. The store then recognises a repeated command by its event ids. New ids are next to each other in the store's
 * index, however large it is.
 *
 * @throws ZodError when an event does not fit its contract, because stored events are never changed
 */
export const encodeEvents = (events: readonly MatrazEvent[], stream: string, context: CommandContext): NewEvent[] => {
  const { userId, correlationId, causationId = correlationId, idempotencyKey, now } = context;
  return events.map(({ type, data }, index) => {
    const definition = definitions[type];
    if (!definition) throw new Error(`event type ${type} is not defined`);
    return {
      type,
      schemaVersion: definition.version,
      data: definition.schema.parse(data) as NewEvent['data'],
      metadata: {
        eventId: eventIdFrom({ userId, idempotencyKey, stream, index, now }),
        occurredAt: now.toISOString(),
        ...(userId !== undefined && { userId }),
        correlationId,
        causationId,
        ...(idempotencyKey !== undefined && { idempotencyKeyHash: keyHash(idempotencyKey) }),
      },
    };
  });
};

/**
 * Turns a recorded event into the current version of its type. The caller knows which event types the stream holds.
 *
 * @throws Error when the type is not defined; ZodError when the stored shape fits no version
 */
export const decodeEvent = <Event extends MatrazEvent>(recorded: RecordedEvent): Event => {
  const { type, data } = liftEvent(allEvents, recorded);
  return { type, data } as Event;
};
