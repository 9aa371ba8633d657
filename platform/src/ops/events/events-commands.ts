import { basename } from 'node:path';
import { allEvents } from '@matraz/contracts/events';
import { isEventStoreUrl, loadConfig } from '@matraz/infra/config/config';
import type { CopyTarget } from '@matraz/infra/event-store/port';
import { Command, InvalidArgumentError } from 'commander';
import { confirmReplace } from '../confirm-replace.ts';
import { withConnection } from '../connection.ts';
import { operatorPath } from '../operator-path.ts';
import { createOutput } from '../output.ts';
import { verifyCommand } from '../seal/verify-command.ts';
import { wholeNumber } from '../whole-number.ts';
import { copyLog, sourceOfFile, sourceOfStore } from './copy-log.ts';
import { eventCount, toldCopy } from './copy-result.ts';
import { exportLog } from './export-log.ts';
import { moveCommand } from './move-command.ts';
import { tail } from './tail.ts';
import { withTarget } from './with-target.ts';

const position = (text: string): bigint => {
  if (!/^\d{1,40}$/.test(text)) throw new InvalidArgumentError('Debe ser una posición.');
  return BigInt(text);
};
const eventType = (text: string, before: string[] = []): string[] => {
  if (!Object.hasOwn(allEvents, text)) throw new InvalidArgumentError('No es un tipo de evento.');
  return [...before, text];
};
const streamPrefix = (text: string, before: string[] = []): string[] => [...before, text];

interface TailArguments {
  stream?: string[];
  type?: string[];
  after?: bigint;
  limit?: number;
  json?: boolean;
}

const runTail = async (_: unknown, command: Command): Promise<void> => {
  const { stream, type, after, limit, json = false } = command.optsWithGlobals<TailArguments>();
  const filter = { ...(stream && { streamPrefixes: stream }), ...(type && { types: type }) };
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  process.stdout.once('error', stop); // the reader of a pipe ended
  try {
    await withConnection(({ store }) => tail(store, { after, limit, filter, json, signal: stopping.signal }));
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    process.stdout.off('error', stop);
  }
};

interface Confirmed {
  yes?: boolean;
  json?: boolean;
}

const runExport = async (file: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<Confirmed>();
  const output = createOutput(options);
  const path = operatorPath(file);
  await confirmReplace(path, options);
  const events = await withConnection(({ store }) => exportLog(store, path, { title: 'Exportación', output }));
  output.printResult({ file: path, events }, `${basename(path)}: ${eventCount(events)}.`);
};

/** A new database gets its tables first. The embedded platform has them. */
const withOwnLog = <T>(work: (target: CopyTarget) => Promise<T>): Promise<T> => {
  const { eventStoreUrl, databaseUrl } = loadConfig(process.env);
  const url = eventStoreUrl ?? databaseUrl;
  // The role of the services cannot write a copy: it adds events with new positions only.
  return url ? withTarget(url, work) : withConnection(({ store }) => work(store), { isOwner: true });
};

const runImport = async (file: string, _: unknown, command: Command): Promise<void> => {
  const output = createOutput(command.optsWithGlobals());
  const path = operatorPath(file);
  const source = await sourceOfFile(path, output);
  const copied = await withOwnLog((target) => copyLog(source, target, output));
  output.printResult({ file: path, ...copied }, toldCopy(copied));
};

const storeUrl = (text: string): string => {
  if (!isEventStoreUrl(text)) throw new InvalidArgumentError('Debe ser una dirección postgres:// o esdb://.');
  return text;
};

const runCopy = async ({ to }: { to: string }, command: Command) => {
  const output = createOutput(command.optsWithGlobals());
  const copied = await withConnection(({ store }) =>
    withTarget(to, async (target) => copyLog(await sourceOfStore(store), target, output)),
  );
  output.printResult(copied, toldCopy(copied));
};

const tailCommand = () =>
  new Command('tail')
    .description('Muestra los eventos a medida que llegan, hasta Ctrl-C.')
    .option('--stream <prefijo>', 'solo los streams que comienzan así; se puede repetir', streamPrefix)
    .option('--type <tipo>', 'solo este tipo de evento; se puede repetir', eventType)
    .option('--after <posición>', 'también los eventos después de esta posición; 0: todos', position)
    .option('--limit <n>', 'termina después de n eventos; si hay menos, espera los que faltan', wholeNumber)
    .addHelpText(
      'after',
      '\nCon --json escribe un evento por línea.\n\nEjemplos:\n  npm run ops -- events tail --stream attempt- --type ExamAttemptCompleted\n  npm run -s ops -- events tail --after 0 --limit 10 --json',
    )
    .action(runTail);

const exportCommand = () =>
  new Command('export')
    .description('Escribe todo el registro en un archivo, un evento por línea.')
    .argument('<archivo>', 'con .gz o .zst se comprime')
    .option('--yes', 'reemplaza el archivo sin preguntar')
    .addHelpText(
      'after',
      '\nEl archivo recibe su nombre cuando está completo. La plataforma puede seguir en uso: se exporta hasta el último evento\ndel comienzo.\n\nEjemplo:\n  npm run ops -- events export registro.jsonl.gz',
    )
    .action(runExport);

const importCommand = () =>
  new Command('import')
    .description('Escribe los eventos de un archivo en un registro vacío.')
    .argument('<archivo>', 'de events export')
    .addHelpText(
      'after',
      '\nConserva orden, ids, versiones y metadatos, y al final compara cada evento. Si se interrumpe, repita el comando con el\nmismo archivo. Si el registro tiene otros eventos, no escribe nada.\n\nEjemplo:\n  DATABASE_URL=postgres://… npm run ops -- events import registro.jsonl.gz',
    )
    .action(runImport);

const copyCommand = () =>
  new Command('copy')
    .description('Copia el registro a otro motor y compara cada evento.')
    .requiredOption('--to <dirección>', 'postgres://… o esdb://… de un registro vacío', storeUrl)
    .addHelpText(
      'after',
      '\nEl destino no debe estar en uso. Si se interrumpe, repita el comando: copia lo que falta. Repetido más tarde, agrega los\neventos nuevos. Si el destino tiene otros eventos, no escribe nada.\n\nLa plataforma sigue con su registro. Para mudarla está events move.\n\nEjemplo:\n  npm run ops -- events copy --to esdb://localhost:2113?tls=false',
    )
    .action(runCopy);

export const eventsCommands = () =>
  new Command('events')
    .description('El registro de eventos.')
    .addCommand(tailCommand())
    .addCommand(exportCommand())
    .addCommand(importCommand())
    .addCommand(copyCommand())
    .addCommand(moveCommand())
    .addCommand(verifyCommand());
