import { type LogMatch, matchLog } from '@matraz/infra/read-models/match-log';
import { parked, requestRebuild, status } from '@matraz/projector/operations';
import { projections } from '@matraz/projector/projections';
import { Command } from 'commander';
import { reasonOf, requireNoMove } from '../../setup/ensure-same-log.ts';
import { confirm } from '../confirm.ts';
import { withConnection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';
import { createOutput, table } from '../output.ts';
import { verifyCommand } from './verify-command.ts';
import { withReadModels } from './with-read-models.ts';

const showStatus = async (_: unknown, command: Command): Promise<void> => {
  const { position, head, rebuilding, versions, parked: parkedEvents, log, swap } = await withConnection(status);
  const data = {
    position: position === null ? null : String(position),
    head: String(head),
    rebuilding: rebuilding === null ? null : String(rebuilding),
    versions,
    parked: parkedEvents,
    ...(log !== 'same' && { log }),
    ...(swap && { swap }),
  };
  const text = table([
    ['Último evento', data.head],
    ['Leído hasta', data.position ?? 'nada: el proyector aún no parte'],
    ['Reconstrucción', data.rebuilding === null ? 'ninguna' : `hasta ${data.rebuilding}`],
    ...(log === 'same' ? [] : [['Atención', reasonOf(log)]]),
    ...(swap ? [['Último cambio de tablas', `${swap.at}, en ${swap.ms} ms`]] : []),
    ['Eventos apartados', String(parkedEvents)],
    [
      'Versiones',
      Object.entries(versions)
        .map(([name, version]) => `${name} ${version}`)
        .join(', '),
    ],
  ]);
  createOutput(command.optsWithGlobals()).printResult(data, text);
};

/** Asks before tables of another log are replaced. */
const mayReplace = async (log: Exclude<LogMatch, 'same'>, { yes, json }: { yes?: boolean; json?: boolean }) => {
  const question = `${reasonOf(log)} ¿Hacer las tablas de nuevo, solo con lo que está en este registro?`;
  if (yes || (!json && (await confirm(question)))) return;
  throw new OpsError(`${reasonOf(log)} Para hacer las tablas de nuevo solo con este registro, agregue --yes.`);
};

const startRebuild = async ({ yes }: { yes?: boolean }, command: Command): Promise<void> => {
  const { json } = command.optsWithGlobals();
  const started = await withReadModels(async ({ pool, store }) => {
    const log = await matchLog(pool, store);
    if (log !== 'same') {
      await requireNoMove(pool); // the log can be a copy without the last events
      await mayReplace(log, { yes, json });
    }
    return requestRebuild({ pool, projections, replaceBy: log === 'same' ? undefined : store });
  });
  if (!started) throw new OpsError('Ya hay una reconstrucción en curso: véala con projections status.');
  const text = 'El proyector reconstruye todo desde el registro; lo anterior sirve hasta que termine.';
  createOutput(command.optsWithGlobals()).printResult({ started }, text);
};

const showParked = async (_: unknown, command: Command): Promise<void> => {
  const events = await withReadModels(({ pool }) => parked(pool));
  const rows = events.map(({ position, type, stream, error }) => [position, type, stream, error]);
  const text =
    rows.length === 0 ? 'No hay eventos apartados.' : table([['Posición', 'Tipo', 'Stream', 'Error'], ...rows]);
  createOutput(command.optsWithGlobals()).printResult({ parked: events }, text);
};

export const projectionsCommands = () =>
  new Command('projections')
    .description('Las tablas que se derivan del registro de eventos.')
    .addCommand(
      new Command('status')
        .description('Hasta dónde están leídas.')
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- projections status')
        .action(showStatus),
    )
    .addCommand(
      new Command('rebuild')
        .description('Las hace de nuevo, sin interrumpir el servicio.')
        .option('--yes', 'no pregunta cuando el registro no es el de las tablas')
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- projections rebuild')
        .action(startRebuild),
    )
    .addCommand(
      new Command('parked')
        .description('Eventos que no se pudieron leer, con su error.')
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- projections parked')
        .action(showParked),
    )
    .addCommand(verifyCommand());
