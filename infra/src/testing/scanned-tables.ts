import pg from 'pg';
import { vi } from 'vitest';

/** Tables that grow only with the content, or by some rows a day. All others grow with students and their work. */
const small = [
  ...['course', 'topic', 'lesson', 'question', 'video', 'deleted_content', 'deleted_topic'],
  ...['practice_question', 'practice_deleted_topic', 'practice_question_key', 'first_choice', 'first_answer_time'],
  ...['exam', 'exam_question', 'exam_question_key', 'exam_choice', 'exam_answer_time', 'exam_score'],
  ...['analysis_admin', 'activity_day', 'checkpoint', 'parked', 'last_verification', 'last_backup', 'queue_depth'],
  // One row: the id of the log, its move, what the health check writes, the last jump of the clock, and the beat of the apis.
  ...['log', 'log_move', 'write_probe', 'clock_jump', 'api_beat'],
  // At most 200 messages.
  'client_errors',
  // The database's own list of tables and columns.
  ...['pg_class', 'pg_attribute', 'pg_index'],
  // One row for each change of the tables, and the rows that one statement of the queue writes.
  ...['migrations', 'migration', '_bulk_result', '_bulk_inserted'],
  // Erasures are few, and the worker reads their list.
  'erased_account',
  // Seals: one row for how far they are, one a day, and one for each key.
  ...['progress', 'checkpoints', 'public_keys'],
  // The attempts that are running now, those in a break, the notices that wait for the worker, and the invitations that operators made this week.
  ...['open_attempt', 'exam_break', 'notices', 'admin_invitations'],
  // The teachers of a school, and its classes: one row for 30 students.
  ...['teacher', 'publisher', 'class'],
  // Some reports a day, and the list of the open ones reads an index that has only those.
  'question_reports',
];

/** A plan of PostgreSQL, as `explain (format json)` writes it. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'TID Cond'?: string;
  Plans?: Plan[];
}

/** These need all of their input before they have a first row. */
const readsAll = ['Sort', 'Aggregate', 'Hash', 'Materialize', 'WindowAgg'];
const orderedScans = ['Index Scan', 'Index Only Scan'];

/** The first column of each index, by the name of the index. An index on an expression is not in it. */
export type FirstColumns = ReadonlyMap<string, string>;

export const firstColumnsOf = async (client: pg.Pool | pg.PoolClient): Promise<FirstColumns> => {
  const { rows } = await client.query<{ index: string; column: string }>(
    `select c.relname as index, a.attname as column from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]`,
  );
  return new Map(rows.map(({ index, column }) => [index, column]));
};

/** An index that is not searched by its first column is read from its beginning to its end. */
const isSearched = ({ 'Index Name': index = '', 'Index Cond': condition }: Plan, firstColumns: FirstColumns) => {
  const column = firstColumns.get(index);
  return condition !== undefined && (column === undefined || new RegExp(`(?<![.\\w])${column}\\b`).test(condition));
};

const isBitmap = (plan: Plan) => plan['Node Type'].startsWith('Bitmap');

/** A bitmap of rows is made by the plans below it, at last by searches of indexes. */
const isKeyed = (plan: Plan, firstColumns: FirstColumns): boolean =>
  isBitmap(plan) && plan['Index Name'] === undefined
    ? (plan.Plans ?? []).filter(isBitmap).every((part) => isKeyed(part, firstColumns))
    : isSearched(plan, firstColumns) || plan['TID Cond'] !== undefined;

/** @param endsEarly the plan is below a LIMIT, so an ordered index is read only as far as needed */
const scannedBy = (plan: Plan, firstColumns: FirstColumns, endsEarly: boolean): string[] => {
  const node = plan['Node Type'];
  const table = node === 'ModifyTable' ? undefined : plan['Relation Name'];
  const isShort = isKeyed(plan, firstColumns) || (endsEarly && orderedScans.includes(node));
  const own = table !== undefined && !isShort ? [table] : [];
  const endsEarlyBelow = node === 'Limit' || (endsEarly && !readsAll.includes(node));
  return [...own, ...(plan.Plans ?? []).flatMap((part) => scannedBy(part, firstColumns, endsEarlyBelow))];
};

/**
 * The growing tables that a plan reads completely. With `enable_seqscan = off` this means that no index can serve the
 * query, also while the tables are empty.
 */
export const scannedTables = (plan: Plan, firstColumns: FirstColumns): string[] =>
  scannedBy(plan, firstColumns, false).filter((table) => !small.includes(table));

const planned = /^\s*(select|with|insert|update|delete)\b/i;

/** Without sequential scans a plan shows whether an index can serve the query, also while the tables are empty. */
const scansOf = async (pool: pg.Pool, text: string, values: unknown[]): Promise<string[]> => {
  const client = await pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const firstColumns = await firstColumnsOf(client);
    const { rows } = await client.query(`explain (format json) ${text}`, values);
    return scannedTables(rows[0]['QUERY PLAN'][0].Plan, firstColumns);
  } finally {
    await client.query('rollback');
    client.release();
  }
};

/**
 * Plans the queries that this process sends during the work, each once with the values of its last call.
 *
 * @returns how many there were, and for each table that grows and would be read from its beginning to its end: `table: query`
 */
export const scansDuring = async (
  pool: pg.Pool,
  work: () => Promise<unknown>,
): Promise<{ queries: number; scans: string[] }> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const sent = new Map<string, unknown[]>();
  try {
    await work();
    for (const [first, second] of query.mock.calls as unknown[][]) {
      const { text, values } = (typeof first === 'string' ? { text: first, values: second } : first) as pg.QueryConfig;
      // Calls of functions that PostgreSQL plans by themselves are looked at in the test of a running platform.
      if (planned.test(text ?? '') && !text.includes('es.append')) sent.set(text, Array.isArray(values) ? values : []);
    }
  } finally {
    query.mockRestore();
  }
  const scans: string[] = [];
  for (const [text, values] of sent)
    for (const table of await scansOf(pool, text, values)) scans.push(`${table}: ${text}`);
  return { queries: sent.size, scans };
};
