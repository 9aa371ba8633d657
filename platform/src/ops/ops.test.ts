import { formatPublicKey } from '@matraz/domain/seal/checkpoint';
import { askGuardian, noteGuardianAnswer } from '@matraz/infra/identity/guardian-requests';
import { registerLocalAccount } from '@matraz/infra/identity/local-accounts';
import { resetPassword } from '@matraz/infra/identity/password-resets';
import { newId } from '@matraz/infra/ids';
import { hasPgBouncer, startPgBouncer } from '@matraz/infra/testing/pgbouncer';
import { expect, test, vi } from 'vitest';
import { createOutput } from './output.ts';
import { useOps, withTerminal } from './testing/use-ops.ts';

const ops = useOps();
test('--help exits with 0, and a missing or unknown word exits with 2 and a Spanish message', async () => {
  expect(await ops.run('--help')).toBe(0);
  expect(ops.written.stdout).toContain('Códigos de salida');
  expect(await ops.run('catalog', 'import-questions', '--help')).toBe(0);
  expect(ops.written.stdout).toContain('PREGUNTA:');
  expect(await ops.run('catalog', 'import-questions', 'x.txt')).toBe(2);
  expect(await ops.run('catalog', 'import-everything')).toBe(2);
  expect(await ops.run('accounts', 'list', '--fast')).toBe(2);
  expect(ops.written.stderr.split('\n').slice(0, 3)).toEqual([
    'Falta la opción --topic <id>. Vea la ayuda con --help.',
    'No existe el comando import-everything. Vea la ayuda con --help.',
    'No existe la opción --fast. Vea la ayuda con --help.',
  ]);
});

test.each([
  ['backup', ['restore', '--none-erased']],
  ['log', ['events', 'import']],
  ['receipt', ['receipt']],
])('a missing %s is told in Spanish', async (_, command) => {
  expect(await ops.run(...command, '/no/such/file')).toBe(1);
  expect(ops.written.stderr).toBe('No se puede leer el archivo /no/such/file: no existe (ENOENT).\n');
});

test('a file in a missing folder is told in Spanish', async () => {
  expect(await ops.run('events', 'export', '/no/such/folder/log.jsonl')).toBe(1);
  expect(ops.written.stderr).toBe(
    'No se puede escribir el archivo /no/such/folder/log.jsonl: no existe la carpeta (ENOENT).\n',
  );
});

test.runIf(hasPgBouncer('commands through PgBouncer'))('the address of PgBouncer is refused', async () => {
  const pooler = await startPgBouncer(ops.database.url, 'session');
  vi.stubEnv('DATABASE_URL', pooler.url);
  expect(await ops.run('accounts', 'list')).toBe(2);
  expect(ops.written.stderr).toMatch(/^La dirección de DATABASE_URL es de un intermediario como PgBouncer[^\n]+\n$/);
  await pooler.stop();
});

test('without a platform, or when the database does not answer, the exit code is 3 with one sentence', async () => {
  vi.stubEnv('DATABASE_URL', '');
  expect(await ops.run('accounts', 'list')).toBe(3);
  expect(ops.written.stderr).toMatch(/^Matraz no está en marcha [^\n]+\n$/);
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  const { code, reply } = await ops.json('accounts', 'list');
  expect(code).toBe(3);
  expect(reply.error).toContain('La base de datos no responde');
  vi.stubEnv('DATABASE_URL', ops.database.url);
  vi.stubEnv('EVENT_STORE_URL', 'esdb://127.0.0.1:1?tls=false');
  const elsewhere = await ops.json('accounts', 'list');
  expect(elsewhere.code).toBe(3);
  expect(elsewhere.reply.error).toContain('El registro de eventos no responde');
});

test('a database that was never prepared is told as such', async () => {
  vi.stubEnv('DATABASE_URL', ops.database.url.replace(/[^/]+$/, 'postgres'));
  expect(
    await ops.run('events', 'verify', '--key', formatPublicKey({ name: 'x', privateKey: new Uint8Array(32) })),
  ).toBe(2);
  expect(ops.written.stderr).toMatch(/^La base de datos no tiene las tablas de Matraz: [^\n]+\n$/);
});

test('setup creates and prepares a missing database, and exits with 3 when no server answers', async () => {
  const url = new URL(ops.database.url);
  url.pathname += '_new';
  vi.stubEnv('DATABASE_URL', url.href);
  vi.stubEnv('MATRAZ_DEMO', '0');
  try {
    expect(await ops.run('setup')).toBe(0);
    expect(await ops.run('setup')).toBe(0);
    expect(await ops.json('accounts', 'list')).toEqual({ code: 0, reply: { accounts: [] } });
  } finally {
    await ops.database.pool.query(`drop database ${url.pathname.slice(1)} with (force)`);
  }
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  expect(await ops.run('setup')).toBe(3);
});

test.each(['', '   '])('setup refuses the empty password "%s" for the role of the services', async (password) => {
  vi.stubEnv('MATRAZ_SERVICE_PASSWORD', password);
  expect(await ops.run('setup')).toBe(2);
  expect(ops.written.stderr).toMatch(/^Falta la contraseña de los servicios: MATRAZ_SERVICE_PASSWORD [^\n]+\n$/);
  expect(ops.written.stdout).not.toContain('preparada');
});

