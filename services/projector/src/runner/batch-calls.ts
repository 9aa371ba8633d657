import { allEvents } from '@matraz/contracts/events';
import type { UserChange } from '@matraz/contracts/updates';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import type { Projection } from '../projection.ts';
import type { Run, Values, Write } from '../statement.ts';
import { typesOf } from './projected-log.ts';

type Handler<Result> = (event: unknown) => Result;

/** A handler of one projection for one type of event. */
interface Handling {
  /** Index of the projection. */
  of: number;
  /** The set of `together` that contains the type. */
  together: readonly string[] | undefined;
  write: Handler<Write[]>;
}

/** An event with its writes, in the order of the projections that have a handler for its type. */
export interface Described {
  event: RecordedEvent;
  writes: readonly { by: Handling; rows: Write[] }[];
  changes: readonly UserChange[];
}

const handlersOf = (projections: readonly Projection[], type: string) => ({
  writes: projections.flatMap(({ on, together }, of): Handling[] => {
    const write = (on as Record<string, Handler<Write[]> | undefined>)[type];
    const set = together.find((types: readonly string[]) => types.includes(type));
    return write ? [{ of, together: set, write }] : [];
  }),
  changes: projections.flatMap(
    ({ changes }) => (changes as Record<string, Handler<UserChange[]> | undefined>)[type] ?? [],
  ),
});

/**
 * Computes the writes and changes of an event. Returns null when no projection has a handler for its type. Throws ZodError when its data
 * fit no version of its type, and the errors of the handlers.
 */
export type Describer = (event: RecordedEvent) => Described | null;

export const createDescriber = (projections: readonly Projection[]): Describer => {
  const handlers = new Map(typesOf(projections).map((type) => [type, handlersOf(projections, type)]));
  return (event) => {
    const found = handlers.get(event.type);
    if (!found) return null;
    const lifted = liftEvent(allEvents, event);
    return {
      event,
      writes: found.writes.map((by) => ({ by, rows: by.write(lifted) })),
      changes: found.changes.flatMap((changesOf) => changesOf(lifted)),
    };
  };
};

/** A statement with its parameters. */
export interface Call {
  /** Unique in all projections. */
  name: string;
  text: string;
  /** One array per column. */
  values: Values[];
}

/** The calls of one projection. Consecutive events whose types are in one set of `together` form a run. */
const createRuns = (projection: Projection) => {
  const calls: Call[] = [];
  let run: Run = [];
  let runOf: readonly string[] | undefined;
  const endRun = () => {
    for (const { name, text, values } of run.toSorted((one, other) => one.phase - other.phase))
      calls.push({ name: `${projection.name}.${name}`, text, values: values() });
    run = [];
  };
  return {
    add(set: readonly string[] | undefined, rows: readonly Write[]) {
      // An event that is in no set is a run alone.
      if (!set || set !== runOf) {
        endRun();
        runOf = set;
      }
      for (const row of rows) row.addTo(run);
    },
    end(): Call[] {
      endRun();
      return calls;
    },
  };
};

/** No two projections write the same table, so all calls of one come before the calls of the next. */
export const batchCalls = (projections: readonly Projection[], batch: readonly Described[]): Call[] => {
  const runs = projections.map(createRuns);
  for (const { writes } of batch) for (const { by, rows } of writes) runs[by.of]?.add(by.together, rows);
  return runs.flatMap((run) => run.end());
};
