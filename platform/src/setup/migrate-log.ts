import { StartupError } from '@matraz/infra/config/startup-error';
import { migrate } from '@matraz/infra/postgres/migrate';
import { createPool } from '@matraz/infra/postgres/pool';

const forbidden =
  'El rol de EVENT_STORE_URL no puede actualizar las tablas del registro de eventos: ' +
  'use el del dueño de esa base de datos una vez, con npm run ops -- setup.';

/** True for the address of a log in PostgreSQL. */
export const isPostgresLog = (eventStoreUrl: string): boolean => /^postgres(ql)?:/.test(eventStoreUrl);

/** `es.append` is what the services call, so a log without this form of it is of an older release. */
const stateOfLog = `
  select
    pg_has_role(nspowner, 'member') as "isOwner",
    to_regprocedure('es.append(jsonb, boolean)') is not null as "isCurrent"
  from pg_namespace
  where nspname = 'es'`;

/**
 * Updates the tables of a log in another PostgreSQL than the platform's. EventStoreDB has none.
 *
 * @throws StartupError when the log is of an older release and the role of the address must not change its tables
 */
export const migrateLog = async (eventStoreUrl: string | undefined): Promise<void> => {
  if (!eventStoreUrl || !isPostgresLog(eventStoreUrl)) return;
  const pool = createPool(eventStoreUrl, { max: 1 });
  const { rows } = await pool.query<{ isOwner: boolean; isCurrent: boolean }>(stateOfLog).finally(() => pool.end());
  const { isOwner, isCurrent } = rows[0] ?? {};
  if (isOwner) return migrate(eventStoreUrl);
  if (!isCurrent) throw new StartupError(forbidden);
};
