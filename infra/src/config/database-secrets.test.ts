import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDatabaseSecrets } from './database-secrets.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'matraz-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const textOf = (name: string) => readFileSync(join(dataDir, name), 'utf8');
const passwords = { databasePassword: 'o'.repeat(43), serviceDatabasePassword: 's'.repeat(43) };
/** As release 1.0.0 wrote it. */
const writeOldFile = (): Secrets => {
  const secrets = loadSecrets(dataDir);
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify({ ...secrets, ...passwords }), { mode: 0o600 });
  return secrets;
};

test('[security 38] the first use creates the passwords, which only the owner can read, and no file of the api', () => {
  const first = loadDatabaseSecrets(dataDir);
  expect(loadDatabaseSecrets(dataDir)).toEqual(first);
  expect(first.databasePassword).not.toBe(first.serviceDatabasePassword);
  expect(readdirSync(dataDir)).toEqual(['database-secrets.json']);
  expect(statSync(join(dataDir, 'database-secrets.json')).mode & 0o777).toBe(0o600);
});

test('the file of the api has no password of the database', () => {
  const { databasePassword, serviceDatabasePassword } = loadDatabaseSecrets(dataDir);
  loadSecrets(dataDir);
  for (const password of [databasePassword, serviceDatabasePassword])
    expect(textOf('secrets.json')).not.toContain(password);
});

test('the passwords of release 1.0.0 move out of the file of the api, and its other secrets stay', () => {
  const secrets = writeOldFile();
  expect(loadDatabaseSecrets(dataDir)).toEqual(passwords);
  expect(loadDatabaseSecrets(dataDir)).toEqual(passwords);
  expect(JSON.parse(textOf('secrets.json'))).toEqual(secrets);
  expect(loadSecrets(dataDir)).toEqual(secrets);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir).sort()).toEqual(['database-secrets.json', 'secrets.json']);
});

test('a start that died before it removed them from the file of the api is finished by the next one', () => {
  const secrets = writeOldFile();
  loadDatabaseSecrets(dataDir);
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify({ ...secrets, ...passwords }));
  expect(loadDatabaseSecrets(dataDir)).toEqual(passwords);
  expect(JSON.parse(textOf('secrets.json'))).toEqual(secrets);
});

test.each(['database-secrets.json', 'secrets.json'])('a damaged %s stops the start, and nothing is made', (name) => {
  writeFileSync(join(dataDir, name), '{"databasePassword":');
  expect(() => loadDatabaseSecrets(dataDir)).toThrow(`${name} está dañado: corríjalo y no lo borre`);
  expect(textOf(name)).toBe('{"databasePassword":');
  expect(existsSync(join(dataDir, name === 'secrets.json' ? 'database-secrets.json' : 'secrets.json'))).toBe(false);
});
