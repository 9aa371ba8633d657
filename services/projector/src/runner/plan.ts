import type { Projection } from '../projection.ts';
import type { Statement, Write } from '../statement.ts';
import type { Described } from './describe.ts';

/** One execution of a statement. */
export interface Call {
  /** One in all projections. */
  name: string;
  text: string;
  values: unknown[];
}

/** Rows of one statement with one key become one. */
const fold = (projection: string, writes: readonly Write[]): Call[] => {
  const byStatement = new Map<Statement, Map<string, unknown>>();
  for (const { statement, row } of writes) {
    const rows = byStatement.get(statement) ?? new Map<string, unknown>();
    byStatement.set(statement, rows);
    const key = statement.key(row as never);
    const earlier = rows.get(key);
    rows.set(key, earlier === undefined ? row : statement.merge(earlier as never, row as never));
  }
  return Array.from(byStatement, ([statement, rows]) => ({
    name: `${projection}.${statement.name}`,
    text: statement.text,
    values: statement.valuesOf([...rows.values()] as never[]),
  }));
};

/** Neighbours whose types the projection declares to go together form a run; any other event is a run of its own. */
const plan = (projection: Projection, index: number, batch: readonly Described[]): Call[] => {
  const calls: Call[] = [];
  let run: Write[] = [];
  let runOf: readonly string[] | undefined;
  for (const { event, writes } of batch) {
    const written = writes[index];
    if (!written) continue;
    const set: readonly string[] | undefined = projection.together.find((types: readonly string[]) =>
      types.includes(event.type),
    );
    if (!set || set !== runOf) {
      calls.push(...fold(projection.name, run));
      run = [];
      runOf = set;
    }
    run.push(...written);
  }
  return [...calls, ...fold(projection.name, run)];
};

/** Projections touch no table of each other, so each goes through the whole batch by itself. */
export const planBatch = (projections: readonly Projection[], batch: readonly Described[]): Call[] =>
  projections.flatMap((projection, index) => plan(projection, index, batch));
