import type { EventStore, Position } from '@matraz/infra/event-store/port';
import type { Logger } from '@matraz/infra/logging/logger';
import type { Pool } from '@matraz/infra/postgres/pool';
import { parked } from '@matraz/infra/read-models/runner-tables';
import type { Table } from '@matraz/infra/read-models/table';
import type { Projection } from '../projection.ts';
import { connect } from '../runner/connection.ts';
import { fill } from '../runner/fill.ts';
import { checkpointOf, createSchema, dropSchema, tablesOf, transaction } from '../runner/schemas.ts';
import { createWriter } from '../runner/writer.ts';
import { compareTable, type TableDifference } from './compare-tables.ts';
import { type ExplainedRow, eventsBehind } from './events-behind.ts';

export type { ExplainedRow };
export type ExplainedDifference = Omit<TableDifference, 'rows'> & { rows: ExplainedRow[] };

/** Runs one step of the work, which tells how much of `total` it has done. */
type Stage = <T>(total: number, work: (advance: (by?: number) => void) => Promise<T>) => Promise<T>;
const silently: Stage = (_, work) => work(() => {});

export interface VerifyStages {
  fill: Stage;
  compare: Stage;
  explain: Stage;
}

interface VerifyOptions {
  /** Shows the progress of the three steps. */
  stages?: VerifyStages;
  pool: Pool;
  databaseUrl: string;
  store: EventStore;
  projections: readonly Projection[];
  logger: Logger;
}

/** `read_verify`, filled from the log. */
const openExpectedTables = async ({ databaseUrl, store, projections, logger }: VerifyOptions) => {
  const { client, close } = await connect(databaseUrl, 'read_verify');
  await dropSchema(client, 'read_verify');
  await createSchema(client, 'read_verify', projections);
  const writer = createWriter({ client, projections, position: 0n, notify: false, logger });
  const never = new AbortController().signal;
  return {
    client,
    /** @throws Error when the tables are ahead of the position */
    async fillTo(position: Position, onFilled?: (position: Position) => void) {
      await fill(store, writer, never, position, onFilled);
      if (writer.position !== position) throw new Error('the served tables went back: repeat the comparison');
    },
    drop: () => dropSchema(client, 'read_verify'),
    close,
  };
};

type ExpectedTables = Awaited<ReturnType<typeof openExpectedTables>>;

interface Compared {
  position: Position;
  differences: Map<Table, TableDifference>;
}

/** The id of the served tables. A swap changes it. */
const servedId = async (pool: Pool): Promise<unknown> =>
  (await pool.query("select to_regclass('read.checkpoint')::oid as id")).rows[0]?.id;

/** Compares the tables at the position of the served ones. Until the end of the comparison this position does not move for the reader. */
const compareNow = async (
  { pool, projections, stages }: VerifyOptions,
  expected: ExpectedTables,
): Promise<Compared> => {
  const reader = await pool.connect();
  try {
    return await transaction(reader, async () => {
      await reader.query('set transaction isolation level repeatable read read only');
      await reader.query("set local timezone = 'UTC'");
      const position = (await checkpointOf(reader, 'read'))?.position ?? 0n;
      await expected.fillTo(position);
      const differences = new Map<Table, TableDifference>();
      const names = await tablesOf(reader, 'read');
      const tables = [...projections.flatMap((projection) => projection.tables), parked];
      await (stages?.compare ?? silently)(tables.length, async (advance) => {
        for (const table of tables) {
          const served = { client: reader, schema: 'read' } as const;
          const found = names.includes(table.name)
            ? await compareTable(table, served, { client: expected.client, schema: 'read_verify' })
            : { table: table.name, count: 0, isAtLeast: true, rows: [] };
          if (found) differences.set(table, found);
          advance();
        }
      });
      return { position, differences };
    });
  } finally {
    reader.release();
  }
};

/** Turns positions up to `end` into advances of whole percents. */
const percentsOf = (end: Position, advance: (by: number) => void) => {
  let told = 0;
  return (position: Position): void => {
    const percent = end === 0n || position >= end ? 100 : Number((position * 100n) / end);
    advance(percent - told);
    told = percent;
  };
};

const explain = async (
  { store, projections, stages }: VerifyOptions,
  { position, differences }: Compared,
): Promise<ExplainedDifference[]> => {
  const explained: ExplainedDifference[] = [];
  const differing = projections.flatMap((projection) => {
    const found = projection.tables.flatMap((table) => {
      const difference = differences.get(table);
      return difference ? [{ table, difference, rows: difference.rows }] : [];
    });
    return found.length > 0 ? [{ projection, found }] : [];
  });
  for (const { projection, found } of differing) {
    const rows = await (stages?.explain ?? silently)(100, (advance) =>
      eventsBehind({ store, projection, differences: found, upTo: position, onRead: percentsOf(position, advance) }),
    );
    for (const [place, { difference }] of found.entries()) explained.push({ ...difference, rows: rows[place] ?? [] });
  }
  const unreadable = differences.get(parked);
  // The row of a parked event names its event.
  if (unreadable)
    explained.push({ ...unreadable, rows: unreadable.rows.map((row) => ({ ...row, eventCount: 0, events: [] })) });
  return explained;
};

/**
 * Rebuilds into a third schema, up to the position of the served tables, and compares the tables row by row.
 *
 * @returns the tables that differ from the log, with the events behind each row
 */
export const verify = async (options: VerifyOptions): Promise<ExplainedDifference[]> => {
  const { pool, stages } = options;
  const expected = await openExpectedTables(options);
  try {
    const until = (await checkpointOf(pool, 'read'))?.position ?? 0n;
    await (stages?.fill ?? silently)(100, (advance) => expected.fillTo(until, percentsOf(until, advance)));
    let compared: Compared;
    let served: unknown;
    do {
      served = await servedId(pool);
      compared = await compareNow(options, expected);
      // A swap during the comparison: rows of the new tables are not visible in the transaction of the reader.
    } while (served !== (await servedId(pool)));
    await expected.drop();
    return await explain(options, compared);
  } finally {
    await expected.close();
  }
};