test('administration is granted and revoked by e-mail, in upper or lower case', async () => {
  await ops.database.pool.query(
    "insert into accounts.users (id, issuer, subject, email, first_name) values (gen_random_uuid(), 'urn:test', 'ana', 'ana@liceo.cl', 'Ana')",
  );
  const isAdmin = async () => {
    const { reply } = await ops.json('accounts', 'list');
    return (reply.accounts as { isAdmin: boolean }[])[0]?.isAdmin;
  };
  expect(await isAdmin()).toBe(false);
  expect(await ops.run('accounts', 'grant-admin', 'Ana@Liceo.cl')).toBe(0);
  expect(await isAdmin()).toBe(true);
  expect(await ops.run('accounts', 'revoke-admin', 'ana@liceo.cl')).toBe(1);
  expect(ops.written.stderr).toContain('ana@liceo.cl ya no podrá administrar Matraz. No se cambió nada; con --yes');
  expect(await isAdmin()).toBe(true);
  expect(await ops.run('accounts', 'revoke-admin', 'ana@liceo.cl', '--yes')).toBe(0);
  expect(await isAdmin()).toBe(false);
  const unknown = await ops.json('accounts', 'revoke-admin', 'beto@liceo.cl');
  expect(unknown).toMatchObject({ code: 1, reply: { error: 'No hay ninguna cuenta con el correo beto@liceo.cl.' } });
  expect(await ops.run('accounts', 'grant-admin', 'beto@liceo.cl')).toBe(1);
});

test('an invitation to administer is a link to the login of the platform', async () => {
  vi.stubEnv('PUBLIC_URL', 'https://matraz.liceo.cl');
  const { code, reply } = await ops.json('accounts', 'invite-admin', 'Rectora@liceo.cl');
  expect(code).toBe(0);
  expect(reply.link).toMatch(/^https:\/\/matraz\.liceo\.cl\/api\/login\?returnTo=\/admin&invitation=[\w-]{43}$/);
  const { rows } = await ops.database.pool.query('select email from accounts.admin_invitations');
  expect(rows).toEqual([{ email: 'Rectora@liceo.cl' }]);
  expect(await ops.run('accounts', 'invite-admin', 'rectora@liceo.cl')).toBe(0);
  expect(ops.written.stdout).toContain('Sirve una vez');
  expect((await ops.database.pool.query('select from accounts.admin_invitations')).rowCount).toBe(1);
  expect(await ops.run('accounts', 'invite-admin', 'rectora')).toBe(1);
});

test('a forgotten password gets a link for its account, which does not prove the e-mail', async () => {
  vi.stubEnv('PUBLIC_URL', 'https://matraz.liceo.cl');
  const { pool } = ops.database;
  const account = { email: 'olvido@liceo.cl', firstName: 'Olga', lastName: 'Vidal', password: 'cordillera-2026' };
  await registerLocalAccount({ pool }, account);
  const { code, reply } = await ops.json('accounts', 'reset-password', 'Olvido@Liceo.cl');
  expect(code).toBe(0);
  expect(reply).toMatchObject({ email: 'olvido@liceo.cl' });
  expect(reply.link).toMatch(/^https:\/\/matraz\.liceo\.cl\/idp\/contrasena\/nueva\?token=[\w-]{43}$/);
  const token = new URL(String(reply.link)).searchParams.get('token') ?? '';
  const changed = { token, password: 'volcán-villarrica', now: new Date(), noticeOf: null, onChanged: async () => {} };
  expect(await resetPassword({ pool }, changed)).toBe(true);
  const { rows } = await pool.query('select email_confirmed_at from accounts.local_users where email = $1', [
    account.email,
  ]);
  expect(rows).toEqual([{ email_confirmed_at: null }]);
  expect(await ops.run('accounts', 'reset-password', 'nadie@liceo.cl')).toBe(1);
  expect(ops.written.stderr).toContain('No hay ninguna cuenta con el correo nadie@liceo.cl.');
  vi.stubEnv('OIDC_ISSUER', 'https://cuentas.liceo.cl');
  vi.stubEnv('OIDC_CLIENT_ID', 'matraz');
  vi.stubEnv('OIDC_CLIENT_SECRET', 'secreto');
  expect(await ops.run('accounts', 'reset-password', account.email)).toBe(1);
  expect(ops.written.stderr).toContain('Las contraseñas son de https://cuentas.liceo.cl');
});

