import type { EventDefinitions } from '@matraz/contracts/event';
import type { UserChange } from '@matraz/contracts/updates';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import type { Projection } from '../projection.ts';
import type { Run, Write } from '../statement.ts';

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

/** A statement with its parameters. */
export interface Call {
  /** Unique in all projections. */
  name: string;
  text: string;
  values: unknown[];
}

/** Consecutive events whose types are in one set of `together` form a run. Every other event is a run of its own. */
const projectionCalls = (projection: Projection, index: number, batch: readonly Described[]): Call[] => {
  const calls: Call[] = [];
  let run: Run = [];
  const endRun = () => {
    for (const { name, text, values } of run.toSorted((one, other) => one.phase - other.phase))
      calls.push({ name: `${projection.name}.${name}`, text, values: values() });
    run = [];
  };
  let runOf: readonly string[] | undefined;
  for (const { event, writes } of batch) {
    const written = writes[index];
    if (!written) continue;
    const set: readonly string[] | undefined = projection.together.find((types: readonly string[]) =>
      types.includes(event.type),
    );
    if (!set || set !== runOf) {
      endRun();
      runOf = set;
    }
    for (const write of written) write.addTo(run);
  }
  endRun();
  return calls;
};

/** Projections write no table of each other, so each one goes through the whole batch alone. */
export const batchCalls = (projections: readonly Projection[], batch: readonly Described[]): Call[] =>
  projections.flatMap((projection, index) => projectionCalls(projection, index, batch));
