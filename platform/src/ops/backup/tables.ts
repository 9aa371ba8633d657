import { open } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import { linesOf } from '../events/event-file.ts';
import { OpsError } from '../ops-error.ts';

/** The tables whose rows are not in the log, in an order in which they can be filled. */
export const keptTables = [
  'accounts.users',
  'accounts.local_users',
  'accounts.pictures',
  'accounts.admin_invitations',
  'accounts.class_invitations',
  'accounts.passkeys',
  'accounts.code_apps',
  'accounts.recovery_codes',
  'accounts.moments',
  'accounts.reminders',
  'accounts.security_events',
  'accounts.data_requests',
  'accounts.question_reports',
  'accounts.exam_flags',
  'accounts.lesson_notes',
  'payments.notices',
  'ops.setup_steps',
  'seal.public_keys',
] as const;

/**
 * Tables that a backup leaves out: sessions and logins in progress end with the secrets they need, mails and one-time links must
 * not be sent or used again, browsers accept pushes only with the key of this installation, seals are made again from the log, and
 * migrations belong to the installed release. The other tables tell of this installation alone, as the last contacts of pages, the
 * time of the last backup, the jobs of the queue and the move of the log.
 */
export const leftOutTables = [
  'accounts.sessions',
  'accounts.oidc_artifacts',
  'accounts.mails',
  'accounts.password_resets',
  'accounts.email_confirmations',
  'accounts.guardian_requests',
  'accounts.email_changes',
  'accounts.email_returns',
  'accounts.email_claims',
  'accounts.challenges',
  'accounts.second_steps',
  'accounts.push_subscriptions',
  'accounts.exam_contacts',
  'ops.migrations',
  'ops.last_backup',
  'ops.queue_depth',
  'ops.client_errors',
  'ops.limits',
  'ops.write_probe',
  'ops.log_move',
  'ops.clock_jump',
  'ops.api_beat',
  'seal.tiles',
  'seal.progress',
  'seal.checkpoints',
  'seal.last_verification',
  'es.events',
  'es.log',
] as const;

export interface TableSummary {
  name: string;
  columns: string[];
  rows: number;
}

const columnsOf = async (client: ClientBase, name: string): Promise<string[]> => {
  const { rows } = await client.query<{ column: string }>(
    `select quote_ident(attname) as column from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
     order by attnum`,
    [name],
  );
  return rows.map(({ column }) => column);
};

const batchRows = 5_000;

export const countRows = async (client: ClientBase): Promise<number> => {
  const counts = keptTables.map((name) => `(select count(*) from ${name})`);
  const { rows } = await client.query<{ rows: string }>(`select ${counts.join(' + ')} as rows`);
  return Number(rows[0]?.rows);
};

/**
 * Writes the rows of a table, one JSON object per line.
 *
 * @param client in a transaction
 */
export const writeTable = async (
  client: ClientBase,
  name: string,
  { path, onRows }: { path: string; onRows: (rows: number) => void },
): Promise<TableSummary> => {
  const file = await open(path, 'w', 0o600);
  try {
    await client.query(`declare kept_rows no scroll cursor for select to_jsonb(t)::text as row from ${name} t`);
    const fetchRows = () => client.query<{ row: string }>(`fetch ${batchRows} from kept_rows`);
    let count = 0;
    for (let { rows } = await fetchRows(); rows.length > 0; { rows } = await fetchRows()) {
      await file.write(rows.map(({ row }) => `${row}\n`).join(''));
      count += rows.length;
      onRows(rows.length);
    }
    await client.query('close kept_rows');
    return { name, columns: await columnsOf(client, name), rows: count };
  } finally {
    await file.close();
  }
};

const insert = (client: ClientBase, { name, columns }: TableSummary, rows: readonly string[]) =>
  client.query(
    `insert into ${name} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );

const isKept = (name: string): boolean => keptTables.some((kept) => kept === name);

const fromNewer = (found: string) =>
  new OpsError(
    `El respaldo es de una versión más nueva de Matraz (${found}): restáurelo con esa versión. No se cambió nada.`,
  );

/** @throws OpsError when this release would lose a table or a column of the backup */
export const requireKnownTables = async (client: ClientBase, tables: readonly TableSummary[]): Promise<void> => {
  for (const { name, columns } of tables) {
    if (!isKept(name)) throw fromNewer(`tiene la tabla ${name}`);
    const known = await columnsOf(client, name);
    const unknown = columns.find((column) => !known.includes(column));
    if (unknown !== undefined) throw fromNewer(`${name} tiene la columna ${unknown}`);
  }
};

/**
 * Fills a table. A column that a newer release added gets its default.
 *
 * @param table one that `requireKnownTables` accepted: its names become a part of the SQL
 */
export const readTable = async (
  client: ClientBase,
  table: TableSummary,
  { path, onRows }: { path: string; onRows: (rows: number) => void },
): Promise<void> => {
  let rows: string[] = [];
  const insertRows = async () => {
    await insert(client, table, rows);
    onRows(rows.length);
    rows = [];
  };
  for await (const line of linesOf(path)) {
    rows.push(line);
    if (rows.length === batchRows) await insertRows();
  }
  if (rows.length > 0) await insertRows();
};

/** @returns the first table with rows */
export const findFilledTable = async (client: ClientBase): Promise<string | undefined> => {
  for (const name of keptTables) if ((await client.query(`select from ${name} limit 1`)).rowCount) return name;
  return undefined;
};