test('guardian-link prints the link with which a guardian agrees, only for an account that waits', async () => {
  const { pool } = ops.database;
  const [child, other] = ['sofia@liceo.cl', 'mayor@liceo.cl'];
  for (const email of [child, other])
    await pool.query("insert into accounts.users (id, issuer, subject, email) values ($1, 'urn:test', $2, $2)", [
      newId(),
      email,
    ]);
  const { rows } = await pool.query<{ id: string }>('select id from accounts.users where email = $1', [child]);
  const [userId, now] = [rows[0]?.id ?? '', new Date()];
  const asking = { userId, address: 'madre@correo.cl', now, publicUrl: 'https://matraz.liceo.cl', isMailed: false };
  const earlier = await askGuardian({ pool }, asking);
  const { code, reply } = await ops.json('accounts', 'guardian-link', 'Sofia@Liceo.cl');
  expect({ code, reply }).toMatchObject({ code: 0, reply: { email: 'Sofia@Liceo.cl', guardian: 'madre@correo.cl' } });
  const tokenOf = (link: unknown) => new URL(String(link)).searchParams.get('token') ?? '';
  expect(await noteGuardianAnswer({ pool }, { token: tokenOf(earlier.link), now })).toBeUndefined();
  expect(await noteGuardianAnswer({ pool }, { token: tokenOf(reply.link), now: new Date() })).toBe(userId);
  expect(await ops.run('accounts', 'guardian-link', other)).toBe(1);
  expect(ops.written.stderr).toContain('no espera la autorización de un apoderado');
  expect(await ops.run('accounts', 'guardian-link', 'nadie@liceo.cl')).toBe(1);
});

test('end-sessions ends the sessions of an account, and its trail says that an operator did it', async () => {
  const { pool } = ops.database;
  const userId = newId();
  await pool.query(
    "insert into accounts.users (id, issuer, subject, email) values ($1, 'urn:matraz:test', $2, 'robada@liceo.cl')",
    [userId, userId],
  );
  for (const hash of ['a', 'b'])
    await pool.query('insert into accounts.sessions values ($1, $2, now(), now())', [Buffer.from(hash), userId]);
  expect(await ops.json('accounts', 'end-sessions', 'Robada@liceo.cl')).toMatchObject({ code: 0, reply: { ended: 2 } });
  expect((await pool.query('select from accounts.sessions where user_id = $1', [userId])).rowCount).toBe(0);
  const { rows } = await pool.query('select kind, by_operator from accounts.security_events where user_id = $1', [
    userId,
  ]);
  expect(rows).toEqual([{ kind: 'sessions-ended', by_operator: true }]);
  expect(await ops.json('accounts', 'end-sessions', 'robada@liceo.cl')).toMatchObject({ reply: { ended: 0 } });
  expect(await ops.run('accounts', 'end-sessions', 'nadie@liceo.cl')).toBe(1);
});

test('a person who lost everything gets rid of her factors, after a confirmation, with a note and a mail', async () => {
  const { pool } = ops.database;
  const account = { email: 'perdida@liceo.cl', firstName: 'Pía', lastName: 'Vidal', password: 'cordillera-2026' };
  const subject = await registerLocalAccount({ pool }, account);
  await pool.query(
    `insert into accounts.passkeys (id, local_user_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at)
     values ($1, $1, 'x', '', 0, '{}', 'Llave', false, now())`,
    [subject],
  );
  await pool.query("insert into accounts.recovery_codes (local_user_id, code_hash) values ($1, 'x')", [subject]);
  const kept = async () =>
    (await pool.query('select from accounts.passkeys where local_user_id = $1', [subject])).rowCount;

  expect(await ops.run('accounts', 'remove-factors', account.email)).toBe(1);
  expect(ops.written.stderr).toContain('No se cambió nada');
  expect(await kept()).toBe(1);
  const removed = await ops.json('accounts', 'remove-factors', 'Perdida@liceo.cl', '--yes');
  expect(removed).toMatchObject({ code: 0, reply: { hadFactors: true } });
  expect(await kept()).toBe(0);
  expect((await pool.query('select from accounts.recovery_codes')).rowCount).toBe(0);
  const notes = await pool.query('select kind, by_operator from accounts.security_events where user_id = $1', [
    subject,
  ]);
  expect(notes.rows).toEqual([{ kind: 'factor-removed', by_operator: true }]);
  const mails = await pool.query('select body from accounts.mails where address = $1', [account.email]);
  expect(mails.rows).toEqual([{ body: expect.stringContaining('quitó la verificación en dos pasos') }]);

  expect((await ops.json('accounts', 'remove-factors', account.email, '--yes')).reply).toMatchObject({
    hadFactors: false,
  });
  expect(await ops.run('accounts', 'remove-factors', 'nadie@liceo.cl', '--yes')).toBe(1);
});

test('a terminal shows a progress bar, and its cursor is shown again when the work fails', async () => {
  const failing = withTerminal(() =>
    createOutput({ json: false }).withProgress(3, 'Preguntas', async (advance) => {
      advance();
      throw new Error('the database went away');
    }),
  );
  await expect(failing).rejects.toThrow('the database went away');
  const seen = ops.written.stderr;
  expect(seen).toMatch(/Preguntas \[.*\] 0\/3 · 0\/s · quedan /);
  const [hidden, shown] = ['\u001b[?25l', '\u001b[?25h'].map((sequence) => seen.lastIndexOf(sequence));
  expect(hidden).toBeGreaterThanOrEqual(0);
  expect(shown).toBeGreaterThan(hidden ?? 0);
});
