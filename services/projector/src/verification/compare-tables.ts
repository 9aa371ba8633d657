import type { Table } from '@matraz/infra/read-models/table';
import type pg from 'pg';
import type { SchemaName } from '../runner/schemas.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** A place where rows are read: a connection with its schema. */
export interface Side {
  client: Queryable;
  schema: SchemaName;
}

/** The columns of a row. */
type RowData = Readonly<Record<string, unknown>>;

export interface RowDifference {
  /** The primary key, as text. */
  key: Readonly<Record<string, string>>;
  /** Null: the row is missing in the served table. */
  served: RowData | null;
  /** Null: the log does not give this row. */
  expected: RowData | null;
}

export interface TableDifference {
  table: string;
  /** Number of rows that differ, or a smaller number when `isAtLeast`. */
  count: number;
  isAtLeast: boolean;
  /** Some of the rows, at most `mostRows`. */
  rows: RowDifference[];
}

/** Rows of a table that are shown. */
const mostRows = 100;
/** Rows are compared by parts of the table, so that a large table fits into memory. */
const parts = 4_096;
const partsAtOnce = 32;

const partOf = ({ primaryKey }: Table) => `('x' || left(md5(row(${primaryKey})::text), 3))::bit(12)::int`;

/** Count and sum of the rows' hashes, per part. The order of the rows does not change a digest. */
const digests = async ({ client, schema }: Side, table: Table): Promise<Map<number, string>> => {
  const { rows } = await client.query<{ part: number; digest: string }>(`
    select ${partOf(table)} as part,
      count(*) || ' ' || sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric) as digest
    from ${schema}.${table.name} t
    group by 1`);
  return new Map(rows.map(({ part, digest }) => [part, digest]));
};

interface FoundRow {
  key: Record<string, string>;
  row: RowData;
  whole: string;
}

const rowsOf = async ({ client, schema }: Side, table: Table, some: readonly number[]) => {
  const key = table.primaryKey.map((column) => `'${column}', ${column}::text`);
  const { rows } = await client.query<FoundRow>(
    `select jsonb_build_object(${key}) as key, to_jsonb(t) as row, t::text as whole
    from ${schema}.${table.name} t
    where ${partOf(table)} = any($1)`,
    [some],
  );
  return new Map(rows.map((found) => [JSON.stringify(found.key), found]));
};

/**
 * Compares a table row by row.
 *
 * @returns undefined when both sides have the same rows
 */
export const compareTable = async (
  table: Table,
  served: Side,
  expected: Side,
): Promise<TableDifference | undefined> => {
  const [servedDigests, expectedDigests] = [await digests(served, table), await digests(expected, table)];
  const differing: number[] = [];
  for (let part = 0; part < parts; part += 1)
    if (servedDigests.get(part) !== expectedDigests.get(part)) differing.push(part);
  const rows: RowDifference[] = [];
  let compared = 0;
  for (; compared < differing.length && rows.length < mostRows; compared += partsAtOnce) {
    const some = differing.slice(compared, compared + partsAtOnce);
    const [found, wanted] = [await rowsOf(served, table, some), await rowsOf(expected, table, some)];
    for (const name of new Set([...found.keys(), ...wanted.keys()])) {
      const [have, want] = [found.get(name), wanted.get(name)];
      if (have?.whole === want?.whole) continue;
      rows.push({ key: (have ?? want)?.key ?? {}, served: have?.row ?? null, expected: want?.row ?? null });
    }
  }
  if (rows.length === 0) return undefined;
  const isAtLeast = compared < differing.length;
  return { table: table.name, count: rows.length, isAtLeast, rows: rows.slice(0, mostRows) };
};
