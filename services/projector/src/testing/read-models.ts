import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { createLogger } from '@matraz/infra/logging/logger';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import type { Projection } from '../projection.ts';
import { projections as ours } from '../projections.ts';
import { type Connection, connect } from '../runner/connection.ts';
import { createSchema, type SchemaName, tablesOf } from '../runner/schemas.ts';
import { createWriter } from '../runner/writer.ts';

export const silent = createLogger('test', { write: () => {} });

/** Every row of every table as sorted text: equal contents give equal bytes. */
export const dump = async (client: Pick<TestDatabase['pool'], 'query'>, schema: SchemaName): Promise<string> => {
  const tables: string[] = [];
  for (const table of await tablesOf(client, schema)) {
    const { rows } = await client.query<{ content: string }>(
      `select string_agg(t::text, E'\\n' order by t::text collate "C") as content from ${schema}.${table} t`,
    );
    tables.push(`${table}\n${rows[0]?.content ?? ''}`);
  }
  return tables.join('\n\n');
};

export interface ReadModels {
  database: TestDatabase;
  /** Fills empty tables with these events, in batches of `sizeOf()` events. */
  fill(events: readonly RecordedEvent[], sizeOf?: () => number): Promise<void>;
  /** Runs a query on the filled tables. */
  rows(query: string): Promise<Record<string, unknown>[]>;
  dump(): Promise<string>;
  close(): Promise<void>;
}

/** As a new schema has them, without the cost of creating a hundred tables and indexes. */
const emptyTables = async (client: Connection['client']) => {
  const tables = await tablesOf(client, 'read');
  const filled = tables.filter((table) => table !== 'checkpoint');
  const deletes = filled.map((table) => `delete from read.${table}`);
  await client.query([...deletes, 'update read.checkpoint set position = 0'].join(';'));
};

/** The read tables in a test database, written by the real writer. @param projections default: those of this release */
export const createReadModels = async (projections: readonly Projection[] = ours): Promise<ReadModels> => {
  const database = await createTestDatabase();
  const connection: Connection = await connect(database.url, 'read');
  const { client } = connection;
  await createSchema(client, 'read', projections);
  return {
    database,
    async fill(events, sizeOf = () => events.length) {
      await emptyTables(client);
      const writer = createWriter({ client, projections, position: 0n, notify: true, logger: silent });
      for (let from = 0; from < events.length; ) {
        const batch = events.slice(from, from + sizeOf());
        from += batch.length;
        await writer.write(writer.prepare({ events: [...batch], position: batch.at(-1)?.position ?? 0n }));
      }
    },
    rows: async (query) => (await client.query(query)).rows,
    dump: () => dump(client, 'read'),
    async close() {
      await connection.close();
      await database.drop();
    },
  };
};
