import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { environmentVariables, loadConfig } from './config.ts';
import { secretVariables, useSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'matraz-secret-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (content: string | Buffer): string => {
  const path = join(folder, `${Math.random()}`);
  writeFileSync(path, content);
  return path;
};

test.each(secretVariables)('%s can be in a file, and the variable of the file is gone', (name) => {
  const env: NodeJS.ProcessEnv = { [`${name}_FILE`]: fileWith('a secret: ñ $x # y\n'), PORT: '1' };
  useSecretFiles(env);
  expect(env).toEqual({ [name]: 'a secret: ñ $x # y', PORT: '1' });
});

test('the settings are those of the file', () => {
  const env: NodeJS.ProcessEnv = { DATABASE_URL_FILE: fileWith('postgres://ana:x@db/matraz\r\n'), DATABASE_URL: '' };
  useSecretFiles(env);
  expect(loadConfig(env).databaseUrl).toBe('postgres://ana:x@db/matraz');
});

test('an empty variable names no file', () => {
  const env = { METRICS_TOKEN_FILE: '', METRICS_TOKEN: 'a token of Prometheus' };
  useSecretFiles(env);
  expect(env).toMatchObject({ METRICS_TOKEN: 'a token of Prometheus' });
});

const aFolder = join(folder, 'a folder');
mkdirSync(aFolder);
test.each<[string, NodeJS.ProcessEnv, RegExp]>([
  [
    'both are set',
    { METRICS_TOKEN: 'a token', METRICS_TOKEN_FILE: fileWith('other') },
    /^METRICS_TOKEN y METRICS_TOKEN_FILE están las dos: deje solo una\.$/,
  ],
  ['the file does not exist', { REDIS_URL_FILE: join(folder, 'none') }, /archivo de REDIS_URL_FILE, .*: no existe\.$/],
  ['it is a folder', { REDIS_URL_FILE: aFolder }, /archivo de REDIS_URL_FILE, .*: es una carpeta\.$/],
  ['the file is empty', { PGPASSWORD_FILE: fileWith('') }, /archivo de PGPASSWORD_FILE, .*, está vacío\.$/],
  ['it has only a line break', { PGPASSWORD_FILE: fileWith('\n') }, /PGPASSWORD_FILE, .*, está vacío\.$/],
  ['it has two lines', { PGPASSWORD_FILE: fileWith('a\nb\n') }, /PGPASSWORD_FILE, .*, tiene más de una línea\.$/],
])('when %s, one sentence names the variable and nothing changes', (_, env, message) => {
  const before = { ...env };
  expect(() => useSecretFiles(env)).toThrow(message);
  expect(env).toEqual(before);
});

test('every variable whose name says that it is secret is in the list', () => {
  const named = environmentVariables.filter((name) =>
    /PASSWORD|SECRET|TOKEN|KEY|^(DATABASE|EVENT_STORE|REDIS|SMTP)_URL$/.test(name),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(secretVariables).toEqual(expect.arrayContaining(named));
});
