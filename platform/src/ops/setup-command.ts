import { loadConfig, requireDatabaseUrl } from '@matraz/infra/config/config';
import { Command } from 'commander';
import { preparePlatform } from '../setup/prepare-platform.ts';
import { createOutput } from './output.ts';

/** For installations without the embedded supervisor: does the same preparation that `npm start` does before the services start. */
export const setupCommand = () =>
  new Command('setup')
    .description('Prepara la base de datos de DATABASE_URL: tablas, cursos y, con MATRAZ_DEMO=1, la demostración.')
    .addHelpText(
      'after',
      '\nDATABASE_URL es la del dueño de la base. Con MATRAZ_SERVICE_DATABASE_PASSWORD se crea además el rol matraz_service,\ncon el que los servicios pueden agregar eventos pero no cambiarlos ni borrarlos.\n\nEjemplo:\n  DATABASE_URL=postgres://… npm run ops -- setup',
    )
    .action(async (_, command: Command) => {
      const config = loadConfig(process.env);
      const { eventStoreUrl, demo, oidc } = config;
      await preparePlatform({
        databaseUrl: requireDatabaseUrl(config),
        eventStoreUrl,
        demo,
        localAccounts: oidc === undefined,
        serviceDatabasePassword: process.env.MATRAZ_SERVICE_DATABASE_PASSWORD,
        onProgress: (text) => process.stderr.write(`${text}\n`),
      });
      createOutput(command.optsWithGlobals()).printResult({ prepared: true }, 'La plataforma está preparada.');
    });
