import pg from 'pg';
import type { EventStore } from '../event-store/port.ts';
import type { checkpoint } from './runner-tables.ts';
import type { Row } from './table.ts';

/**
 * Whether the event log is the one that the read models were made from. shorter: it ends before their position. other: it begins with
 * another event, or is a copy whose positions differ.
 *
 * @see docs/decisions/log-identity.md
 */
export type LogMatch = 'same' | 'shorter' | 'other';

/** What an operator reads in `/readyz` and in the logs of the services. */
export const logMismatch: Record<Exclude<LogMatch, 'same'>, string> = {
  shorter: 'the event log ends before the position of the read models',
  other: 'the event log is not the one that the read models were made from',
};

/** Kept as the comment of a schema of read tables. */
export interface SchemaNote {
  /** `logIdOf` of the log that filled the tables. */
  log?: string | undefined;
  /** `copyId` of that log. Absent when it is empty, and in tables of release 1.0.0. */
  copy?: string | undefined;
  /** Only in `read_next`. The log whose tables an operator allowed to replace those of another log. */
  allowedLog?: string | undefined;
  /** The last swap of the tables. */
  swap?: Swap | undefined;
}

/** How a rebuild took the place of the served tables. */
export interface Swap {
  /** ISO 8601, UTC. */
  at: string;
  /** Milliseconds of the transaction that swaps the schemas. */
  ms: number;
  /** Milliseconds in which no event was written to the served tables: the last events of the rebuild, and the swap. */
  pauseMs: number;
}

type Queryable = Pick<pg.ClientBase, 'query'>;

export const readNote = async (client: Queryable, schema: string): Promise<SchemaNote> => {
  const { rows } = await client.query<{ note: string | null }>(
    "select obj_description(to_regnamespace($1), 'pg_namespace') as note",
    [schema],
  );
  try {
    return JSON.parse(rows[0]?.note ?? '{}');
  } catch {
    return {}; // a comment that somebody else wrote
  }
};

export const writeNote = (client: Queryable, schema: string, note: SchemaNote) =>
  client.query(`comment on schema ${schema} is ${pg.escapeLiteral(JSON.stringify(note))}`);

/**
 * The id and position of the first event. Another log has another first event; a copy in another engine has it at another position.
 * Undefined: the log is empty.
 */
export const logIdOf = async (store: EventStore): Promise<string | undefined> => {
  const [first] = (await store.readAll({ after: 0n, limit: 1 })).events;
  return first && `${first.metadata.eventId} at ${first.position}`;
};

/** The part of a note that names the log. */
export const noteOf = async (store: EventStore): Promise<Pick<SchemaNote, 'log' | 'copy'>> => ({
  log: await logIdOf(store),
  copy: (await store.copyId()) || undefined,
});

const nameOf = async (store: EventStore): Promise<string> => {
  const { log = '', copy = '' } = await noteOf(store);
  return `${log} ${copy}`;
};

/** Notes in `read_next` that tables of this log may replace tables of another log. */
export const allowReplacement = async (client: Queryable, store: EventStore): Promise<void> => {
  const note = await readNote(client, 'read_next');
  await writeNote(client, 'read_next', { ...note, allowedLog: await nameOf(store) });
};

/** Whether an operator allowed tables of this log to replace tables of another log. */
export const isReplacementAllowed = async (client: Queryable, store: EventStore): Promise<boolean> => {
  const { allowedLog } = await readNote(client, 'read_next');
  return allowedLog !== undefined && allowedLog === (await nameOf(store));
};

/** Compares the log with the tables of the schema `read`. */
export const matchLog = async (client: Queryable, store: EventStore): Promise<LogMatch> => {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('read.checkpoint') is not null as there",
  );
  if (!found[0]?.there) return 'same';
  const { rows } = await client.query<Row<typeof checkpoint, 'position'>>('select position from read.checkpoint');
  const position = BigInt(rows[0]?.position ?? 0);
  if (position === 0n) return 'same';
  const { log, copy } = await readNote(client, 'read');
  if (copy && copy !== (await store.copyId())) return 'other';
  const first = log && (await logIdOf(store));
  if (log && first && log !== first) return 'other';
  return (await store.end()) < position ? 'shorter' : 'same';
};
