import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OwnSealDiffers, sealLog } from '@matraz/application/seal/seal-log';
import { formatPublicKey, openCheckpoint } from '@matraz/domain/seal/checkpoint';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { createLogger } from '@matraz/infra/logging/logger';
import { readPublicKeys, sealFolder } from '@matraz/infra/seal/seal-files';
import { clearProblem, writeVerification } from '@matraz/infra/seal/seal-tables';
import { loadSigningKey } from '@matraz/infra/seal/signing-key';
import { afterAll, describe, expect, test } from 'vitest';
import { openExamRoom } from '../testing/exam-room.ts';
import { isComparisonDue, sealJobs } from './seal-jobs.ts';

const room = await openExamRoom();
const store = await openEventStore({ databaseUrl: room.database.url });
const dataDir = mkdtempSync(join(tmpdir(), 'matraz-seal-'));
afterAll(async () => {
  await store.close();
  await room.close();
  rmSync(dataDir, { recursive: true });
});

let key = loadSigningKey(dataDir, 'https://matraz.example');
const logged: { level: string; problems?: string[] }[] = [];
const logger = createLogger('test', { write: (line) => void logged.push(JSON.parse(line)) });
let now = new Date('2026-03-02T12:00:00Z');
const runJob = async (name: string) => {
  const jobs = sealJobs({
    store,
    pool: room.database.pool,
    signingKey: () => key,
    dataDir,
    now: () => now,
    logger,
  });
  await jobs.find((job) => job.name === name)?.run();
};
const lastVerification = async () =>
  (await room.database.pool.query('select size::int, problem from seal.last_verification')).rows;

test('every minute the log is sealed, and the seal is a file of the day and the last one', async () => {
  await room.startAttempt(3_600);
  await runJob('seal-log');
  const files = ['last', '2026-03-02'].map((name) =>
    readFileSync(join(sealFolder(dataDir), `${name}.checkpoint`), 'utf8'),
  );
  expect(files[0]).toBe(files[1]);
  expect(openCheckpoint(files[0] ?? '', formatPublicKey(key))).toMatchObject({ origin: 'matraz.example/registro' });
});

test('every night the log is compared with its seal', async () => {
  await runJob('verify-log');
  expect(await lastVerification()).toEqual([{ size: expect.any(Number), problem: null }]);
  expect(logged.at(-1)).toMatchObject({ level: 'info' });
});

test('the log is compared once in a night, however often the job runs', async () => {
  const written = logged.length;
  await runJob('verify-log');
  expect(logged.length).toBe(written);
});

test('the log is compared also when the database says that it was compared already', async () => {
  now = new Date('2026-03-02T20:00:00Z');
  await writeVerification(room.database.pool, { verifiedAt: new Date('2026-03-03T11:00:00Z'), size: 0, problem: null });
  const written = logged.length;
  now = new Date('2026-03-03T11:00:00Z');
  await runJob('verify-log');
  expect(logged.length).toBe(written + 1);
});

test('without new events the time of the last seal goes on, and the file of the day stays', async () => {
  const sealedAt = async () =>
    (await room.database.pool.query('select max(sealed_at) as at from seal.checkpoints')).rows[0].at;
  const fileOfDay = () => readFileSync(join(sealFolder(dataDir), '2026-03-02.checkpoint'), 'utf8');
  const first = fileOfDay();
  now = new Date('2026-03-02T23:00:00Z');
  await room.startAttempt(3_600);
  await runJob('seal-log');
  expect(readFileSync(join(sealFolder(dataDir), 'last.checkpoint'), 'utf8')).not.toBe(first);
  expect(fileOfDay()).toBe(first);
  now = new Date('2026-03-02T23:01:00Z');
  await runJob('seal-log');
  expect(await sealedAt()).toEqual(now);
});

test('a key that the operator replaced is used without a restart', async () => {
  const older = formatPublicKey(key);
  key = { ...key, privateKey: new Uint8Array(32).fill(9) };
  await sealLog({ store, pool: room.database.pool, key, now: () => now, isNewKey: true });
  await room.startAttempt(3_600);
  await runJob('seal-log');
  const note = readFileSync(join(sealFolder(dataDir), 'last.checkpoint'), 'utf8');
  expect(openCheckpoint(note, formatPublicKey(key))).toBeDefined();
  expect(readPublicKeys(dataDir)).toEqual([formatPublicKey(key), older]);
  now = new Date('2026-03-04T12:00:00Z');
  await runJob('verify-log');
  expect(await lastVerification()).toEqual([{ size: expect.any(Number), problem: null }]);
});

