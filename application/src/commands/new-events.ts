import type { EventDefinitions } from '@matraz/contracts/event';
import { allEvents, type MatrazEvent } from '@matraz/contracts/events';
import type { NewEvent } from '@matraz/infra/event-store/port';
import { derivedId, newId } from '@matraz/infra/ids';
import type { CommandContext } from './command-handler.ts';

const definitions: EventDefinitions = allEvents;

/**
 * Decided events, ready to be appended. With an idempotency key the ids follow from user, key, stream and place, so that the
 * store itself refuses the second writing of a repeated command.
 *
 * @throws ZodError when an event breaks its contract: it would stand in the log for ever
 */
export const toNewEvents = (events: readonly MatrazEvent[], stream: string, context: CommandContext): NewEvent[] => {
  const { userId, correlationId, idempotencyKey, now } = context;
  return events.map(({ type, data }, index) => {
    const definition = definitions[type];
    if (!definition) throw new Error(`event type ${type} is not defined`);
    return {
      type,
      schemaVersion: definition.version,
      data: definition.schema.parse(data) as NewEvent['data'],
      metadata: {
        eventId:
          idempotencyKey === undefined ? newId(now) : derivedId(userId ?? '', idempotencyKey, stream, String(index)),
        occurredAt: now.toISOString(),
        ...(userId !== undefined && { userId }),
        correlationId,
        causationId: correlationId,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      },
    };
  });
};
