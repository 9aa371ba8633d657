import type { Columns, WrittenRow } from '@matraz/infra/read-models/table';

/** A column of rows, as it is sent to PostgreSQL. */
export type Values = readonly unknown[];

/** One execution of a statement, for all rows of a run. */
interface Execution {
  /** Unique in a projection. */
  name: string;
  text: string;
  phase: number;
  /** The parameters: one array per column. */
  values(): Values[];
}

/** The executions that a run of events needs. They are executed by phase, and in a phase in the order of their first rows. */
export type Run = Execution[];

/** A row for a statement. */
export interface Write {
  addTo(run: Run): void;
}

interface Definition<Row> {
  name: string;
  /**
   * Rows with the same key are merged before they are sent, so the statement gets each key once. Rows are sent in the
   * order of their keys. A key begins with the columns of the table's primary key.
   */
  key: (row: Row) => string;
  /** Merges two rows with one key, in the order of the log. Without it the later row counts. */
  merge?: (earlier: Row, later: Row) => Row;
  /** A statement that reads what another one of the same run writes has a higher phase. Default: 0. */
  phase?: number;
  /** `$given` is the table of the rows. */
  text: string;
}

/** A set-based statement: it runs once for all rows of a run of events. `given` are the columns of a row. */
export const statement = <const Given extends Columns>({
  name,
  given,
  key,
  merge = (_, later) => later,
  phase = 0,
  text,
}: Definition<WrittenRow<Given>> & { given: Given }): ((row: WrittenRow<Given>) => Write) => {
  type Row = WrittenRow<Given>;
  const columns = Object.entries(given);
  // Arrays and unnest take less than half the time of jsonb_to_recordset.
  const arrays = columns.map(([, { type }], index) => `$${index + 1}::${type}[]`);
  const sql = text.replaceAll('$given', () => `unnest(${arrays}) as given (${columns.map(([column]) => column)})`);
  const valuesOf = (rows: readonly Row[]) =>
    columns.map(([column, { type }]) =>
      rows.map((row) => (type === 'jsonb' ? JSON.stringify(row[column]) : row[column])),
    );

  const rowsOf = new WeakMap<Run, Map<string, Row>>();
  const rowsIn = (run: Run): Map<string, Row> => {
    const known = rowsOf.get(run);
    if (known) return known;
    const rows = new Map<string, Row>();
    rowsOf.set(run, rows);
    // Rows that are next to each other in an index are written together: a page of it is then in memory already.
    const values = () => valuesOf([...rows.keys()].toSorted().map((one) => rows.get(one) as Row));
    run.push({ name, text: sql, phase, values });
    return rows;
  };
  return (row) => ({
    addTo(run) {
      const rows = rowsIn(run);
      const rowKey = key(row);
      const earlier = rows.get(rowKey);
      rows.set(rowKey, earlier === undefined ? row : merge(earlier, row));
    },
  });
};

/** The names of these columns, for an INSERT or a SELECT. */
export const namesOf = (columns: Columns): string => Object.keys(columns).join(', ');

/** `a = given.a, b = given.b`, for the SET of an UPDATE. */
export const assignmentsOf = (columns: Columns): string =>
  Object.keys(columns)
    .map((column) => `${column} = given.${column}`)
    .join(', ');
