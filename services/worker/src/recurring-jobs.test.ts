import { randomBytes, randomUUID } from 'node:crypto';
import { giveConsent } from '@matraz/application/accounts/give-consent';
import { openAccount } from '@matraz/application/accounts/open-account';
import type { Handle } from '@matraz/application/command';
import { createCommandHandler } from '@matraz/application/command-handler';
import { streamOf } from '@matraz/contracts/streams';
import { loadConfig } from '@matraz/infra/config/config';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { createLogger } from '@matraz/infra/logging/logger';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { scansDuring } from '@matraz/infra/testing/scanned-tables';
import { afterAll, expect, test } from 'vitest';
import type { WorkerCommand } from './commands.ts';
import { recurringJobs } from './recurring-jobs.ts';

const database = await createTestDatabase();
const now = new Date('2026-03-02T12:00:00Z');
// The demo shows its mails on a page.
const config = loadConfig({});
const store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
const healthy = createCommandHandler({ store });
let broken: string | undefined;
const handle: Handle = (decider, stream, ...rest) =>
  stream === broken ? Promise.reject(new Error('broken')) : healthy(decider, stream, ...rest);
const logger = createLogger('worker', { write: () => {} });
afterAll(async () => {
  await store.close();
  await database.drop();
});
const inDays = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000);
const daysAgo = (days: number) => inDays(now, -days);
const runHourlyJobs = async () => {
  const jobs = recurringJobs({ pool: database.pool, handle, config, logger, now: () => now, run: async () => {} });
  for (const job of jobs.filter(({ everyMs }) => everyMs === 3_600_000)) await job.run();
};

test('every ten minutes results that still count a voided question are rescored', async () => {
  const ran: WorkerCommand[] = [];
  const all = recurringJobs({
    pool: database.pool,
    handle,
    config,
    logger,
    now: () => new Date(),
    run: async (command) => void ran.push(command),
  });
  for (const job of all.filter(({ everyMs }) => everyMs <= 600_000)) await job.run();
  expect(ran).toEqual([{ type: 'RescoreCorrected' }]);
});

test('every hour idle sessions are deleted, and others stay', async () => {
  const { pool } = database;
  const userId = randomUUID();
  await pool.query("insert into accounts.users (id, issuer, subject) values ($1, 'urn:test', 'ana')", [userId]);
  const session = async (createdAt: Date, lastSeenAt: Date) => {
    const id = randomBytes(32);
    await pool.query('insert into accounts.sessions values ($1, $2, $3, $4)', [id, userId, createdAt, lastSeenAt]);
    return id.toString('hex');
  };
  const active = await session(daysAgo(29), daysAgo(6));
  await session(daysAgo(10), daysAgo(8));

  await runHourlyJobs();
  const { rows } = await pool.query<{ id: string }>("select encode(id_hash, 'hex') as id from accounts.sessions");
  expect(rows.map(({ id }) => id)).toEqual([active]);
});

test('every hour expired rows of the identity provider are deleted, and rows without an expiry stay', async () => {
  const { pool } = database;
  await pool.query(
    `insert into accounts.oidc_artifacts (name, id, payload, expires_at)
     values ('Session', 'past', '{}', $1), ('Session', 'future', '{}', $2), ('Grant', 'endless', '{}', null)`,
    [daysAgo(1), daysAgo(-1)],
  );
  await runHourlyJobs();
  const { rows } = await pool.query<{ id: string }>('select id from accounts.oidc_artifacts order by id');
  expect(rows.map(({ id }) => id)).toEqual(['endless', 'future']);
});

test('every hour invitations to classes that nobody answered for two months are deleted', async () => {
  const { pool } = database;
  await pool.query(
    `insert into accounts.class_invitations (class_id, email, name, invited_by, invited_at)
     values ($1, 'old@liceo.cl', '', $1, $2), ($1, 'new@liceo.cl', '', $1, $3)`,
    [randomUUID(), daysAgo(61), daysAgo(59)],
  );
  await runHourlyJobs();
  const { rows } = await pool.query<{ email: string }>('select email from accounts.class_invitations');
  expect(rows.map(({ email }) => email)).toEqual(['new@liceo.cl']);
});

test('every hour old mails and expired links for a new password are deleted, and others stay', async () => {
  const { pool } = database;
  await pool.query(
    `insert into accounts.mails (id, kind, address, subject, body, created_at)
     select gen_random_uuid(), kind, 'ana@liceo.cl', 's', 'b', at from unnest($1::text[], $2::timestamptz[]) m (kind, at)`,
    [
      ['old', 'recent'],
      [daysAgo(91), daysAgo(89)],
    ],
  );
  await pool.query(
    `with users as (
       insert into accounts.local_users (id, email, password_hash, first_name, last_name)
       select gen_random_uuid(), email, '', '', '' from unnest(array['past@liceo.cl', 'future@liceo.cl']) email
       returning id, email
     ),
     links as (
       select id, email::bytea as hash, case when email like 'past%' then $1 else $2 end::timestamptz as until from users
     ),
     confirmations as (
       insert into accounts.email_confirmations (local_user_id, token_hash, expires_at)
       select id, hash, until from links
     )
     insert into accounts.password_resets (local_user_id, token_hash, is_mailed, expires_at)
     select id, hash, true, until from links`,
    [daysAgo(1), daysAgo(-1)],
  );
  await runHourlyJobs();
  expect((await pool.query('select kind from accounts.mails')).rows).toEqual([{ kind: 'recent' }]);
  for (const links of ['password_resets', 'email_confirmations']) {
    const { rows } = await pool.query(
      `select email from accounts.${links} join accounts.local_users on id = local_user_id`,
    );
    expect(rows).toEqual([{ email: 'future@liceo.cl' }]);
  }
});

