import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatPublicKey, openCheckpoint } from '@matraz/domain/seal/checkpoint';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { createLogger } from '@matraz/infra/logging/logger';
import { sealFolder } from '@matraz/infra/seal/seal-files';
import { loadSigningKey } from '@matraz/infra/seal/signing-key';
import { afterAll, expect, test } from 'vitest';
import { openExamRoom } from '../testing/exam-room.ts';
import { sealJobs } from './seal-jobs.ts';

const room = await openExamRoom();
const store = await openEventStore({ databaseUrl: room.database.url });
const dataDir = mkdtempSync(join(tmpdir(), 'matraz-seal-'));
afterAll(async () => {
  await store.close();
  await room.close();
  rmSync(dataDir, { recursive: true });
});

const key = loadSigningKey(dataDir, 'https://matraz.example');
const logged: { level: string; problems?: string[] }[] = [];
const logger = createLogger('test', { write: (line) => void logged.push(JSON.parse(line)) });
const now = () => new Date('2026-03-02T12:00:00Z');
const runJob = async (name: string) => {
  const jobs = sealJobs({ ...{ store, pool: room.database.pool, key, dataDir, now, logger } });
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

test('an answer that was changed in the database is logged as an error, with its place', async () => {
  const { pool } = room.database;
  await pool.query('alter table es.events disable trigger append_only');
  await pool.query(
    `update es.events set data = jsonb_set(data, '{selectedAnswer}', '3') where type = 'ExamAnswerSaved'`,
  );
  await runJob('verify-log');
  const problem = expect.stringMatching(
    /^Hay un evento cambiado en el lugar \d+ del registro: allí está ExamAnswerSaved/,
  );
  expect(logged.at(-1)).toMatchObject({ level: 'error', problems: [problem] });
  expect(await lastVerification()).toEqual([{ size: expect.any(Number), problem }]);
});
