import { setTimeout as delay } from 'node:timers/promises';
import type { CopyTarget, EventStore, Position } from '@matraz/infra/event-store/port';
import { createLogger } from '@matraz/infra/logging/logger';
import type { Pool } from '@matraz/infra/postgres/pool';
import { isServiceRunning, makeMovedTables } from '@matraz/projector/operations';
import { projections } from '@matraz/projector/projections';
import { beginMove, finishMove } from '../../setup/log-move.ts';
import { excludeWriters } from '../../setup/log-writers.ts';
import { OpsError } from '../ops-error.ts';
import { createOutput, type Output } from '../output.ts';
import { shareOf } from '../read-events.ts';
import { type Copied, growCopy } from './copy-log.ts';

interface Move {
  pool: Pool;
  databaseUrl: string;
  /** The log that the platform uses. */
  store: EventStore;
  target: CopyTarget;
  /** What the operator calls the target. */
  address: string;
  output: Output;
  /** Tells the operator the next step, before it begins. */
  tell: (text: string) => void;
}

const followEveryMs = 1_000;
const quiet = createOutput({ json: true });

const withTableBar = (
  output: Output,
  end: Position,
  work: (onPage: (position: Position, events: number) => void) => Promise<void>,
) =>
  output.withEvents('Tablas', (report) => {
    let read = 0;
    return work((position, events) => {
      read += events;
      report(shareOf(position, end), read);
    });
  });

/**
 * Moves the platform to another log: copies and compares the log, makes its read tables, and serves these. Services may run until the
 * tables are made; then it waits for their end, and meanwhile copies what they write.
 *
 * One transaction at the end makes the target the log of the platform. Before it only the old log is accepted by a start, after it only
 * the target. So a move that was interrupted anywhere is completed by running it again.
 *
 * @throws OpsError when the target has other events, or a service starts at the end
 */
export const moveLog = async ({ pool, databaseUrl, store, target, address, output, tell }: Move): Promise<Copied> => {
  await beginMove(pool, address);
  tell('Se copia el registro.');
  const copy = growCopy(store, target);
  await copy.copyNew(output);
  tell('Se hacen las tablas del registro nuevo.');
  const logger = createLogger('ops', { write: () => {} });
  return makeMovedTables({ pool, databaseUrl, store: target, projections, logger }, async (tables) => {
    await withTableBar(output, await target.head(), (onPage) => tables.fill(onPage));
    if (await isServiceRunning(pool))
      tell('Tablas listas. Siguen los eventos nuevos: detenga api, worker y projector, y la mudanza termina sola.');
    while (await isServiceRunning(pool)) {
      await delay(followEveryMs);
      await copy.copyNew(quiet);
      await tables.fill();
    }
    tell('Se copian los últimos eventos.');
    const copied = await copy.copyNew(quiet);
    await tables.fill();
    tell('Se cambia de registro.');
    await tables.swap(async (client) => {
      if (!(await excludeWriters(client)))
        throw new OpsError(
          'Un comando o una preparación escribe en el registro: espere su fin y repita el comando. No se cambió nada.',
        );
      if ((await isServiceRunning(client)) || !(await copy.isWhole()))
        throw new OpsError('Un servicio partió durante la mudanza: deténgalo y repita el comando. No se cambió nada.');
      await finishMove(client);
    });
    return copied;
  });
};
