import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startService } from './testing/service-process.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'matraz-own-secrets-'));
});
afterAll(() => database.drop());

const folder = mkdtempSync(join(tmpdir(), 'matraz-secret-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (secret: string): string => {
  const path = join(folder, `${Math.random()}`);
  writeFileSync(path, `${secret}\n`);
  return path;
};

const secretsOf = {
  api: ['secrets.json'],
  projector: [],
  worker: ['seal-key.json'],
} as const;
const files = ['secrets.json', 'database-secrets.json', 'seal-key.json'];

test.for(Object.entries(secretsOf) as ['api' | 'projector' | 'worker', readonly string[]][])(
  '%s opens no file with secrets of another service: it starts although they are damaged',
  async ([name, own]) => {
    for (const file of files) if (!own.includes(file)) writeFileSync(join(dataDir, file), 'damaged');
    const env = { DATABASE_URL: database.url, MATRAZ_DATA_DIR: dataDir, PORT: '0', MATRAZ_HOST: 'localhost' };
    const service = await startService(name, { ...env, MATRAZ_API_PROCESSES: '1' });
    expect(await service.stop()).toBe(0);
    for (const file of own) expect(readFileSync(join(dataDir, file), 'utf8')).toMatch(/^\{/);
  },
);

test('its own damaged file stops a service', async () => {
  for (const [name, [file]] of Object.entries(secretsOf)) {
    if (file === undefined) continue;
    writeFileSync(join(dataDir, file), 'damaged');
    const env = { DATABASE_URL: database.url, MATRAZ_DATA_DIR: dataDir, PORT: '0' };
    await expect(startService(name as 'api' | 'worker', env)).rejects.toThrow('ended with code 1');
  }
});

test('several processes of the api read a secret from its file', async () => {
  const env = { MATRAZ_DATA_DIR: dataDir, PORT: '0', MATRAZ_HOST: 'localhost', MATRAZ_API_PROCESSES: '2' };
  const api = await startService('api', { ...env, DATABASE_URL: '', DATABASE_URL_FILE: fileWith(database.url) });
  expect(await api.stop()).toBe(0);
});

test('a service does not read the file of a secret that it does not use', async () => {
  const missing = join(folder, 'none');
  const env = { DATABASE_URL: database.url, MATRAZ_DATA_DIR: dataDir, MERCADOPAGO_ACCESS_TOKEN_FILE: missing };
  const projector = await startService('projector', env);
  expect(await projector.stop()).toBe(0);
  await expect(startService('api', { ...env, PORT: '0' })).rejects.toThrow('ended with code 1');
});
