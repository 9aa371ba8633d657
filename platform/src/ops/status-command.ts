import { createDiskReader } from '@matraz/application/status/disk-reader';
import { readPlatformStatus } from '@matraz/application/status/platform-status';
import type { PlatformStatus } from '@matraz/contracts/status-http';
import { partsInNeed, type StatusPart } from '@matraz/domain/status/status-parts';
import { loadConfig } from '@matraz/infra/config/config';
import { createWriteProbe } from '@matraz/infra/postgres/write-probe';
import { createLagWatch } from '@matraz/infra/read-models/lag-watch';
import { Command } from 'commander';
import { chileTime } from './audit/chile-time.ts';
import { withConnection } from './connection.ts';
import { OpsError } from './ops-error.ts';
import { createOutput, table } from './output.ts';

const sealProblems: Record<NonNullable<PlatformStatus['sealProblem']>, string> = {
  missing: 'El registro nunca se selló.',
  unsigned: 'El último sello no tiene la firma de la clave en uso.',
  stopped: 'No se sella nada desde hace más de diez minutos: revise el proceso worker.',
  behind: 'Hay eventos sin sello desde hace más de diez minutos: revise el proceso worker.',
};

const writeProblems: Record<PlatformStatus['database']['writes'], string> = {
  ok: '',
  'read-only': 'La base de datos no acepta escrituras: es una réplica o quedó en solo lectura.',
  'disk-full': 'La base de datos no acepta escrituras: el disco está lleno.',
  failing: 'La base de datos no acepta escrituras.',
};

const askWorker = 'revise el proceso worker';

const sentences: Record<StatusPart, (status: PlatformStatus) => string> = {
  database: ({ database }) => writeProblems[database.writes],
  dataDisk: () => 'Queda menos de un décimo del disco de los datos.',
  databaseDisk: () => 'Queda menos de un décimo del disco de la base de datos.',
  clock: () => 'El reloj del servidor saltó en la última hora.',
  readModels: () => 'Las tablas están atrasadas: revise el proceso projector.',
  parked: () => 'Hay eventos que no se pudieron leer: npm run ops -- projections parked',
  attempts: () => `Hay ensayos que debían haber terminado: ${askWorker}.`,
  queue: () => `Las tareas no se cuentan o esperan demasiado: ${askWorker}.`,
  notices: () => `Esperan demasiados avisos de pago: ${askWorker}.`,
  seal: ({ sealProblem }) => sealProblems[sealProblem ?? 'missing'],
  verification: ({ verification }) =>
    verification?.problem
      ? `El registro no es lo que se selló: ${verification.problem}`
      : `El registro no se comparó con su sello en las últimas 36 horas: ${askWorker}.`,
  backup: () => 'El último respaldo tiene más de 36 horas, o no hay: npm run ops -- backup respaldo.tar',
  clientErrors: () => 'Hubo errores en los navegadores: véalos en /admin/estado.',
};

const textOf = ({ readModels, attempts, queue, waitingNotices, seal, verification, backup }: PlatformStatus): string =>
  table([
    ['Tablas', `${Math.round(readModels.behindSeconds)} s de atraso`],
    ['Ensayos en curso', String(attempts.open)],
    ['Tareas en espera', queue ? String(queue.waiting) : 'nunca se contaron'],
    ['Avisos de pago en espera', String(waitingNotices)],
    ['Último sello', seal ? `${chileTime(seal.sealedAt)}, ${seal.size} eventos` : 'nunca'],
    [
      'Última comparación',
      verification ? `${chileTime(verification.verifiedAt)}, ${verification.size} eventos` : 'nunca',
    ],
    ['Último respaldo', backup ? `${chileTime(backup.madeAt)}, ${backup.events} eventos` : 'nunca'],
  ]);

export const statusCommand = () =>
  new Command('status')
    .description('Dice cómo está la plataforma, y termina con 1 si algo necesita atención.')
    .addHelpText('after', '\nLos administradores ven lo mismo en /admin/estado.\n\nEjemplo:\n  npm run ops -- status')
    .action(async (_, command: Command) => {
      const status = await withConnection((connection) => {
        const config = { databaseUrl: connection.databaseUrl, dataDir: loadConfig(process.env).dataDir };
        const writeProbe = createWriteProbe(connection.pool);
        const disks = createDiskReader({ pool: connection.pool, config });
        const lag = createLagWatch({ ...connection, now: () => new Date() });
        return readPlatformStatus({ ...connection, lag, writeProbe, disks }, new Date());
      });
      const problems = Array.from(partsInNeed(status), (part) => sentences[part](status));
      createOutput(command.optsWithGlobals()).printResult({ ...status, problems }, textOf(status));
      if (problems.length > 0) throw new OpsError('Necesita atención:', { details: problems, isPrinted: true });
    });
