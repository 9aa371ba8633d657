import type { Projection } from '../projection.ts';
import type { Run } from '../statement.ts';
import type { Described } from './describe.ts';

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
    for (const { name, text, values } of run)
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
