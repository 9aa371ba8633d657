import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedIssuer } from '@matraz/infra/identity/platform-users';
import { newId } from '@matraz/infra/ids';
import { createLogger } from '@matraz/infra/logging/logger';
import { openMailer } from '@matraz/infra/mail/open-mailer';
import { openPusher } from '@matraz/infra/push/open-pusher';
import { loadPushKey } from '@matraz/infra/push/push-key';
import { addSubscription, type Reminder, saveReminder, stopMails } from '@matraz/infra/reminders/settings';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { type MailServer, startMailServer } from '@matraz/infra/testing/mail-server';
import { type PushServer, startPushServer } from '@matraz/infra/testing/push-server';
import { scansDuring } from '@matraz/infra/testing/scanned-tables';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailJobs } from '../mail/mail-jobs.ts';
import { sendReminders } from './reminder-jobs.ts';

let database: TestDatabase;
let mails: MailServer;
let pushes: PushServer;
let dataDir: string;
let lines: string[];
/** 18:20 in Chile. */
const evening = new Date('2026-11-20T21:20:00Z');
const today = '2026-11-20';
let now = evening;

beforeAll(async () => {
  [database, mails, pushes] = [await createTestDatabase(), await startMailServer(), await startPushServer()];
  dataDir = mkdtempSync(join(tmpdir(), 'matraz-push-'));
  await database.pool.query(`
    create schema read;
    create table read.study_day (user_id uuid, day date, answers int, lessons int, exams int, primary key (user_id, day));
    create table read.exam_attempt (id uuid primary key, user_id uuid);
    create index on read.exam_attempt (user_id);
    create table read.exam_result (attempt_id uuid primary key, finished_at timestamptz, time_elapsed int);
    create table read.study_goals (user_id uuid primary key, minutes_a_day int)`);
});
beforeEach(async () => {
  now = evening;
  lines = [];
  mails.mails.length = 0;
  mails.isRefusing = false;
  pushes.pushes.length = 0;
  pushes.status = 201;
  await database.pool.query(
    'truncate accounts.users, accounts.local_users, accounts.mails, read.study_day, read.study_goals cascade',
  );
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await pushes.close();
  await mails.close();
  await database.drop();
});

const logger = createLogger('test', { write: (line) => void lines.push(line) });
const config = { publicUrl: 'http://localhost:3000', demo: false, mailFrom: 'matraz@liceo.cl' };
const openJobs = (pool = database.pool) => {
  const pusher = openPusher({
    key: loadPushKey(dataDir),
    contact: 'mailto:matraz@liceo.cl',
    isService: (endpoint) => endpoint.startsWith('https://localhost:'),
    agent: pushes.agent,
  });
  const mailer = openMailer({ smtp: { url: `smtp://127.0.0.1:${mails.port}`, from: 'matraz@liceo.cl' } });
  if (!mailer) throw new Error('no mailer');
  const tables = { store: { head: async () => 0n }, waiter: { waitFor: async () => true } };
  return {
    decide: () => sendReminders({ pool, ...tables, pusher, config, now: () => now, logger }),
    sendMails: createMailJobs({ pool: database.pool, mailer, logger }).send,
  };
};
const work = async () => {
  const { decide, sendMails } = openJobs();
  await decide();
  await sendMails();
};

interface Student {
  reminder?: Partial<Reminder>;
  isConfirmed?: boolean;
  minutesADay?: number;
}
const makeStudent = async (name: string, { reminder, isConfirmed = true, minutesADay }: Student = {}) => {
  const { pool } = database;
  const [userId, subject] = [newId(), newId()];
  await pool.query(
    `insert into accounts.local_users (id, first_name, last_name, email, password_hash, email_confirmed_at)
     values ($1, 'Ana', 'Rojas', $2, 'x', $3)`,
    [subject, `${name}@liceo.cl`, isConfirmed ? new Date('2026-01-01') : null],
  );
  await pool.query('insert into accounts.users (id, issuer, subject, email) values ($1, $2, $3, $4)', [
    userId,
    embeddedIssuer,
    subject,
    `${name}@liceo.cl`,
  ]);
  await saveReminder(pool, userId, { hour: 18, byMail: true, byPush: false, ...reminder });
  if (minutesADay !== undefined)
    await pool.query('insert into read.study_goals values ($1, $2)', [userId, minutesADay]);
  return userId;
};
const study = (userId: string, day: string, answers: number) =>
  database.pool.query(
    `insert into read.study_day values ($1, $2, $3, 0, 0)
     on conflict (user_id, day) do update set answers = study_day.answers + excluded.answers`,
    [userId, day, answers],
  );
const subscribe = async (userId: string, name: string) =>
  addSubscription(database.pool, userId, { ...pushes.subscribe(name), now });
const browsers = async () =>
  (await database.pool.query('select endpoint from accounts.push_subscriptions order by 1')).rows.map(
    ({ endpoint }) => new URL(endpoint).pathname,
  );
const mailed = () => mails.mails.map(({ to }) => to[0]).toSorted();

test('a reminder comes at its hour in Chile, once a day, also with two workers and many rounds', async () => {
  await makeStudent('ana');
  await makeStudent('tarde', { reminder: { hour: 19 } });
  now = new Date('2026-11-20T20:59:00Z');
  await work();
  expect(mailed()).toEqual([]);
  now = evening;
  const [one, other] = [openJobs(), openJobs()];
  await Promise.all([one.decide(), other.decide(), one.decide(), other.decide()]);
  await Promise.all([one.sendMails(), other.sendMails()]);
  await work();
  expect(mailed()).toEqual(['ana@liceo.cl']);
  now = new Date('2026-11-21T21:20:00Z');
  await work();
  expect(mailed()).toEqual(['ana@liceo.cl', 'ana@liceo.cl']);
});

