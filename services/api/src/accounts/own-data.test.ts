import { openAccount } from '@matraz/application/accounts/open-account';
import { type Made, makeTopic } from '@matraz/application/testing/content';
import { type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { personalData } from '@matraz/contracts/accounts/personal-data';
import { readZip } from '@matraz/formats/exchange/zip';
import { erasePersonalData } from '@matraz/infra/identity/erase-personal-data';
import { openLocalUser } from '@matraz/infra/identity/local-accounts';
import { savePlatformUser } from '@matraz/infra/identity/platform-users';
import { newId } from '@matraz/infra/ids';
import { keepMail } from '@matraz/infra/mail/outbox';
import { passwordResetMail } from '@matraz/infra/mail/texts';
import { scansDuring } from '@matraz/infra/testing/scanned-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, clientOf } from '../testing/client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { openSession } from './session-store.ts';

const ana = {
  firstName: 'Ana <b>',
  lastName: 'Rojas & Pérez',
  email: 'Ana.Rojas@liceo.cl',
  password: 'cordillera-2026',
};
let api: TestApi;
let admin: Client & { userId: string };
let topic: Made;
let exam: MadeExam;
let now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  admin = await api.account({ admin: true });
  topic = await makeTopic(admin, { lessons: 1, questions: 2, videos: 0 });
  exam = await makeExam(admin);
});
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  await api.deps.pool.query('truncate ops.limits');
});
afterAll(() => api.close());

