import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { createPool } from '@matraz/infra/postgres/pool';
import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import { connectRedis } from '@matraz/infra/queue/connect-redis';
import { startTestRedis } from '@matraz/infra/testing/redis';
import { removeErasedResidues } from '@matraz/worker/accounts/erasure-jobs';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerUrlOf } from '../embedded/database.ts';
import { unpackArchive } from '../ops/backup/archive.ts';
import { projectRoot } from '../project-root.ts';
import { openBrowser } from './open-browser.ts';
import { killProcesses, type RunningPlatform, startPlatform, temporaryDataDir } from './running-platform.ts';

/** No other text of the platform has these words. */
const person = {
  firstName: 'Wladimíra',
  lastName: 'Quilaqueo-Ñancupil',
  email: 'Wladi.Quilaqueo@liceo-bytes.cl',
  password: 'cordillera-nevada-2026',
};
const traces = ['wladimíra', 'quilaqueo', 'ñancupil', 'liceo-bytes'];

const dataDir = temporaryDataDir();
const folder = mkdtempSync(join(tmpdir(), 'matraz-erasure-'));
const redis = await startTestRedis();
let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({ dataDir: dataDir.path, env: { EVENT_STORE_URL: '', REDIS_URL: redis?.url ?? '' } });
});
afterAll(async () => {
  await platform?.stop();
  killProcesses(dataDir.path);
  dataDir.remove();
  rmSync(folder, { recursive: true });
  await redis?.stop();
});

/** The ways in which a program may have written a word. Base64 differs by the place of the word among the bytes before it. */
const formsOf = (word: string): string[] => {
  const variants = [word, word[0]?.toUpperCase() + word.slice(1)];
  const bytes = variants.flatMap((text) => [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')]);
  const base64 = bytes.flatMap((one) =>
    [0, 1, 2].map((before) => {
      const coded = Buffer.concat([Buffer.alloc(before), one]).toString('base64');
      return coded.slice(before === 0 ? 0 : 4, -4);
    }),
  );
  const plain = bytes.map((one) => one.toString('latin1'));
  return [...plain, ...bytes.map((one) => one.toString('hex')), ...base64].map((form) => form.toLowerCase());
};
const forms = traces.flatMap(formsOf);

const findIn = (what: string, bytes: Buffer): string[] => {
  const text = bytes.toString('latin1').toLowerCase();
  return forms.filter((form) => text.includes(form)).map((form) => `${what}: ${form}`);
};

const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(name, { throwIfNoEntry: false })?.isFile());

/** Files that PostgreSQL deletes meanwhile are gone. */
const bytesOf = (path: string): Buffer => {
  try {
    const bytes = readFileSync(path);
    return path.endsWith('.zst') ? Buffer.concat([bytes, zstdDecompressSync(bytes)]) : bytes;
  } catch {
    return Buffer.alloc(0);
  }
};
const findBelow = (path: string): string[] => filesBelow(path).flatMap((name) => findIn(name, bytesOf(name)));

const readers: Record<string, (key: string) => string[]> = {
  string: (key) => ['GET', key],
  hash: (key) => ['HGETALL', key],
  list: (key) => ['LRANGE', key, '0', '-1'],
  set: (key) => ['SMEMBERS', key],
  zset: (key) => ['ZRANGE', key, '0', '-1'],
  stream: (key) => ['XRANGE', key, '-', '+'],
};

/** Every key and every value. */
const findInRedis = async (): Promise<string[]> => {
  if (!redis) return [];
  const client = await connectRedis(redis.url, () => {});
  const found: string[] = [];
  const keys = await client.keys('*');
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    const read = readers[await client.type(key)];
    const value = read ? await client.sendCommand(read(key)) : '';
    found.push(...findIn(`redis ${key}`, Buffer.from(`${key} ${JSON.stringify(value)}`)));
  }
  client.destroy();
  return found;
};

const ops = (...args: string[]): void => {
  const { status, stderr } = spawnSync(process.execPath, ['platform/src/ops/main.ts', ...args], {
    cwd: projectRoot,
    env: { ...process.env, MATRAZ_DATA_DIR: dataDir.path, DATABASE_URL: '', EVENT_STORE_URL: '' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
};

test("[security 42] an erased student's name and address are in no byte of the data folder, the log, Redis or a new backup", async () => {
  const { databaseUrl } = readConnectionFile(dataDir.path) ?? { databaseUrl: '' };
  const owner = createPool(ownerUrlOf(databaseUrl, dataDir.path), { max: 1 });
  const student = openBrowser(platform.url);
  await student.register(person);
  const forgotten = await student.visit('/idp/contrasena');
  await student.submit(forgotten, { email: person.email });
  const again = openBrowser(platform.url);
  await again.logIn(person);
  await again.get('/api/user/export');
  const { body: exams } = await again.get('/api/exams');
  await again.post(`/api/exams/${exams[0].id}/start`, {});
  // What PostgreSQL does by itself after some time.
  await owner.query('analyze');
  await owner.query('checkpoint');
  ops('backup', join(folder, 'before.tar'));
  expect(findBelow(dataDir.path).length).toBeGreaterThan(0);
  expect(findBelow(folder).length).toBeGreaterThan(0);
  rmSync(join(folder, 'before.tar'));

  const payload = JSON.stringify({ password: person.password });
  const erased = await again.request({
    method: 'DELETE',
    url: '/api/user',
    headers: { 'content-type': 'application/json', 'content-length': String(payload.length) },
    payload,
  });
  expect(erased).toMatchObject({ status: 200, body: { isErased: true } });
  // The hourly job of the worker, with the rights of the services.
  const pool = createPool(databaseUrl, { max: 3 });
  await removeErasedResidues({ pool, now: () => new Date(), logger: pino({ level: 'silent' }) });
  const { rows } = await pool.query(
    'select from accounts.data_requests where residues_removed_at is null and kind = $1',
    ['erasure'],
  );
  expect(rows).toEqual([]);
  await pool.end();

  ops('events', 'export', join(folder, 'log.jsonl'));
  ops('backup', join(folder, 'after.tar'));
  await unpackArchive(join(folder, 'after.tar'), join(folder, 'after'));
  expect(findBelow(folder)).toEqual([]);
  expect(await findInRedis()).toEqual([]);
  expect(findBelow(dataDir.path)).toEqual([]);
  await owner.end();
  await platform.stop();
  expect(findBelow(dataDir.path)).toEqual([]);
});
