import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadDatabaseSecrets } from '@matraz/infra/config/database-secrets';
import { secretVariables } from '@matraz/infra/config/secret-files';
import type { ServiceName } from '@matraz/infra/processes/pid-file';
import { startTestPostgres } from '@matraz/infra/testing/embedded-postgres';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  type DataDir,
  isReady,
  killProcesses,
  type RunningPlatform,
  startPlatform,
  temporaryDataDir,
} from './running-platform.ts';

let dataDir: DataDir;
let platform: RunningPlatform;
const accessToken = 'APP_USR-0123456789';

beforeAll(async () => {
  dataDir = temporaryDataDir();
  const tokenFile = join(dirname(dataDir.path), 'token');
  writeFileSync(tokenFile, `${accessToken}\n`);
  const env = {
    MATRAZ_DEMO: '0',
    REDIS_PASSWORD: 'of Redis',
    MERCADOPAGO_ACCESS_TOKEN_FILE: tokenFile,
    MERCADOPAGO_WEBHOOK_SECRET: 'secret of the webhooks',
    MERCADOPAGO_API_URL: 'http://127.0.0.1:9',
    OIDC_ISSUER: 'https://id.liceo.cl',
    OIDC_CLIENT_ID: 'matraz',
    OIDC_CLIENT_SECRET: 'secret of the client',
    SMTP_URL: 'smtp://matraz:mail@127.0.0.1:9',
    MAIL_FROM: 'matraz@liceo.cl',
    METRICS_TOKEN: 'token of Prometheus',
    AWS_ACCESS_KEY_ID: 'key of the bucket',
    AWS_SECRET_ACCESS_KEY: 'secret of the bucket',
    EVENT_STORE_ADMIN_PASSWORD: 'of the setup',
    PGPASSWORD: 'of another database',
  };
  platform = await startPlatform({ dataDir: dataDir.path, processes: { api: 2, worker: 1 }, env });
});
afterAll(() => {
  killProcesses(dataDir.path);
  dataDir.remove();
});

/** As the system keeps it: with what the process got at its start. */
const environmentOf = (pid: number): Record<string, string> =>
  Object.fromEntries(
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .filter(Boolean)
      .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
const secretsOf = (pid: number) => {
  const env = environmentOf(pid);
  return secretVariables.filter((name) => env[name] || env[`${name}_FILE`]).toSorted();
};

const ofApi = [
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'DATABASE_URL',
  'MERCADOPAGO_ACCESS_TOKEN',
  'MERCADOPAGO_WEBHOOK_SECRET',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
  'REDIS_PASSWORD',
];
const expected: Record<ServiceName, string[]> = {
  api: ofApi,
  projector: ['DATABASE_URL'],
  worker: ['DATABASE_URL', 'REDIS_PASSWORD', 'SMTP_URL'],
};

test.each(Object.entries(expected) as [ServiceName, string[]][])('%s has only the secrets it uses', (name, own) => {
  expect(secretsOf(platform.pidOf(name))).toEqual(own);
});

test('the processes that serve the api have the same', () => {
  for (const name of ['api-1', 'api-2'] as const) expect(secretsOf(platform.pidOf(name))).toEqual(ofApi);
});

test('the api has the token of its file', () => {
  expect(environmentOf(platform.pidOf('api')).MERCADOPAGO_ACCESS_TOKEN).toBe(accessToken);
});

test('no service has the password of the owner of the database', () => {
  const { databasePassword } = loadDatabaseSecrets(dataDir.path);
  for (const name of Object.keys(expected) as ServiceName[]) {
    const environment = readFileSync(`/proc/${platform.pidOf(name)}/environ`, 'utf8');
    expect(environment).toContain('postgres://matraz_service:');
    expect(environment).not.toContain(databasePassword);
  }
});

test('with a database server of its own and MATRAZ_SERVICE_PASSWORD, no service has the login of the owner', async () => {
  const postgres = await startTestPostgres();
  const own = temporaryDataDir();
  onTestFinished(async () => {
    killProcesses(own.path);
    own.remove();
    await postgres.stop();
  });
  const owner = new URL(postgres.url);
  const ownerPassword = decodeURIComponent(owner.password) || 'of the owner';
  const env = {
    MATRAZ_DEMO: '0',
    DATABASE_URL: Object.assign(owner, { password: '', pathname: '/matraz' }).href,
    PGPASSWORD: ownerPassword,
    MATRAZ_SERVICE_PASSWORD: 'p@ss/w?rd of the services',
    EVENT_STORE_URL: '',
  };
  const started = await startPlatform({ dataDir: own.path, env });
  for (const name of Object.keys(expected) as ServiceName[]) {
    const environment = readFileSync(`/proc/${started.pidOf(name)}/environ`, 'utf8');
    expect(environment).toContain('DATABASE_URL=postgres://matraz_service:');
    expect(environment).not.toContain(ownerPassword);
    expect(secretsOf(started.pidOf(name))).toEqual(['DATABASE_URL']);
  }
});

test('a data folder of release 1.0.0, which had all secrets in one file, starts, and the api no longer has them', async () => {
  const own = temporaryDataDir();
  onTestFinished(() => {
    killProcesses(own.path);
    own.remove();
  });
  const first = await startPlatform({ dataDir: own.path, env: { MATRAZ_DEMO: '0' } });
  await first.stop();
  const [secrets, ofDatabase] = ['secrets.json', 'database-secrets.json'].map((name) => join(own.path, name)) as [
    string,
    string,
  ];
  const api = JSON.parse(readFileSync(secrets, 'utf8'));
  const database = JSON.parse(readFileSync(ofDatabase, 'utf8'));
  writeFileSync(secrets, JSON.stringify({ ...api, ...database }));
  rmSync(ofDatabase);
  const again = await startPlatform({ dataDir: own.path, env: { MATRAZ_DEMO: '0' } });
  expect(await isReady(again.url)).toBe(true);
  expect(JSON.parse(readFileSync(secrets, 'utf8'))).toEqual(api);
  expect(JSON.parse(readFileSync(ofDatabase, 'utf8'))).toEqual(database);
});
