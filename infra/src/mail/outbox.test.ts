import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../postgres/in-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { type Mailer, openMailer } from './open-mailer.ts';
import { keepMail, selectWaitingMails, sendMails } from './outbox.ts';
import { passwordResetMail } from './texts.ts';

let database: TestDatabase;
let server: MailServer;
let mailer: Mailer | null;
let failures: unknown[];
let givenUp: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startMailServer();
  mailer = openMailer({ smtp: { url: `smtp://127.0.0.1:${server.port}`, from: 'matraz@liceo.cl' } });
});
beforeEach(async () => {
  [failures, givenUp] = [[], []];
  server.mails.length = 0;
  server.isRefusing = false;
  await database.pool.query('truncate accounts.mails');
});
afterAll(async () => {
  mailer?.close();
  await server.close();
  await database.drop();
});

const keep = (address = 'ana@liceo.cl') =>
  keepMail(database.pool, passwordResetMail(address, 'http://localhost/un-enlace'), null);
const send = (during: () => void = () => {}) =>
  sendMails(database.pool, {
    async send(mail) {
      await mailer?.send(mail);
      during();
    },
    onFailure: (error) => failures.push(error),
    onGiveUp: ({ kind }) => givenUp.push(kind),
  });
const rows = async () =>
  (
    await database.pool.query(
      `select subject, body, failures, sent_at is not null as sent, failed_at is not null as failed,
         extract(epoch from due_at - now())::int as wait
       from accounts.mails`,
    )
  ).rows;
const passPause = () => database.pool.query('update accounts.mails set due_at = now() where due_at is not null');
const received = () => server.mails.map(({ to }) => to[0]);

test('a mail is sent once, and then the database no longer has its text', async () => {
  await keep();
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  expect(received()).toEqual(['ana@liceo.cl']);
  expect(await rows()).toEqual([{ subject: null, body: null, failures: 0, sent: true, failed: false, wait: null }]);
});

test('a mail of a change that was taken back is not sent', async () => {
  const change = inTransaction(database.pool, async (client) => {
    await keepMail(client, passwordResetMail('ana@liceo.cl', 'http://localhost/un-enlace'), null);
    throw new Error('the change failed');
  });
  await expect(change).rejects.toThrow('the change failed');
  expect(await send()).toBe(0);
});

test('a refused mail is tried again with doubled pauses, up to an hour', async () => {
  server.isRefusing = true;
  await keep();
  const waits: number[] = [];
  for (let count = 0; count < 12; count++, await passPause()) {
    await send();
    waits.push((await rows())[0].wait);
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
  server.isRefusing = false;
  expect(await send()).toBe(1);
});

test('the failure of one mail does not hold up another', async () => {
  await keep('llena@liceo.cl');
  server.isRefusing = true;
  await send();
  server.isRefusing = false;
  await keep('ana@liceo.cl');
  await send();
  expect(received()).toEqual(['ana@liceo.cl']);
});

test('after a day a mail is given up, and its text is gone', async () => {
  await keep();
  await database.pool.query("update accounts.mails set created_at = now() - interval '1 day'");
  expect(await send()).toBe(0);
  expect(givenUp).toEqual(['password-reset']);
  expect(server.mails).toEqual([]);
  expect(await rows()).toMatchObject([{ subject: null, body: null, sent: false, failed: true }]);
});

test('a worker that dies after the sending sends the mail again, with the same id', async () => {
  await keep();
  await send(() => {
    throw new Error('died here');
  });
  await passPause();
  await send();
  const ids = server.mails.map(({ text }) => text.match(/^Message-ID: (.+)$/m)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a mail that another worker is sending is left to it for two minutes', async () => {
  await keep();
  const reserved: number[] = [];
  const other = () =>
    sendMails(database.pool, { send: async () => void reserved.push(1), onFailure() {}, onGiveUp() {} });
  const others: Promise<number>[] = [];
  await send(() => others.push(other()));
  await Promise.all(others);
  expect(reserved).toEqual([]);
  expect(received()).toEqual(['ana@liceo.cl']);
});

test('while the server is away mails wait', async () => {
  await keep();
  // A port at which nothing listens.
  const free = createServer();
  await new Promise<void>((resolve) => {
    free.listen(0, '127.0.0.1', resolve);
  });
  const { port } = free.address() as { port: number };
  await new Promise((resolve) => free.close(resolve));
  const away = openMailer({ smtp: { url: `smtp://127.0.0.1:${port}`, from: 'matraz@liceo.cl' } });
  await sendMails(database.pool, {
    send: async (mail) => away?.send(mail),
    onFailure: (error) => failures.push(error),
    onGiveUp() {},
  });
  expect(failures).toHaveLength(1);
  await passPause();
  expect(await send()).toBe(1);
});

test('the demo shows what waits, the newest first', async () => {
  await keep('ana@liceo.cl');
  await keep('beto@liceo.cl');
  expect((await selectWaitingMails(database.pool)).map(({ address }) => address)).toEqual([
    'beto@liceo.cl',
    'ana@liceo.cl',
  ]);
  await send();
  expect(await selectWaitingMails(database.pool)).toEqual([]);
});
