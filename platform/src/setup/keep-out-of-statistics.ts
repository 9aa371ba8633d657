import type { Pool } from '@matraz/infra/postgres/pool';

interface Column {
  command: string;
  /** The statistics have values of the column, and this role may delete them. */
  isCounted: boolean;
}

/** Columns with texts in the tables of accounts, and what their indexes compute of them. */
const selectColumns = async (pool: Pool): Promise<Column[]> => {
  const { rows } = await pool.query<Column>(
    `select format('alter %s %s alter column %s set statistics 0',
       case c.relkind when 'i' then 'index' else 'table' end,
       c.oid::regclass, case c.relkind when 'i' then a.attnum::text else quote_ident(a.attname) end) as command,
       (select rolsuper from pg_roles where rolname = current_user)
       and exists (select from pg_stats s where s.schemaname = 'accounts' and s.tablename = c.relname and s.attname = a.attname)
         as "isCounted"
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join pg_index i on i.indexrelid = c.oid
     where c.relnamespace = 'accounts'::regnamespace
     and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)
     and (c.relkind = 'r' or c.relkind = 'i' and i.indkey[a.attnum - 1] = 0)
     and coalesce(a.attstattarget, -1) <> 0`,
  );
  return rows;
};

/**
 * PostgreSQL copies some values of each column into its statistics, which would keep a name after the erasure. Every query finds these
 * columns by a unique index, so it needs no statistics. Repeated at every start, for new tables.
 */
export const keepOutOfStatistics = async (pool: Pool): Promise<void> => {
  const columns = await selectColumns(pool);
  for (const { command } of columns) await pool.query(command);
  if (!columns.some(({ isCounted }) => isCounted)) return;
  // ANALYZE does not delete the values of a column that it now leaves out.
  await pool.query(
    `delete from pg_statistic s using pg_class c, pg_attribute a
     where c.oid = s.starelid and a.attrelid = s.starelid and a.attnum = s.staattnum
     and c.relnamespace = 'accounts'::regnamespace and a.attstattarget = 0`,
  );
  await pool.query('vacuum (full) pg_catalog.pg_statistic');
};
