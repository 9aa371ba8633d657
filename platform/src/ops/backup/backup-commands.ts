import { Command } from 'commander';
import { confirmReplace } from '../confirm-replace.ts';
import { operatorPath } from '../operator-path.ts';
import { exitCodes, OpsError } from '../ops-error.ts';
import { createOutput, table } from '../output.ts';
import type { Manifest } from './archive.ts';
import { makeBackup } from './backup.ts';
import { type KeptErasure, readErasures } from './erasures.ts';
import { restoreBackup } from './restore.ts';

const summary = ({ madeAt, events, pictures, tables }: Manifest): string =>
  table([
    ['Hecho', madeAt],
    ['Eventos', events.toLocaleString('es-CL')],
    ['Cuentas', String(tables.find(({ name }) => name === 'accounts.users')?.rows ?? 0)],
    ['Imágenes', String(pictures)],
  ]);

const resultOf = (file: string, { madeAt, events, pictures, tables }: Manifest) => ({
  file,
  madeAt,
  events,
  pictures,
  tables,
});

interface BackupOptions {
  yes?: boolean;
  json?: boolean;
}

const backup = async (file: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<BackupOptions>();
  const path = operatorPath(file);
  await confirmReplace(path, options);
  const output = createOutput(options);
  const manifest = await makeBackup(path, output);
  output.printResult(resultOf(path, manifest), `Respaldo completo en ${path}.\n${summary(manifest)}`);
};

interface RestoreOptions {
  erased?: string;
  noneErased?: boolean;
}

/** A promise to each erased person, so the operator must not forget the list. @throws OpsError without exactly one of the options */
const erasuresOf = ({ erased, noneErased = false }: RestoreOptions): KeptErasure[] => {
  if ((erased !== undefined) === noneErased)
    throw new OpsError(
      'Quien borró su cuenta después del respaldo volvería con él. Agregue --erased <lista>, o --none-erased si nadie la borró. ' +
        'La lista es de accounts requests --json. No se cambió nada.',
      { exitCode: exitCodes.usage },
    );
  return erased === undefined ? [] : readErasures(operatorPath(erased));
};

const restore = async (file: string, _: unknown, command: Command): Promise<void> => {
  const output = createOutput(command.optsWithGlobals());
  const path = operatorPath(file);
  const manifest = await restoreBackup(path, output, erasuresOf(command.optsWithGlobals<RestoreOptions>()));
  output.printResult(
    resultOf(path, manifest),
    `Respaldo restaurado.\n${summary(manifest)}\nYa puede iniciar la plataforma.`,
  );
};

export const backupCommand = () =>
  new Command('backup')
    .description('Escribe un respaldo: registro, cuentas, imágenes y la clave del sello.')
    .argument('<archivo>', 'un archivo .tar; recibe su nombre cuando está completo')
    .option('--yes', 'reemplaza el archivo sin preguntar')
    .addHelpText(
      'after',
      '\nLa plataforma puede seguir en uso. El archivo tiene datos personales: guárdelo cifrado y en otra máquina. No tiene las\nsesiones ni secrets.json: después de restaurar, todos entran de nuevo con su contraseña.\n\nEjemplo:\n  npm run ops -- backup respaldo-2026-03-01.tar',
    )
    .action(backup);

export const restoreCommand = () =>
  new Command('restore')
    .description('Restaura un respaldo en una plataforma vacía y compara cada evento.')
    .argument('<archivo>', 'de backup')
    .option('--erased <lista>', 'de accounts requests --json: quienes se borraron después del respaldo no vuelven')
    .option('--none-erased', 'nadie se borró después del respaldo')
    .addHelpText(
      'after',
      '\nUsa DATABASE_URL, o la carpeta MATRAZ_DATA_DIR si no está. La plataforma debe estar detenida y no haberse iniciado nunca:\nsi tiene datos, no cambia nada. Si se interrumpe, repita el comando.\n\nEjemplo:\n  MATRAZ_DATA_DIR=/srv/matraz npm run ops -- restore respaldo-2026-03-01.tar --erased pedidos.json',
    )
    .action(restore);
