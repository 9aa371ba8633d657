import { createLogger } from '@matraz/infra/logging/logger';
import { openMailer } from '@matraz/infra/mail/open-mailer';
import { keepMail } from '@matraz/infra/mail/outbox';
import { passwordResetMail } from '@matraz/infra/mail/texts';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { type MailServer, startMailServer } from '@matraz/infra/testing/mail-server';
import { scansDuring } from '@matraz/infra/testing/scanned-tables';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailJobs } from './mail-jobs.ts';

const link = 'http://localhost:3000/idp/contrasena/nueva?token=un-secreto';
let database: TestDatabase;
let server: MailServer;
let lines: string[];

beforeAll(async () => {
  [database, server] = [await createTestDatabase(), await startMailServer()];
});
beforeEach(async () => {
  lines = [];
  server.isRefusing = false;
  server.mails.length = 0;
  await database.pool.query('truncate accounts.mails');
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const openJobs = () => {
  const mailer = openMailer({ smtp: { url: `smtp://127.0.0.1:${server.port}`, from: 'matraz@liceo.cl' } });
  if (!mailer) throw new Error('no mailer');
  const logger = createLogger('test', { write: (line) => void lines.push(line) });
  return createMailJobs({ pool: database.pool, mailer, logger });
};
const keep = () => keepMail(database.pool, passwordResetMail('ana@liceo.cl', link), null);

test('kept mails are sent, each once, also when many notices come at the same time', async () => {
  const { send } = openJobs();
  await keep();
  await keep();
  await Promise.all(Array.from({ length: 20 }, () => send()));
  expect(server.mails.map(({ to }) => to)).toEqual([['ana@liceo.cl'], ['ana@liceo.cl']]);
});

test('the log of a failure names the mail and its kind, without address, link and text', async () => {
  server.isRefusing = true;
  const { send } = openJobs();
  await keep();
  await send();
  await database.pool.query("update accounts.mails set due_at = now(), created_at = now() - interval '1 day'");
  await send();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', kind: 'password-reset', err: { message: 'the mail was not accepted: 451' } },
    { level: 'error', kind: 'password-reset', mailId: expect.any(String), msg: 'a mail was given up' },
  ]);
  expect(lines.join()).not.toMatch(/ana@|liceo|secreto|contraseña/);
});

test('sending reads no table from its beginning to its end', async () => {
  const { send } = openJobs();
  await keep();
  const { queries, scans } = await scansDuring(database.pool, send);
  expect(queries).toBeGreaterThan(1);
  expect(scans).toEqual([]);
});
