import { loadConfig, requireDatabaseUrl } from '@matraz/infra/config/config';
import { refusePublicDemo } from '@matraz/infra/config/public-demo';
import { StartupError } from '@matraz/infra/config/startup-error';
import { Command } from 'commander';
import { demoAccountLines } from '../demo/demo-accounts.ts';
import { preparePlatform } from '../setup/prepare-platform.ts';
import { createOutput } from './output.ts';

/** EventStoreDB in a container starts beside the setup, and needs up to a minute. */
const eventStoreWaitMs = 120_000;

/**
 * @returns undefined when the services use the role of the owner
 * @throws StartupError when the variable is empty, as with an .env file that was not filled in
 */
const readServicePassword = (): string | undefined => {
  const password = process.env.MATRAZ_SERVICE_PASSWORD;
  if (password?.trim() === '')
    throw new StartupError(
      'Falta la contraseña de los servicios: MATRAZ_SERVICE_PASSWORD está vacía. No se preparó nada.',
    );
  return password;
};

const readAdminPassword = (): string | undefined => process.env.EVENT_STORE_ADMIN_PASSWORD?.trim() || undefined;

/** For installations without the embedded supervisor: does the same preparation that `npm start` does before the services start. */
export const setupCommand = () =>
  new Command('setup')
    .description('Prepara la base de datos de DATABASE_URL: tablas, cursos y, con MATRAZ_DEMO=1, la demostración.')
    .addHelpText(
      'after',
      '\nDATABASE_URL es la del dueño de la base. Con MATRAZ_SERVICE_PASSWORD se crea además el rol matraz_service, con el que\nlos servicios pueden agregar eventos pero no cambiarlos ni borrarlos. Con EVENT_STORE_ADMIN_PASSWORD se crea\ntambién el usuario de EVENT_STORE_URL en EventStoreDB, con los mismos límites.\n\nEjemplo:\n  DATABASE_URL=postgres://… npm run ops -- setup',
    )
    .action(async (_, command: Command) => {
      const config = loadConfig(process.env);
      refusePublicDemo(config);
      const { eventStoreUrl, demo, oidc } = config;
      await preparePlatform({
        databaseUrl: requireDatabaseUrl(config),
        eventStoreUrl,
        demo,
        localAccounts: oidc === undefined,
        serviceDatabasePassword: readServicePassword(),
        eventStoreAdminPassword: readAdminPassword(),
        eventStoreWaitMs,
        onProgress: (text) => process.stderr.write(`${text}\n`),
      });
      const text = ['La plataforma está preparada.', ...demoAccountLines(config)].join('\n');
      createOutput(command.optsWithGlobals()).printResult({ prepared: true }, text);
    });