test('the hourly jobs read no table that grows from its beginning to its end', async () => {
  const { queries, scans } = await scansDuring(database.pool, runHourlyJobs);
  expect(queries).toBeGreaterThan(0);
  expect(scans).toEqual([]);
});

test('every hour new accounts end whose guardian did not agree in seven days, and others stay', async () => {
  const { pool } = database;
  const child = async (name: string, asked: Date, { created = asked, expires = inDays(asked, 7) } = {}) => {
    const [userId, subject] = [randomUUID(), randomUUID()];
    await pool.query(
      "insert into accounts.local_users (id, email, password_hash, first_name, last_name) values ($1, $2, '', $2, '')",
      [subject, name],
    );
    await pool.query(
      `insert into accounts.users (id, issuer, subject, email, created_at)
       values ($1, 'urn:matraz:embedded', $2, $3, $4)`,
      [userId, subject, name, created],
    );
    await pool.query('insert into accounts.guardian_requests values ($1, $2, $3, $4, $5)', [
      userId,
      `madre-de-${name}`,
      randomBytes(32),
      asked,
      expires,
    ]);
    await pool.query(
      "insert into accounts.mails (id, kind, address, subject, body, created_at) values ($1, 'guardian-request', $2, 's', 'b', $3)",
      [randomUUID(), `Madre-de-${name}`, daysAgo(1)],
    );
    await openAccount({ handle }, userId, { correlationId: 'test', now: created });
    return userId;
  };
  broken = streamOf.account(await child('falla', daysAgo(8)));
  const late = await child('tarde', daysAgo(7));
  await child('a-tiempo', daysAgo(6.9));
  await child('corregida', daysAgo(8), { expires: daysAgo(-5) });
  await child('antigua', daysAgo(8), { created: daysAgo(400) });
  const names = async (query: string) => (await pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

  const { scans } = await scansDuring(pool, runHourlyJobs);
  const [left, asked] = [
    ['a-tiempo', 'antigua', 'corregida', 'falla'],
    ['a-tiempo', 'corregida', 'falla'],
  ];
  expect(
    await names('select first_name as name from accounts.local_users where first_name <> $$$$ order by 1'),
  ).toEqual(left);
  expect(
    await names("select email as name from accounts.users where issuer = 'urn:matraz:embedded' order by 1"),
  ).toEqual(left);
  expect(await names("select address as name from accounts.mails where kind = 'guardian-request' order by 1")).toEqual(
    asked.map((name) => `Madre-de-${name}`),
  );
  expect(await names('select address as name from accounts.guardian_requests order by 1')).toEqual(
    asked.map((name) => `madre-de-${name}`),
  );
  expect(scans).toEqual([]);
  expect((await store.readStream(streamOf.account(late))).at(-1)).toMatchObject({
    type: 'AccountErased',
    data: { userId: late, reason: 'unconfirmed' },
  });
});

test('every hour an answer of a guardian that a process did not finish reaches the log, once, and the address goes', async () => {
  const { pool } = database;
  const userId = randomUUID();
  const context = { correlationId: 'test', now: daysAgo(9) };
  await pool.query("insert into accounts.users (id, issuer, subject) values ($1, 'urn:test', 'sofia')", [userId]);
  await openAccount({ handle }, userId, context);
  await giveConsent({ handle }, { userId, version: '2026-12-01', needsGuardian: true }, context);
  const note = () =>
    pool.query("insert into accounts.guardian_requests values ($1, 'madre', $2, $3, $3, $3)", [
      userId,
      randomBytes(32),
      daysAgo(8),
    ]);
  await note();
  await runHourlyJobs();
  await note();
  await runHourlyJobs();
  expect((await store.readStream(streamOf.account(userId))).map(({ type }) => type)).toEqual([
    'AccountOpened',
    'ConsentGiven',
    'GuardianConsentGiven',
  ]);
  expect((await pool.query('select from accounts.guardian_requests where user_id = $1', [userId])).rowCount).toBe(0);
});

test('every hour errors of browsers that nobody reported for 30 days are deleted', async () => {
  const { pool } = database;
  await pool.query(
    `insert into ops.client_errors (message, reports, first_at, last_at, release, browser, path, stack)
     select message, 1, at, at, '', '', '', '' from unnest($1::text[], $2::timestamptz[]) e (message, at)`,
    [
      ['old', 'recent'],
      [daysAgo(31), daysAgo(29)],
    ],
  );
  await runHourlyJobs();
  expect((await pool.query('select message from ops.client_errors')).rows).toEqual([{ message: 'recent' }]);
});
