import { StartupError } from '@matraz/infra/config/startup-error';
import { Command, CommanderError } from 'commander';
import { DatabaseUnreachable } from '../setup/ensure-database.ts';
import { accountsCommands } from './accounts/accounts-commands.ts';
import { auditCommands } from './audit/audit-commands.ts';
import { backupCommand, restoreCommand } from './backup/backup-commands.ts';
import { catalogCommands } from './catalog/catalog-commands.ts';
import { describeFailure } from './describe-failure.ts';
import { eventsCommands } from './events/events-commands.ts';
import { exitCodes, OpsError } from './ops-error.ts';
import { paymentsCommands } from './payments/payments-commands.ts';
import { projectionsCommands } from './projections/projections-commands.ts';
import { receiptCommand } from './seal/receipt-command.ts';
import { sealCommand } from './seal/seal-command.ts';
import { setupCommand } from './setup-command.ts';
import { errorMessage, translate } from './spanish.ts';
import { statusCommand } from './status-command.ts';
import { uploadsCommands } from './uploads/uploads-commands.ts';

const exitCodeHelp = `
Códigos de salida:
  0  hecho
  1  se rechazó y no se cambió nada, o se encontró una diferencia
  2  el comando o una variable de entorno está mal
  3  no hay conexión con la base de datos, o no respondió a tiempo: repita el comando
  4  falló por otra causa: un disco lleno o un error del programa
  5  no había con qué comparar: el registro no tiene sello (events verify)
  129, 130, 143  lo interrumpió una señal, como Ctrl-C (130): repita el comando
  141  quien leía la salida la cerró, por ejemplo head

Con --json la salida estándar lleva solo una línea JSON. Use entonces npm run -s ops -- …, para que npm no escriba la suya.`;

export const createProgram = (): Command =>
  translate(
    new Command('npm run ops --')
      .description('Herramientas para quien opera Matraz.')
      .option('--json', 'escribe el resultado como JSON')
      .option('--stack', 'si el programa falla, muestra también dónde')
      .addHelpText('after', exitCodeHelp)
      .addCommand(catalogCommands())
      .addCommand(accountsCommands())
      .addCommand(eventsCommands())
      .addCommand(projectionsCommands())
      .addCommand(uploadsCommands())
      .addCommand(paymentsCommands())
      .addCommand(auditCommands())
      .addCommand(statusCommand())
      .addCommand(sealCommand())
      .addCommand(receiptCommand())
      .addCommand(backupCommand())
      .addCommand(restoreCommand())
      .addCommand(setupCommand()),
  );

const report = (json: boolean, message: string, details: readonly string[] = []): void => {
  if (json) process.stdout.write(`${JSON.stringify({ error: message, details })}\n`);
  else process.stderr.write(`${[message, ...details.map((line) => `  ${line}`)].join('\n')}\n`);
};

/** Tells the operator why a command failed. @returns the exit code */
export const reportError = (error: unknown, args: readonly string[]): number => {
  const json = args.includes('--json');
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return exitCodes.ok;
    if (error.code !== 'commander.help') report(json, errorMessage(error));
    return exitCodes.usage;
  }
  if (error instanceof OpsError) {
    report(json && !error.isPrinted, error.message, error.details);
    return error.exitCode;
  }
  if (error instanceof StartupError) {
    report(json, error.message);
    return error instanceof DatabaseUnreachable ? exitCodes.noDatabase : exitCodes.usage;
  }
  const { message, exitCode } = describeFailure(error);
  report(json, message);
  if (args.includes('--stack') && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  return exitCode;
};

/** @returns the exit code */
export const runOps = async (args: readonly string[]): Promise<number> => {
  try {
    await createProgram().parseAsync(args, { from: 'user' });
    return exitCodes.ok;
  } catch (error) {
    return reportError(error, args);
  }
};