/** A person with a password here, and her session. */
const enter = async (person = ana): Promise<Client & { userId: string }> => {
  const userId = await openLocalUser(api.deps, person, newId());
  await openAccount(api.deps, userId, { userId, correlationId: newId(), now });
  await api.deps.waiter.waitFor(await api.deps.store.head(), 20_000);
  return { ...clientOf(api.app, `matraz=${await openSession(api.deps, userId)}`), userId };
};
const erase = (client: Client, body: object = { password: ana.password }) =>
  client.request({
    method: 'DELETE',
    url: '/api/user',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

const termsOf = async (client: Client) => (await client.get('/api/user/erasure')).body;

/** Every text of the schemas that can hold something personal. */
const everyText = async (): Promise<string> => {
  const { rows: tables } = await api.deps.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await api.deps.pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    texts.push(...rows.map(({ text }) => `${name} ${text}`));
  }
  return texts.join('\n').toLowerCase();
};

describe('a copy of the own data', () => {
  test('has what the person did, as its contract says, and is a file that nobody keeps in between', async () => {
    const client = await enter({ ...ana, email: 'copia@liceo.cl' });
    await client.post(`/api/questions/${topic.questions[0]}/answer`, { selectedAnswer: 0 });
    await client.post(`/api/questions/${topic.questions[0]}/answer`, { selectedAnswer: 1 });
    await client.post(`/api/lessons/${topic.lessons[0]}/complete`, { topicId: topic.id });
    const { body: attempt } = await client.post(`/api/exams/${exam.id}/start`);
    const save = (selectedAnswer: number | null) =>
      client.post(`/api/exam-attempts/${attempt.id}/answers`, { questionId: exam.questions[1], selectedAnswer });
    await save(0);
    await save(1);
    await client.post(`/api/exam-attempts/${attempt.id}/complete`, { timeElapsed: 1 });

    await client.post('/api/user/moments', { kind: 'level', upTo: 2 });
    await api.deps.pool.query(
      "insert into accounts.reminders (user_id, hour, by_mail, by_push, stop_token) values ($1, 18, true, true, 'x')",
      [client.userId],
    );
    await api.deps.pool.query(
      `insert into accounts.push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at)
       values ($1, $2, 'https://fcm.googleapis.com/fcm/send/secreto', 'k', 'a', '2026-11-19T12:00:00Z')`,
      [newId(), client.userId],
    );

    const needs = { extraTime: 25, largeText: true, hidesTimer: false, breaks: 0 };
    expect((await admin.put(`/api/class-students/${client.userId}/accommodations`, needs)).status).toBe(200);

    const { status, headers, body } = await client.get('/api/user/export');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="matraz-mis-datos-2026-11-20.json"',
    });
    expect(personalData.strict().parse(body)).toMatchObject({
      account: { id: client.userId, email: 'copia@liceo.cl', firstName: ana.firstName, registeredWith: 'Matraz' },
      progress: { questionsAnswered: 1, lessons: [{ lessonId: topic.lessons[0] }] },
      practice: [{ questionId: topic.questions[0], answers: [{ selectedAnswer: 0 }, { selectedAnswer: 1 }] }],
      reviews: [{ questionId: topic.questions[0], question: 'Pregunta 1', days: [{ day: '2026-11-20' }] }],
      exams: [
        {
          id: attempt.id,
          result: { correct: 1, reason: 'submitted' },
          answers: [{ number: 2, questionId: exam.questions[1], selectedAnswer: 1, isCorrect: true }],
          changes: [{ selectedAnswer: 0 }, { selectedAnswer: 1 }],
        },
      ],
      accommodations: needs,
      moments: [{ kind: 'level', upTo: 2 }],
      reminders: {
        hour: 18,
        byMail: true,
        byPush: true,
        browsers: [{ service: 'fcm.googleapis.com', since: '2026-11-19T12:00:00.000Z' }],
      },
      sessions: [{}],
      factors: { passkeys: [], codeAppSince: null, recoveryCodesLeft: 0 },
    });
    const { body: again } = await client.get('/api/user/export');
    expect(again.requests).toMatchObject([{ kind: 'export', by: 'self' }]);
    expect(again.securityEvents).toMatchObject([{ kind: 'exported', by: 'self' }]);
  });

  test('has waiting and earlier e-mails, and the mails to them, but not those of another account', async () => {
    const client = await enter({ ...ana, email: 'tercero@liceo.cl' });
    const other = await enter({ ...ana, email: 'ajeno@liceo.cl' });
    const { pool } = api.deps;
    const subjectOf = async (userId: string) =>
      (await pool.query('select subject::uuid from accounts.users where id = $1', [userId])).rows[0].subject;
    const [own, others] = [await subjectOf(client.userId), await subjectOf(other.userId)];
    for (const [table, email] of [
      ['email_changes', 'cuarto@liceo.cl'],
      ['email_returns', 'segundo@liceo.cl'],
    ])
      await pool.query(
        `insert into accounts.${table} (local_user_id, email, token_hash, expires_at) values ($1, $2, $3, '2026-11-27')`,
        [own, email, Buffer.from(String(email))],
      );
    const mail = (address: string) => passwordResetMail(address, 'http://localhost');
    await keepMail(pool, mail('primero@liceo.cl'), own);
    await keepMail(pool, mail('Tercero@liceo.cl'), null);
    await keepMail(pool, mail('tercero@liceo.cl'), others);
    const { body } = await client.get('/api/user/export');
    expect(body.otherEmails).toMatchObject([
      { email: 'cuarto@liceo.cl', kind: 'waiting' },
      { email: 'segundo@liceo.cl', kind: 'earlier' },
    ]);
    expect(body.mails.map(({ address }: { address: string }) => address).toSorted()).toEqual([
      'Tercero@liceo.cl',
      'primero@liceo.cl',
    ]);
  });

  test('shows no result of a running attempt', async () => {
    const client = await enter({ ...ana, email: 'rinde@liceo.cl' });
    const { body: attempt } = await client.post(`/api/exams/${exam.id}/start`);
    await client.post(`/api/exam-attempts/${attempt.id}/answers`, { questionId: exam.questions[0], selectedAnswer: 1 });
    const { body, text } = await client.get('/api/user/export');
    expect(body.exams).toMatchObject([{ result: null, answers: [{ number: 1, selectedAnswer: 1 }] }]);
    expect(text).not.toMatch(/isCorrect|SECRETO|correctAnswer|explanation/);
  });

  test('as a zip has the same data and pages, in which a name is only text', async () => {
    const client = await enter({ ...ana, email: 'zip@liceo.cl' });
    await client.post(`/api/questions/${topic.questions[0]}/answer`, { selectedAnswer: 1 });
    await keepMail(api.deps.pool, passwordResetMail('zip@liceo.cl', 'http://localhost'), null);
    const { body: attempt } = await client.post(`/api/exams/${exam.id}/start`);
    await admin.post(`/api/admin/exams/${exam.id}/room/time`, {
      attemptIds: [attempt.id],
      reason: 'Se cortó la luz',
      seconds: 300,
    });
    const reply = await api.app.inject({
      method: 'GET',
      url: '/api/user/export',
      headers: {
        cookie: `matraz=${await openSession(api.deps, client.userId)}`,
        accept: 'application/zip',
      },
    });
    expect(reply.headers['content-type']).toBe('application/zip');
    const files = readZip(reply.rawPayload);
    const textOf = (name: string) => new TextDecoder().decode(files.get(name));
    expect(JSON.parse(textOf('datos.json')).account.email).toBe('zip@liceo.cl');
    expect(textOf('index.html')).toContain('cuenta.html');
    expect(textOf('ensayos/001.html')).toContain('Más tiempo: 300 segundos');
    expect(textOf('cuenta.html')).toContain('Ana &lt;b&gt; Rojas &amp; Pérez');
    const pages = [...files.keys()].filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(10);
    for (const name of pages) expect(textOf(name), name).not.toMatch(/<script|<b>|https?:/);
    expect(textOf('correos.html')).toContain('Enlace para otra contraseña');
    for (const name of ['practica.html', 'repasos.html']) {
      expect(textOf(name)).toContain('<td>Pregunta 1</td>');
      expect(textOf(name), name).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|undefined|null/);
    }
  });

  test('is of the own account, and counted', async () => {
    expect((await api.visitor.get('/api/user/export')).status).toBe(401);
    const client = await enter({ ...ana, email: 'muchas@liceo.cl' });
    const statuses = [];
    for (let copy = 0; copy < 11; copy++) statuses.push((await client.get('/api/user/export')).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('reads no table of all students', async () => {
    const client = await enter({ ...ana, email: 'plan@liceo.cl' });
    const { scans } = await scansDuring(api.deps.pool, () => client.get('/api/user/export'));
    expect(scans).toEqual([]);
  });
});

describe('erasing the own account', () => {
  test('[security 42] needs the password, and leaves nothing of the person in any table or in the browser', async () => {
    const client = await enter({ ...ana, firstName: 'Ximena', lastName: 'Huenchumán' });
    const other = clientOf(api.app, `matraz=${await openSession(api.deps, client.userId)}`);
    await api.deps.pool.query(
      `insert into accounts.mails (id, kind, address, subject, body) values ($1, 'password-reset', 'ANA.ROJAS@liceo.cl', 'x', 'Ximena')`,
      [newId()],
    );
    await api.deps.pool.query(
      `insert into accounts.admin_invitations (token_hash, email, expires_at) values ('\\x01', 'ana.rojas@LICEO.cl', '2027-01-01')`,
    );
    await api.deps.pool.query(
      `insert into accounts.class_invitations (class_id, email, name, invited_by, invited_at)
       values ($1, 'ana.rojas@liceo.cl', 'Ana', $1, '2026-12-01')`,
      [newId()],
    );
    for (const trace of ['ana.rojas@liceo.cl', 'huenchumán']) expect((await everyText()).includes(trace)).toBe(true);
    expect(await erase(client, { password: 'otra' })).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    expect(await erase(client, {})).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    expect((await client.get('/api/auth/user')).status).toBe(200);

    const { scans } = await scansDuring(api.deps.pool, async () => {
      const { status, body, headers } = await erase(client);
      expect({ status, body }).toEqual({ status: 200, body: { isErased: true } });
      expect(String(headers['set-cookie'])).toMatch(/matraz=;.*matraz-student=;/);
    });
    expect(scans).toEqual([]);
    for (const one of [client, other]) expect((await one.get('/api/auth/user')).status).toBe(401);
    const left = await everyText();
    for (const trace of ['ana.rojas', 'huenchumán', 'ximena']) expect(left.includes(trace), trace).toBe(false);
    const events = await api.deps.store.readStream(`account-${client.userId}`);
    expect(events.at(-1)).toMatchObject({
      type: 'AccountErased',
      data: { userId: client.userId, reason: 'own-request' },
    });
    const { rows } = await api.deps.pool.query(
      'select kind, by, reference from accounts.data_requests where account_id = $1',
      [client.userId],
    );
    expect(rows).toEqual([{ kind: 'erasure', by: 'self', reference: null }]);
  });

  test('lets the same e-mail register again, as a new account with nothing in it', async () => {
    const again = await enter();
    expect(await termsOf(again)).toEqual({ needsPassword: true, refusal: null });
    const { body } = await again.get('/api/user/stats');
    expect(body).toEqual({ topicsCompleted: 0, questionsAnswered: 0, accuracy: 0 });
    await erase(again);
  });

  test('of another provider needs a new login, and the same person gets a new account afterwards', async () => {
    const identity = {
      issuer: 'https://accounts.example',
      subject: 'eva',
      firstName: 'Eva',
      lastName: null,
      email: null,
      profileImageUrl: null,
    };
    const userId = await savePlatformUser(api.deps.pool, identity);
    await openAccount(api.deps, userId, { userId, correlationId: newId(), now });
    const client = clientOf(api.app, `matraz=${await openSession(api.deps, userId)}`);
    now = new Date(now.getTime() + 10 * 60_000);
    expect(await erase(client, {})).toMatchObject({ status: 403, body: { code: 'login_again' } });
    expect(await termsOf(client)).toMatchObject({ needsPassword: false, refusal: { code: 'login_again' } });
    const fresh = clientOf(api.app, `matraz=${await openSession(api.deps, userId)}`);
    expect((await erase(fresh, {})).status).toBe(200);
    expect(await savePlatformUser(api.deps.pool, identity)).not.toBe(userId);
  });

  test('is refused to the only administrator, and nothing changes', async () => {
    expect(await termsOf(admin)).toMatchObject({ refusal: { code: 'last_administrator' } });
    expect(await erase(admin, {})).toMatchObject({ status: 409, body: { code: 'last_administrator' } });
    expect((await admin.get('/api/auth/user')).body).toMatchObject({ isAdmin: true });
    const second = await api.account({ admin: true });
    expect((await erase(second, {})).status).toBe(200);
    expect((await erase(admin, {})).status).toBe(409);
  });

  test('is refused to an account of the demo', async () => {
    const userId = await openLocalUser(api.deps, { ...ana, email: 'demo@liceo.cl', isDemo: true }, newId());
    const client = clientOf(api.app, `matraz=${await openSession(api.deps, userId)}`);
    expect(await erase(client)).toMatchObject({ status: 403, body: { code: 'demo_account' } });
  });

  test('can be repeated after a death between the log and the tables', async () => {
    const client = await enter({ ...ana, email: 'muere@liceo.cl' });
    // The first connection has the lock of erasures, the second deletes.
    let connections = 0;
    const pool = Object.assign(Object.create(api.deps.pool), {
      connect: () => {
        connections += 1;
        return connections === 1 ? api.deps.pool.connect() : Promise.reject(new Error('died'));
      },
    });
    const { eraseAccount } = await import('@matraz/application/accounts/erase-account');
    const asked = { userId: client.userId, reason: 'own-request' } as const;
    const context = { userId: client.userId, correlationId: newId(), now };
    await expect(eraseAccount({ ...api.deps, pool }, asked, context)).rejects.toThrow('died');
    expect((await everyText()).includes('muere@liceo.cl')).toBe(true);
    await eraseAccount(api.deps, asked, context);
    expect((await everyText()).includes('muere@liceo.cl')).toBe(false);
    expect((await api.deps.store.readStream(`account-${client.userId}`)).map(({ type }) => type)).toEqual([
      'AccountOpened',
      'AccountErased',
    ]);
    const erasure = { by: 'self', askedAt: now, at: now } as const;
    expect(await erasePersonalData(api.deps.pool, { userId: client.userId }, erasure)).toBe(false);
  });

  // It erases the administrator of the other tests, so it is the last one.
  test('of all administrators at the same moment leaves one of them', async () => {
    const others = await Promise.all([1, 2].map(() => api.account({ admin: true })));
    const replies = await Promise.all([admin, ...others].map((client) => erase(client, {})));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'last_administrator' });
  });
});

