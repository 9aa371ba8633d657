import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startTestPostgres } from '../testing/embedded-postgres.ts';
import { mayMount } from '../testing/privileges.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';
import { createWriteProbe } from './write-probe.ts';

const canMount = mayMount('a full disk of PostgreSQL');

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test('a database that takes writes is ok, and many questions need one write', async () => {
  const query = vi.spyOn(database.pool, 'query');
  const probe = createWriteProbe(database.pool);
  expect(await Promise.all(Array.from({ length: 20 }, () => probe.state()))).toEqual(Array(20).fill('ok'));
  expect(query).toHaveBeenCalledTimes(1);
});

test('a server that only reads is told', async () => {
  const pool = createPool(`${database.url}?options=-c%20default_transaction_read_only%3Don`, { max: 1 });
  const onFailure = vi.fn();
  expect(await createWriteProbe(pool, { onFailure }).state()).toBe('read-only');
  expect(onFailure).toHaveBeenCalledTimes(1);
  await pool.end();
});

test('a dump that reads the table meanwhile is no failure', async () => {
  const dump = await database.pool.connect();
  await dump.query('begin; select from ops.write_probe');
  expect(await createWriteProbe(database.pool).state()).toBe('ok');
  await dump.query('rollback');
  dump.release();
});

test('a server that does not answer is failing', async () => {
  const pool = createPool('postgres://nobody@127.0.0.1:1/none');
  expect(await createWriteProbe(pool).state()).toBe('failing');
  await pool.end();
});

/** Takes the whole disk. @returns gives it back */
const fill = (folder: string) => {
  const path = join(folder, 'ballast');
  const file = openSync(path, 'a');
  for (let bytes = 2 ** 20; bytes >= 1; ) {
    try {
      writeSync(file, Buffer.alloc(bytes));
    } catch {
      bytes = Math.floor(bytes / 2);
    }
  }
  closeSync(file);
  return () => rmSync(path);
};

test.runIf(canMount)('a full disk is told while it is full, also when small updates still succeed', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'matraz-disk-'));
  chmodSync(disk, 0o755);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=1777', 'matraz-tests', disk]);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    execFileSync('umount', ['--lazy', disk]);
    rmdirSync(disk);
  });
  vi.stubEnv('TMPDIR', disk);
  const postgres = await startTestPostgres();
  await migrate(postgres.url);
  const pool = createPool(postgres.url, { max: 1 });
  await pool.query("insert into ops.last_backup (made_at, events) values ('2026-03-01', 1)");
  const state = () => createWriteProbe(pool).state();
  expect(await state()).toBe('ok');
  const empty = fill(disk);
  await pool.query('update ops.last_backup set events = 2');
  expect(await state()).toBe('disk-full');
  expect(await state()).toBe('disk-full');
  empty();
  expect(await state()).toBe('ok');
  await pool.end();
  await postgres.stop();
});
