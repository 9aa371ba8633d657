import { join } from 'node:path';
import { loadConfig } from '@matraz/infra/config/config';
import { openFileStore } from '@matraz/infra/files/open-file-store';
import type { StoredFile } from '@matraz/infra/files/port';
import { Command, InvalidArgumentError } from 'commander';
import { ensureSameLog } from '../../setup/ensure-same-log.ts';
import { confirm } from '../confirm.ts';
import { type Connection, withConnection } from '../connection.ts';
import { amount, createOutput, type Output, table } from '../output.ts';
import { type ForeignPicture, foreignPictures } from './foreign-pictures.ts';
import { unusedPictures } from './unused-pictures.ts';

const dayMs = 24 * 60 * 60 * 1_000;

interface PruneOptions {
  days: number;
  yes?: boolean;
  json?: boolean;
}

const wholeDays = (text: string): number => {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('Debe ser un número de días.');
  return Number(text);
};

const inMegabytes = (files: readonly StoredFile[]): string => {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${(bytes / 1024 / 1024).toLocaleString('es-CL', { maximumFractionDigits: 1 })} MB`;
};
const count = (files: readonly StoredFile[]): string => amount(files.length, 'imagen sin uso', 'imágenes sin uso');

const list = (files: readonly StoredFile[]): string =>
  table([
    ['Imagen', 'kB', 'Subida'],
    ...files.map(({ name, bytes, storedAt }) => [
      name,
      String(Math.ceil(bytes / 1024)),
      storedAt.toISOString().slice(0, 10),
    ]),
  ]);

const findUnused = async ({ store }: Connection, before: Date, output: Output): Promise<StoredFile[]> => {
  const files = openFileStore(loadConfig(process.env));
  return unusedPictures({ store, files }, before, output);
};

const remove = async (unused: readonly StoredFile[], output: Output): Promise<void> => {
  const files = openFileStore(loadConfig(process.env));
  await output.withProgress(unused.length, 'Eliminación', async (advance) => {
    for (const { name } of unused) {
      await files.delete(name);
      advance();
    }
  });
};

const prune = async (_: unknown, command: Command): Promise<void> => {
  const { days, yes = false, json = false } = command.optsWithGlobals<PruneOptions>();
  const output = createOutput({ json });
  const { uploadsUrl, dataDir } = loadConfig(process.env);
  const place = uploadsUrl ?? join(dataDir, 'uploads');
  const before = new Date(Date.now() - days * dayMs);
  await withConnection(async (connection) => {
    // Every picture looks unused in the log of another platform.
    await ensureSameLog(connection.pool, connection.store);
    const reported = await findUnused(connection, before, output);
    const report = (deleted: readonly StoredFile[], text: string) =>
      output.printResult({ place, unused: reported, deleted: deleted.map(({ name }) => name) }, text);
    if (reported.length === 0) return report([], `No hay imágenes sin uso en ${place}.`);
    const summary = `${count(reported)} en ${place} (${inMegabytes(reported)})`;
    if (!json) process.stderr.write(`${list(reported)}\n`);
    const isConfirmed = yes || (!json && (await confirm(`${summary}. ¿Eliminar?`)));
    if (!isConfirmed) return report([], `${summary}. No se eliminó nada; con --yes se eliminan.`);
    // Read again: a lesson may have been saved while the operator read the list.
    const stillUnused = new Set((await findUnused(connection, before, output)).map(({ name }) => name));
    const deleted = reported.filter(({ name }) => stillUnused.has(name));
    await remove(deleted, output);
    const done = deleted.length === 1 ? 'Se eliminó' : 'Se eliminaron';
    report(deleted, `${done} ${count(deleted)} de ${place} (${inMegabytes(deleted)}).`);
  });
};

const kinds: Record<ForeignPicture['kind'], string> = { lesson: 'Lección', question: 'Pregunta', exam: 'Ensayo' };

const foreign = async (_: unknown, command: Command): Promise<void> => {
  const output = createOutput(command.optsWithGlobals());
  const contents = await withConnection(({ store }) => foreignPictures(store, output));
  const rows = contents.map(({ kind, text, sources }) => [kinds[kind], text, sources.join(' ')]);
  const text =
    rows.length === 0
      ? 'Ningún contenido tiene imágenes de otros sitios.'
      : `${table([['Contenido', 'Texto', 'Imágenes'], ...rows])}\nLos estudiantes ven un enlace en su lugar. Suba cada imagen desde el editor.`;
  output.printResult({ contents }, text);
};

const foreignCommand = () =>
  new Command('foreign')
    .description('Muestra los contenidos con imágenes de otros sitios, que los navegadores no cargan.')
    .addHelpText('after', '\nEjemplo:\n  npm run ops -- uploads foreign')
    .action(foreign);

export const uploadsCommands = () =>
  new Command('uploads')
    .description('Imágenes subidas.')
    .addCommand(foreignCommand())
    .addCommand(
      new Command('prune')
        .description('Muestra las imágenes que ningún contenido usa ni usó, y las elimina si usted lo confirma.')
        .option(
          '--days <días>',
          'deja las imágenes subidas hace menos días: un navegador guarda 60 días los cambios sin guardar',
          wholeDays,
          60,
        )
        .option('--yes', 'elimina sin preguntar')
        .addHelpText(
          'after',
          '\nCuentan como usadas también las imágenes de versiones anteriores y de contenidos eliminados, porque el historial las\n' +
            'muestra. Sin terminal, o con --json, solo elimina con --yes.\n\nEjemplo:\n  npm run ops -- uploads prune --days 90',
        )
        .action(prune),
    );