test('a false seal in the database is replaced, and the status tells it until the operator has compared', async () => {
  const { pool } = room.database;
  await pool.query("select seal.record_checkpoint('a note', $1, now())", [formatPublicKey(key)]);
  await runJob('seal-log');
  const problem = 'Un sello no está firmado con la clave: a note';
  expect(logged.at(-1)).toMatchObject({ level: 'error', problems: [problem] });
  expect(await lastVerification()).toEqual([{ size: expect.any(Number), problem }]);
  await clearProblem(pool, now, 0);
});

test('an answer that was changed in the database is logged as an error, with its place', async () => {
  const { pool } = room.database;
  await pool.query('alter table es.events disable trigger append_only');
  await pool.query(
    `update es.events set data = jsonb_set(data, '{selectedAnswer}', '3') where type = 'ExamAnswerSaved'`,
  );
  now = new Date('2026-03-05T12:00:00Z');
  await runJob('verify-log');
  const problem = expect.stringMatching(
    /^Hay un evento cambiado en el lugar \d+ del registro: allí está ExamAnswerSaved/,
  );
  expect(logged.at(-1)).toMatchObject({ level: 'error', problems: [problem] });
  expect(await lastVerification()).toEqual([{ size: expect.any(Number), problem }]);
});

test('a log that was changed together with its seal is not signed, and the status tells it', async () => {
  const { pool } = room.database;
  await clearProblem(pool, now, 0);
  await pool.query('truncate seal.tiles, seal.checkpoints');
  await pool.query('update seal.progress set size = 0, position = 0');
  const file = () => readFileSync(join(sealFolder(dataDir), 'last.checkpoint'), 'utf8');
  const own = file();
  await expect(runJob('seal-log')).rejects.toThrow(OwnSealDiffers);
  expect(file()).toBe(own);
  expect((await pool.query('select from seal.checkpoints')).rowCount).toBe(0);
  const problem = expect.stringContaining('no es el del último sello propio');
  expect(await lastVerification()).toEqual([{ size: expect.any(Number), problem }]);
});

describe('the comparison is due at 03:30 in Chile', () => {
  test.each([
    ['at the first start', null, '2026-03-02T13:00:00Z', true],
    // Summer time, three hours behind UTC.
    ['not before half past three', '2026-03-01T06:31:00Z', '2026-03-02T06:29:00Z', false],
    ['at half past three', '2026-03-01T06:31:00Z', '2026-03-02T06:30:00Z', true],
    ['not twice in a night', '2026-03-02T06:31:00Z', '2026-03-02T06:40:00Z', false],
    ['not again after a restart by day', '2026-03-02T06:31:00Z', '2026-03-02T13:00:00Z', false],
    ['at 10:00, when the platform was off at night', '2026-03-01T06:31:00Z', '2026-03-02T13:00:00Z', true],
    ['not in the next minutes, when it ran by day', '2026-03-02T13:00:00Z', '2026-03-02T13:10:00Z', false],
    ['in the night after it ran by day', '2026-03-02T13:00:00Z', '2026-03-03T06:30:00Z', true],
    // Winter time begins on 5 April 2026: 03:30 is an hour later in UTC.
    ['an hour later in winter: not yet', '2026-04-04T06:31:00Z', '2026-04-05T07:29:00Z', false],
    ['an hour later in winter', '2026-04-04T06:31:00Z', '2026-04-05T07:30:00Z', true],
    // Summer time begins on 6 September 2026.
    ['an hour earlier in summer: not yet', '2026-09-05T07:31:00Z', '2026-09-06T06:29:00Z', false],
    ['an hour earlier in summer', '2026-09-05T07:31:00Z', '2026-09-06T06:30:00Z', true],
  ])('%s', (_, last, at, isDue) => {
    expect(isComparisonDue(last === null ? null : new Date(last), new Date(at))).toBe(isDue);
  });
});
