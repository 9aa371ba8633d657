import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, isEventStoreUrl, loadConfig } from '@matraz/infra/config/config';
import { loadDatabaseSecrets } from '@matraz/infra/config/database-secrets';
import { isEventStoreDb, openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { CopyTarget } from '@matraz/infra/event-store/port';
import { migrate } from '@matraz/infra/postgres/migrate';
import type { Pool } from '@matraz/infra/postgres/pool';
import { matchLog } from '@matraz/infra/read-models/match-log';
import { status } from '@matraz/projector/operations';
import { Command, InvalidArgumentError } from 'commander';
import { reasonOf } from '../../setup/ensure-same-log.ts';
import { cancelMove, finishedMove, ownPostgres } from '../../setup/log-move.ts';
import { ensureServiceRole } from '../../setup/service-role.ts';
import { type Connection, connectTo, storeTimeoutMs, withConnection } from '../connection.ts';
import { exitCodes, OpsError } from '../ops-error.ts';
import { createOutput } from '../output.ts';
import { withEmbeddedDatabase } from '../with-embedded-database.ts';
import { toldCopy } from './copy-result.ts';
import { moveLog } from './move-log.ts';
import { withTarget } from './with-target.ts';

/** Connects to a platform on servers, or to an embedded one, which must be stopped. */
const withMovingPlatform = async <T>(config: Config, work: (connection: Connection) => Promise<T>): Promise<T> => {
  const { databaseUrl, dataDir, eventStoreUrl, publicUrl } = config;
  if (databaseUrl) return withConnection(work);
  if (!existsSync(join(dataDir, 'postgres')))
    throw new OpsError(`No hay una plataforma en la carpeta de datos ${dataDir}.`, { exitCode: exitCodes.noDatabase });
  return withEmbeddedDatabase(config, async (ownerUrl) => {
    // The release can be newer than the one that ran last.
    await migrate(ownerUrl);
    return connectTo({ databaseUrl: ownerUrl, eventStoreUrl, publicUrl }, async (connection) => {
      await ensureServiceRole(connection.pool, loadDatabaseSecrets(dataDir).serviceDatabasePassword);
      return work(connection);
    });
  });
};

/** @throws OpsError while another process moves this platform: it could change the log from which this one copies */
const withMoveLock = async <T>(pool: Pool, work: () => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ ours: boolean }>(
      "select pg_try_advisory_lock(hashtextextended('matraz log move', 0)) as ours",
    );
    if (!rows[0]?.ours) throw new OpsError('Otra mudanza está en marcha: espere a que termine o deténgala.');
    return await work();
  } finally {
    client.release(true); // the lock ends with the connection
  }
};

/** @throws OpsError also while another process moves the platform */
const withMove = <T>(config: Config, work: (connection: Connection) => Promise<T>): Promise<T> =>
  withMovingPlatform(config, (connection) => withMoveLock(connection.pool, () => work(connection)));

const withMoveTarget = async <T>(
  to: string,
  databaseUrl: string,
  work: (target: CopyTarget) => Promise<T>,
): Promise<T> => {
  if (to !== ownPostgres) return withTarget(to, work);
  const target = await openEventStore({ databaseUrl, timeoutMs: storeTimeoutMs });
  return work(target).finally(target.close);
};

/** @throws OpsError when the log is not the one that the platform uses, because the copy would lack events */
const isAlreadyThere = async ({ pool, store }: Connection, target: CopyTarget, isSameAddress: boolean) => {
  const match = await matchLog(pool, store);
  if (match === 'same') return isSameAddress;
  if ((await matchLog(pool, target)) === 'same') return true;
  throw new OpsError(
    `${reasonOf(match)} Para mudarlo, deje en EVENT_STORE_URL el registro que la plataforma usa. No se cambió nada.`,
  );
};

interface MoveOptions {
  to?: string;
  cancel?: boolean;
  json?: boolean;
}

const move = async (to: string, { json }: MoveOptions): Promise<void> => {
  const output = createOutput({ json });
  const config = loadConfig(process.env);
  const isSameAddress = to === (config.eventStoreUrl ?? ownPostgres);
  // Their copies have no id, and can have the same positions.
  if (!isSameAddress && [config.eventStoreUrl ?? ownPostgres, to].every(isEventStoreDb))
    throw new OpsError('De un EventStoreDB a otro no se muda: mude primero a postgres y desde ahí al otro.');
  const tell = (text: string) => json || process.stderr.write(`${text}\n`);
  await withMove(config, async (connection) => {
    if ((await status(connection)).position === null)
      throw new OpsError('Todavía no hay tablas: inicie la plataforma una vez y después repita el comando.');
    await withMoveTarget(to, connection.databaseUrl, async (target) => {
      if (await isAlreadyThere(connection, target, isSameAddress))
        return output.printResult({ copied: 0 }, `La plataforma ya usa ese registro. ${finishedMove(to)}`);
      const copied = await moveLog({ ...connection, target, address: to, output, tell });
      output.printResult(copied, `${toldCopy(copied)}\n${finishedMove(to)}`);
    });
  });
};

const cancel = async ({ json }: MoveOptions): Promise<void> => {
  const cancelled = await withMove(loadConfig(process.env), ({ pool }) => cancelMove(pool));
  if (!cancelled) throw new OpsError('No hay una mudanza sin terminar.');
  createOutput({ json }).printResult({ cancelled }, 'La mudanza se anuló. La plataforma sigue con su registro.');
};

const target = (text: string): string => {
  if (text !== ownPostgres && !isEventStoreUrl(text))
    throw new InvalidArgumentError(`Debe ser una dirección postgres:// o esdb://, o ${ownPostgres}.`);
  return text;
};

export const moveCommand = () =>
  new Command('move')
    .description('Muda la plataforma a un registro en otro motor.')
    .option('--to <dirección>', 'postgres:// o esdb:// de un registro vacío; postgres: el de la plataforma', target)
    .option('--cancel', 'olvida una mudanza sin terminar')
    .addHelpText(
      'after',
      '\nCopia el registro, compara cada evento y hace las tablas; al final, de una vez, la plataforma pasa al registro nuevo. Si\nse interrumpe, nada se pierde: repita el comando. EVENT_STORE_URL debe seguir siendo la del registro de ahora.\n\nUna plataforma de npm start con su propio PostgreSQL debe estar detenida. Con DATABASE_URL puede seguir en uso hasta que\nel comando pida detener los servicios.\n\nEjemplos:\n  npm run ops -- events move --to esdb://localhost:2113?tls=false\n  EVENT_STORE_URL=esdb://localhost:2113?tls=false npm run ops -- events move --to postgres',
    )
    .action(async (_, command: Command) => {
      const options = command.optsWithGlobals<MoveOptions>();
      if (options.cancel) return cancel(options);
      if (options.to) return move(options.to, options);
      throw new OpsError('Falta --to o --cancel. Vea la ayuda con --help.', { exitCode: exitCodes.usage });
    });
