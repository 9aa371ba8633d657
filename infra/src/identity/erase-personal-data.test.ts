import { afterAll, beforeEach, expect, test } from 'vitest';
import { emailChangedMail, emailChangeMail } from '../mail/texts.ts';
import { inTransaction } from '../postgres/in-transaction.ts';
import { createTestDatabase } from '../testing/database.ts';
import { askEmailChange, confirmEmailChange } from './email-changes.ts';
import { eraseInTransaction, erasePersonalData } from './erase-personal-data.ts';
import { registerLocalAccount } from './local-accounts.ts';
import { embeddedIssuer, savePlatformUser } from './platform-users.ts';
import { createSourceHash, noteSecurity } from './security-events.ts';

const database = await createTestDatabase();
const { pool } = database;
beforeEach(() => pool.query('truncate accounts.users, accounts.local_users, accounts.mails cascade'));
afterAll(() => database.drop());

const now = new Date('2026-11-20T12:00:00Z');
const erasure = { by: 'self', askedAt: now, at: now } as const;
const ana = { firstName: 'Ana', lastName: 'Rojas', email: 'ana@liceo.cl', password: 'cordillera-2026' };
const register = () => registerLocalAccount({ pool }, ana);
const identityOf = (subject: string) => ({ ...ana, issuer: embeddedIssuer, subject, profileImageUrl: null });
const users = async () => (await pool.query('select from accounts.users')).rowCount;
const untilBlocked = () =>
  expect.poll(async () => (await pool.query('select from pg_locks where not granted')).rowCount).toBeGreaterThan(0);

test('a login that began before the erasure does not bring the person back', async () => {
  const subject = await register();
  const userId = await savePlatformUser(pool, identityOf(subject));
  const logins = await inTransaction(pool, async (client) => {
    await eraseInTransaction(client, { userId }, erasure);
    const login = savePlatformUser(pool, identityOf(subject)).catch((error: Error) => error.message);
    await untilBlocked();
    return [login];
  });
  expect(await Promise.all(logins)).toEqual(['the account was erased']);
  await expect(savePlatformUser(pool, identityOf(subject))).rejects.toThrow('the account was erased');
  expect(await users()).toBe(0);
});

test('mails to earlier addresses are erased too, after their way back has ended', async () => {
  const { token, subject } = { token: /token=(\S+)/, subject: await register() };
  for (const email of ['ana.dos@liceo.cl', 'ana.tres@liceo.cl']) {
    const mailOf = (address: string, link: string) => emailChangeMail(address, link);
    const asked = { subject, email, now, publicUrl: 'http://localhost' };
    await askEmailChange({ pool }, asked, {
      mailOf,
      takenMailOf: () => expect.fail(),
      notice: mailOf('ana@liceo.cl', 'un-aviso'),
    });
    const { rows } = await pool.query('select body from accounts.mails where address = $1', [email]);
    await confirmEmailChange(
      { pool },
      {
        token: token.exec(rows[0].body)?.[1] ?? '',
        now,
        publicUrl: 'http://localhost',
        source: { address: '127.0.0.1', browser: 'Firefox' },
        hashOf: createSourceHash({ sessionSecret: 'x'.repeat(43) }),
        noticeOf: (address, back) => emailChangedMail(address, { at: now, back }),
        erase: () => expect.fail(),
        onProven: async () => {},
      },
    );
  }
  await pool.query('delete from accounts.email_returns');
  const mails = async () => (await pool.query('select distinct address from accounts.mails order by 1')).rows;
  expect(await mails()).toHaveLength(3);
  await erasePersonalData(pool, { subject }, erasure);
  expect(await mails()).toEqual([]);
});

test('an erasure waits for a first login, and erases its user too', async () => {
  const subject = await register();
  const erasures = await inTransaction(pool, async (client) => {
    await savePlatformUser(client, identityOf(subject));
    const erased = erasePersonalData(pool, { subject }, erasure);
    await untilBlocked();
    return [erased];
  });
  expect(await Promise.all(erasures)).toEqual([true]);
  expect(await users()).toBe(0);
});

test('the notes of an erased account no longer tell from where its person came', async () => {
  const hashOf = createSourceHash({ sessionSecret: 'x'.repeat(43) });
  const source = { address: '200.1.2.3', browser: 'Firefox' };
  const subject = await register();
  await noteSecurity(pool, { kind: 'login', account: { subject }, source, at: now }, hashOf);
  await erasePersonalData(pool, { subject }, { ...erasure, source, hashOf });
  const { rows } = await pool.query('select kind from accounts.security_events where user_id = $1 order by at', [
    subject,
  ]);
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['erased', 'login']);
  const { address, browser } = hashOf(source);
  const known = 'select from accounts.security_events where user_id = $1 and (address_hash = $2 or browser_hash = $3)';
  expect((await pool.query(known, [subject, address, browser])).rowCount).toBe(0);
});
