import type { Pool } from './pool.ts';

/** A login must not wait longer than this for a table that is being written anew. */
const lockTimeoutMs = 3_000;

interface OwnTable {
  name: string;
  /** The role may write the table anew: it owns it, or was granted MAINTAIN (PostgreSQL 17). */
  isMaintained: boolean;
}

const selectTables = async (pool: Pick<Pool, 'query'>): Promise<OwnTable[]> => {
  const { rows } = await pool.query<OwnTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       pg_has_role(c.relowner, 'USAGE') or (
         current_setting('server_version_num')::int >= 170000
         and exists (
           select from aclexplode(c.relacl) a
           where a.privilege_type = 'MAINTAIN' and a.grantee <> 0 and pg_has_role(a.grantee, 'USAGE')
         )
       ) as "isMaintained"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'accounts' and c.relkind = 'r'
     order by name`,
  );
  return rows;
};

/**
 * Writes the personal tables anew, so that deleted rows leave their files, and ends the write-ahead log that has them. A deleted row
 * stays in the file of its table until then: PostgreSQL only marks it. The server must not use old files of the log again
 * (`wal_recycle = off`), as the embedded one does.
 *
 * @returns the tables that this role may not write anew, and whether it could end the write-ahead log
 * @throws when a table was in use for too long: try again later
 */
export const removeResidues = async (pool: Pool): Promise<{ refused: string[]; endsLog: boolean }> => {
  const tables = await selectTables(pool);
  const client = await pool.connect();
  try {
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    for (const { name, isMaintained } of tables) if (isMaintained) await client.query(`vacuum (full) ${name}`);
    const { rows } = await client.query<{ may: boolean }>(
      `select has_function_privilege('pg_switch_wal()', 'EXECUTE') and pg_has_role('pg_checkpoint', 'USAGE') as may`,
    );
    const endsLog = rows[0]?.may === true;
    if (endsLog) {
      await client.query('select pg_switch_wal()');
      await client.query('checkpoint');
    }
    return { refused: tables.flatMap(({ name, isMaintained }) => (isMaintained ? [] : [name])), endsLog };
  } finally {
    // Its settings end with the connection.
    client.release(true);
  }
};
