import { readFileSync } from 'node:fs';
import { StartupError } from './startup-error.ts';

/** Variables that contain a secret. Each one can be in a file that `<name>_FILE` names. */
export const secretVariables: readonly string[] = [
  'DATABASE_URL',
  'PGPASSWORD',
  'EVENT_STORE_URL',
  'EVENT_STORE_PASSWORD',
  'REDIS_URL',
  'REDIS_PASSWORD',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_SECRET',
  'MERCADOPAGO_ACCESS_TOKEN',
  'MERCADOPAGO_WEBHOOK_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'MATRAZ_SERVICE_PASSWORD',
  'EVENT_STORE_ADMIN_PASSWORD',
];

const isGiven = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

const reasons: Record<string, string> = {
  ENOENT: 'no existe',
  EACCES: 'no hay permiso para leerlo',
  EPERM: 'no hay permiso para leerlo',
  EISDIR: 'es una carpeta',
  ENOTDIR: 'hay un archivo en el camino',
};

/** Most editors end a file with a line break, which is not part of the secret. */
const readSecret = (name: string, path: string): string => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    throw new StartupError(`No se puede leer el archivo de ${name}_FILE, ${path}: ${reasons[code] ?? code}.`, {
      cause,
    });
  }
  const secret = text.replace(/\r?\n$/, '');
  if (!isGiven(secret)) throw new StartupError(`El archivo de ${name}_FILE, ${path}, está vacío.`);
  if (/[\r\n\0]/.test(secret)) throw new StartupError(`El archivo de ${name}_FILE, ${path}, tiene más de una línea.`);
  return secret;
};

/**
 * Replaces each `<name>_FILE` in the environment by the content of its file. Libraries read some of these variables from the
 * environment of the process, so it is changed.
 *
 * @throws StartupError with the name of the variable when both are set, or the file cannot be read or is empty
 */
export const useSecretFiles = (env: NodeJS.ProcessEnv): void => {
  const given = secretVariables.filter((name) => isGiven(env[`${name}_FILE`]));
  const read = given.map((name): [string, string] => {
    if (isGiven(env[name])) throw new StartupError(`${name} y ${name}_FILE están las dos: deje solo una.`);
    return [name, readSecret(name, env[`${name}_FILE`] ?? '')];
  });
  for (const [name, secret] of read) {
    env[name] = secret;
    delete env[`${name}_FILE`];
  }
};
