import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepMail } from '@matraz/infra/mail/outbox';
import { passwordChangedMail } from '@matraz/infra/mail/texts';
import { type CuttableProxy, createCuttableProxy } from '@matraz/infra/testing/cuttable-proxy';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { type MailServer, startMailServer } from '@matraz/infra/testing/mail-server';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = fileURLToPath(new URL('./main.ts', import.meta.url));
let database: TestDatabase;
let proxy: CuttableProxy;
let dataDir: string;
let worker: ChildProcess;
let output: string;
let mailServer: MailServer;

/** Starts the worker without a supervisor, as a container does. The database refuses connections. */
beforeEach(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await createCuttableProxy({ host: url.hostname, port: Number(url.port) });
  proxy.refuse();
  url.port = `${proxy.port}`;
  dataDir = mkdtempSync(join(tmpdir(), 'matraz-worker-'));
  output = '';
  mailServer = await startMailServer();
  const mail = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'matraz@liceo.cl' };
  worker = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      EVENT_STORE_URL: '',
      REDIS_URL: '',
      DATABASE_URL: url.href,
      MATRAZ_DATA_DIR: dataDir,
      ...mail,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  worker.stdout?.on('data', (text) => {
    output += text;
  });
  await expect.poll(() => proxy.refused() > 3 || worker.exitCode).toBe(true);
});
afterEach(async () => {
  worker.kill('SIGKILL');
  await mailServer.close();
  await proxy.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const ownStart = ['waiting for the database', 'the database answers', 'running'];
/** What the worker says about its start. Its jobs run meanwhile, and say other things. */
const lines = () =>
  output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).msg)
    .filter((message) => ownStart.includes(message));

test('a worker that starts before the database says so, waits and continues', async () => {
  await expect.poll(lines).toEqual(['waiting for the database']);
  proxy.allow();
  await expect.poll(lines).toEqual(ownStart);
  expect(worker.exitCode).toBeNull();
});

test('a worker that runs has begun its recurring jobs', async () => {
  const { pool } = database;
  const userId = randomUUID();
  await pool.query("insert into accounts.users (id, issuer, subject) values ($1, 'urn:test', 'ana')", [userId]);
  await pool.query(
    `insert into accounts.sessions (id_hash, user_id, created_at, last_seen_at)
    values ('\\x01', $1, now() - interval '1 year', now() - interval '1 year')`,
    [userId],
  );
  proxy.allow();
  const sessions = async () => (await pool.query('select from accounts.sessions')).rowCount;
  await expect.poll(sessions).toBe(0);
  await expect.poll(() => existsSync(join(dataDir, 'seals'))).toBe(true);
});

test('a mail that is kept is sent', async () => {
  await keepMail(
    database.pool,
    passwordChangedMail('ana@liceo.cl', { at: new Date(), forgottenUrl: 'http://localhost' }),
    null,
  );
  proxy.allow();
  await expect.poll(() => mailServer.mails.map(({ to }) => to)).toEqual([['ana@liceo.cl']]);
  const unsent = async () => (await database.pool.query('select from accounts.mails where sent_at is null')).rowCount;
  await expect.poll(unsent).toBe(0);
  expect(output).not.toContain('ana@liceo.cl');
});

test('a worker whose read models are of another log waits until they are of this one', async () => {
  await database.pool.query(
    `create schema read; create table read.checkpoint (position bigint, versions jsonb);
    insert into read.checkpoint values (5, '{}')`,
  );
  proxy.allow();
  const mismatch = 'the event log ends before the position of the read models: nothing is written';
  await expect.poll(() => output).toContain(mismatch);
  expect(lines()).not.toContain('running');
  await database.pool.query('update read.checkpoint set position = 0');
  await expect.poll(lines).toEqual(ownStart);
  expect(output.split(mismatch)).toHaveLength(2);
});

test('a worker that waits for the database ends cleanly when it is stopped', async () => {
  const ended = once(worker, 'exit');
  worker.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
