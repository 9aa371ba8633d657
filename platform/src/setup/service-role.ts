import type { Pool } from '@matraz/infra/postgres/pool';
import pg, { type PoolClient } from 'pg';
import { DatabaseUnreachable } from './ensure-database.ts';

/**
 * The role of api, projector and worker. It can add events at the end of the log, but not change or delete one. It can add to the
 * seal by the functions of migration 0006, and take nothing away.
 */
export const serviceRole = 'matraz_service';

const grants = (database: string) => `
  grant connect, create, temporary on database ${database} to ${serviceRole};
  grant usage on schema ops, es, accounts, payments, seal to ${serviceRole};
  revoke all on es.events from ${serviceRole};
  grant select on es.events to ${serviceRole};
  grant execute on function es.append(jsonb, boolean) to ${serviceRole};
  grant select on ops.setup_steps, es.log to ${serviceRole};
  grant select, insert, update on ops.last_backup, ops.queue_depth, ops.log_move, ops.clock_jump to ${serviceRole};
  grant select, insert, update, delete on ops.client_errors, ops.limits to ${serviceRole};
  grant select, insert, update on ops.api_beat to ${serviceRole};
  grant insert, truncate on ops.write_probe to ${serviceRole};
  grant select, insert, update, delete on all tables in schema accounts, payments to ${serviceRole};
  revoke all on all tables in schema seal from ${serviceRole};
  grant select on all tables in schema seal to ${serviceRole};
  grant execute on all functions in schema seal to ${serviceRole};
`;

/** To take erased rows out of the files of the database. A role that is no superuser cannot grant the second part. */
const maintenance = {
  tables: `grant maintain on all tables in schema accounts to ${serviceRole}`,
  log: `grant pg_checkpoint to ${serviceRole}; grant execute on function pg_switch_wal() to ${serviceRole}`,
};

/** MAINTAIN is new in PostgreSQL 17. */
const grantMaintenance = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query<{ version: number; isSuperuser: boolean }>(
    `select current_setting('server_version_num')::int as version,
       (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser"`,
  );
  if ((rows[0]?.version ?? 0) >= 170_000) await client.query(maintenance.tables);
  if (rows[0]?.isSuperuser) await client.query(maintenance.log);
};

/** Creates the role, or updates its password and grants. Needs the role of the owner. */
export const ensureServiceRole = async (pool: Pool, password: string): Promise<void> => {
  const client = await pool.connect();
  try {
    // The lock makes concurrent starts run this one after the other.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(7234002)');
    const { rows } = await client.query<{ exists: boolean; database: string }>(
      'select exists (select from pg_roles where rolname = $1), quote_ident(current_database()) as database',
      [serviceRole],
    );
    const verb = rows[0]?.exists ? 'alter' : 'create';
    await client.query(`${verb} role ${serviceRole} login password ${client.escapeLiteral(password)}`);
    await client.query(grants(rows[0]?.database ?? 'matraz'));
    await grantMaintenance(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

/**
 * Logs in once with the role of the services.
 *
 * @param databaseUrl the address of the owner; its user and password are replaced
 * @throws DatabaseUnreachable when the server refuses the role, for example because the role has expired
 */
export const requireServiceLogin = async (databaseUrl: string, password: string): Promise<void> => {
  const url = new URL(databaseUrl);
  url.username = serviceRole;
  url.password = encodeURIComponent(password);
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query('select from es.events limit 1');
  } catch (cause) {
    const { message } = cause as Error;
    throw new DatabaseUnreachable(
      `Los servicios no pueden entrar a la base de datos con el rol ${serviceRole} (${message}).`,
      { cause },
    );
  } finally {
    await client.end().catch(() => {});
  }
};
