import type { EventDefinitions } from '@matraz/contracts/event';
import type { UserChange } from '@matraz/contracts/updates';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import type { Projection } from '../projection.ts';
import type { Write } from '../statement.ts';

/** An event with its writes, in the order of the projections. Undefined: the projection has no handler for its type. */
export interface Described {
  event: RecordedEvent;
  writes: readonly (Write[] | undefined)[];
  changes: UserChange[];
}

type Handler<Result> = ((event: unknown) => Result) | undefined;

/**
 * The writes and changes of an event.
 *
 * @returns null when no projection has a handler for its type
 * @throws ZodError when its data fit no version of its type
 * @throws the errors of the handlers
 */
export const describe = (
  definitions: EventDefinitions,
  projections: readonly Projection[],
  event: RecordedEvent,
): Described | null => {
  const handlers = projections.map(({ on }) => (on as Record<string, Handler<Write[]>>)[event.type]);
  if (handlers.every((handler) => handler === undefined)) return null;
  const lifted = liftEvent(definitions, event);
  return {
    event,
    writes: handlers.map((handler) => handler?.(lifted)),
    changes: projections.flatMap(
      ({ changes }) => (changes as Record<string, Handler<UserChange[]>>)[event.type]?.(lifted) ?? [],
    ),
  };
};