/** What an erasure does with each table of accounts. A new table needs a decision: does it have anything of a person? */
const decided = {
  deletes: ['users', 'local_users', 'sessions', 'oidc_artifacts', 'mails', 'admin_invitations', 'class_invitations'],
  /** By their foreign keys. */
  follows: [
    'password_resets',
    'email_confirmations',
    'email_changes',
    'email_returns',
    'email_claims',
    'guardian_requests',
    'pictures',
    'question_reports',
    'exam_flags',
    'exam_contacts',
    'lesson_notes',
    'passkeys',
    'code_apps',
    'recovery_codes',
    'second_steps',
    'moments',
    'reminders',
    'push_subscriptions',
  ],
  /** They have an opaque id or a hash only. Challenges live for minutes. */
  stays: ['security_events', 'data_requests', 'challenges'],
};

test('every table of accounts has a decision of what an erasure does with it', async () => {
  const { rows } = await api.deps.pool.query<{ name: string; follows: boolean }>(
    `select c.relname as name, exists (
       select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confdeltype = 'c'
       and k.confrelid in ('accounts.users'::regclass, 'accounts.local_users'::regclass)
     ) as follows
     from pg_class c where c.relnamespace = 'accounts'::regnamespace and c.relkind = 'r'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.values(decided).flat().toSorted());
  for (const name of decided.follows) expect(rows).toContainEqual({ name, follows: true });
});