test('nothing comes after the goal of the day is met: the minutes, or any study', async () => {
  const [any, met, open] = [
    await makeStudent('cualquiera'),
    await makeStudent('cumplida', { minutesADay: 15 }),
    await makeStudent('abierta', { minutesADay: 15 }),
  ];
  await study(any, today, 1);
  await study(met, today, 30);
  await study(open, today, 10);
  await work();
  expect(mailed()).toEqual(['abierta@liceo.cl']);
  expect(mails.mails[0]?.text).toContain('faltan 10 minutos');
});

test('only the proven address of an account gets a mail', async () => {
  await makeStudent('sin-confirmar', { isConfirmed: false });
  await work();
  expect(mailed()).toEqual([]);
});

test('a mail has a header and a link to end the mails, and both end them', async () => {
  const userId = await makeStudent('ana');
  for (const day of ['2026-11-18', '2026-11-19']) await study(userId, day, 5);
  await work();
  const text = mails.mails[0]?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  expect(text).toContain('Tu_racha_de_2_d');
  const [, token = ''] =
    /List-Unsubscribe:\s+<http:\/\/localhost:3000\/api\/recordatorios\?token=([\w-]{43})>/i.exec(text) ?? [];
  expect(text).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
  await stopMails(database.pool, token);
  expect((await database.pool.query('select from accounts.reminders')).rowCount).toBe(0);
});

test('a mail that the server refuses is not tried again', async () => {
  await makeStudent('ana');
  mails.isRefusing = true;
  await work();
  mails.isRefusing = false;
  await database.pool.query('update accounts.mails set due_at = now() where due_at is not null');
  await work();
  expect(mailed()).toEqual([]);
  expect(lines.join()).toContain('could not be sent yet');
});

test('every browser of a student gets an encrypted push, and nobody else can read it', async () => {
  const userId = await makeStudent('ana', { reminder: { byMail: false, byPush: true }, minutesADay: 15 });
  await subscribe(userId, 'telefono');
  await subscribe(userId, 'escritorio');
  await subscribe(await makeStudent('otra', { reminder: { hour: 7, byMail: false, byPush: true } }), 'ajeno');
  await work();
  await work();
  expect(pushes.pushes.map(({ path }) => path).toSorted()).toEqual(['/push/escritorio', '/push/telefono']);
  for (const { payload, headers } of pushes.pushes) {
    expect(payload).toEqual({
      title: 'Un rato de estudio te espera',
      body: 'Te faltan 15 minutos para tu meta de hoy.',
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '1800' });
    expect(headers.authorization).toContain(`k=${loadPushKey(dataDir).publicKey}`);
  }
  expect(mailed()).toEqual([]);
});

test.each([
  [404, []],
  [410, []],
  [429, ['/push/telefono']],
  [500, ['/push/telefono']],
  [302, ['/push/telefono']],
])('after an answer %i the browsers are %j, and nothing is tried again', async (status, left) => {
  const userId = await makeStudent('ana', { reminder: { byMail: false, byPush: true } });
  await subscribe(userId, 'telefono');
  pushes.status = status;
  await work();
  await work();
  expect(await browsers()).toEqual(left);
  expect(pushes.pushes).toHaveLength(1);
  expect(lines.join()).not.toMatch(/telefono|localhost/);
});

test('an address that is no push service is asked nothing and forgotten', async () => {
  const userId = await makeStudent('ana', { reminder: { byMail: false, byPush: true } });
  await subscribe(userId, 'telefono');
  const pusher = openPusher({ key: loadPushKey(dataDir), contact: 'mailto:a@liceo.cl', agent: pushes.agent });
  const tables = { store: { head: async () => 0n }, waiter: { waitFor: async () => true } };
  await sendReminders({ pool: database.pool, ...tables, pusher, config, now: () => now, logger });
  expect(pushes.pushes).toEqual([]);
  expect(await browsers()).toEqual([]);
});

test('a worker that dies before the decision is written leaves it to the next one', async () => {
  await makeStudent('ana');
  const client = await database.pool.connect();
  const dying = Object.assign(Object.create(database.pool), {
    connect: async () => {
      const query = client.query.bind(client);
      return Object.assign(Object.create(client), {
        query: (text: string, ...rest: []) =>
          text === 'commit' ? Promise.reject(new Error('died')) : query(text, ...rest),
      });
    },
  });
  await expect(openJobs(dying).decide()).rejects.toThrow('died');
  await client.query('rollback');
  await work();
  expect(mailed()).toEqual(['ana@liceo.cl']);
});

test('it waits for tables that are behind', async () => {
  await makeStudent('ana');
  const late = { store: { head: async () => 9n }, waiter: { waitFor: async () => false } };
  const pusher = { push: async () => 'sent' as const };
  await sendReminders({ pool: database.pool, ...late, pusher, config, now: () => now, logger });
  await openJobs().sendMails();
  expect(mailed()).toEqual([]);
});

test('deciding reads no table from its beginning to its end', async () => {
  const userId = await makeStudent('ana', { reminder: { byPush: true } });
  await subscribe(userId, 'telefono');
  const { queries, scans } = await scansDuring(database.pool, openJobs().decide);
  expect(queries).toBeGreaterThan(2);
  expect(scans).toEqual([]);
});
