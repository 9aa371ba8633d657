import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { findDatabaseFolder } from './database-folder.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const makeDataDir = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'matraz-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
};

test('the embedded server has its folder in the data folder', async () => {
  const dataDir = makeDataDir();
  mkdirSync(join(dataDir, 'postgres'));
  expect(await findDatabaseFolder(database.pool, { dataDir })).toBe(join(dataDir, 'postgres'));
});

test('a server on this machine tells its owner its folder, and a server elsewhere is not asked', async () => {
  const dataDir = makeDataDir();
  const folder = await findDatabaseFolder(database.pool, { databaseUrl: database.url, dataDir });
  expect(existsSync(folder ?? '')).toBe(true);
  const databaseUrl = 'postgres://service@db.example.cl/matraz';
  expect(await findDatabaseFolder(database.pool, { databaseUrl, dataDir })).toBeUndefined();
});
