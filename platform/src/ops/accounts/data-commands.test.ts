import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grantAdmin } from '@matraz/application/accounts/grant-admin';
import { openAccount } from '@matraz/application/accounts/open-account';
import { createCommandHandler } from '@matraz/application/command-handler';
import { personalData } from '@matraz/contracts/accounts/personal-data';
import { readZip } from '@matraz/formats/exchange/zip';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { openLocalUser, registerLocalAccount } from '@matraz/infra/identity/local-accounts';
import { newId } from '@matraz/infra/ids';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { projections } from '@matraz/projector/projections';
import { startProjector } from '@matraz/projector/projector';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOps } from '../testing/use-ops.ts';

const ops = useOps();
let store: EventStore;
beforeEach(async () => {
  store = await openEventStore({ databaseUrl: ops.database.url });
});
afterEach(() => store.close());

/** Runs a projector until the tables contain the log. */
const project = async (): Promise<void> => {
  const stopping = new AbortController();
  const logger = pino({ level: 'silent' });
  const databaseUrl = ops.database.url;
  const projector = startProjector({ store, databaseUrl, projections, logger, signal: stopping.signal });
  const head = String(await store.head());
  await expect.poll(async () => (await ops.json('projections', 'status')).reply.position).toBe(head);
  stopping.abort();
  await projector;
};
const ana = { firstName: 'Ana', lastName: 'Huenchumán', email: 'ana@liceo.cl', password: 'cordillera-2026' };

/** An account that entered once. */
const enter = async ({ isAdmin = false, email = ana.email } = {}): Promise<string> => {
  const userId = await openLocalUser({ pool: ops.database.pool }, { ...ana, email }, newId());
  const handle = createCommandHandler({ store });
  const context = { correlationId: newId(), now: new Date('2026-11-20T12:00:00Z') };
  await openAccount({ handle }, userId, context);
  if (isAdmin) await grantAdmin({ handle }, userId, context);
  return userId;
};
const requests = async () => (await ops.json('accounts', 'requests')).reply.requests;
const usersLeft = async (pool = ops.database.pool) =>
  (await pool.query('select email from accounts.users union all select email from accounts.local_users')).rows;

test('a copy for a request on paper is a file that only its owner reads, and the request is recorded', async () => {
  const userId = await enter();
  await project();
  const path = join(ops.folder, 'ana.json');
  const args = [
    'accounts',
    'export',
    'ANA@liceo.cl',
    '--out',
    path,
    '--asked',
    '2026-11-18',
    '--reference',
    '2026-014',
  ];
  expect(await ops.json(...args)).toEqual({ code: 0, reply: { userId, file: path } });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(personalData.parse(JSON.parse(readFileSync(path, 'utf8'))).account.email).toBe(ana.email);
  expect(await requests()).toMatchObject([
    { kind: 'export', accountId: userId, by: 'operator', askedAt: '2026-11-18T12:00:00.000Z', reference: '2026-014' },
  ]);
  const zip = join(ops.folder, 'ana.zip');
  expect(await ops.run('accounts', 'export', ana.email, '--out', zip)).toBe(0);
  expect([...readZip(readFileSync(zip)).keys()]).toContain('index.html');
  expect(await ops.run('accounts', 'export', ana.email, '--out', join(ops.folder, 'ana.pdf'))).toBe(1);
  expect(await ops.run('accounts', 'export', 'nadie@liceo.cl', '--out', path, '--yes')).toBe(1);
});

test('an erasure asks, is recorded without the data, and refuses a reference that could be a name', async () => {
  const userId = await enter();
  const erase = ['accounts', 'erase', 'Ana@Liceo.cl'];
  expect(await ops.run(...erase)).toBe(1);
  expect(ops.written.stderr).toContain('No se puede deshacer. No se cambió nada; con --yes');
  expect(await ops.run(...erase, '--yes', '--reference', 'Ana Huenchumán')).toBe(1);
  expect(await usersLeft()).toHaveLength(2);
  expect(await ops.json(...erase, '--yes', '--reference', 'C-7')).toEqual({ code: 0, reply: { accountId: userId } });
  expect(await usersLeft()).toEqual([]);
  expect(await requests()).toMatchObject([{ kind: 'erasure', accountId: userId, by: 'operator', reference: 'C-7' }]);
  expect(await ops.run('accounts', 'requests')).toBe(0);
  expect(ops.written.stdout).not.toMatch(/liceo|huenchum/i);
  expect(await ops.run(...erase, '--yes')).toBe(1);
});

test('an account that registered and never entered is erased too', async () => {
  await registerLocalAccount({ pool: ops.database.pool }, ana);
  expect(await ops.run('accounts', 'erase', ana.email, '--yes')).toBe(0);
  expect(await usersLeft()).toEqual([]);
  expect(await requests()).toMatchObject([{ kind: 'erasure' }]);
});

test('the only administrator is not erased', async () => {
  await enter({ isAdmin: true });
  await project();
  expect(await ops.run('accounts', 'erase', ana.email, '--yes')).toBe(1);
  expect(ops.written.stderr).toContain('es la única cuenta que administra');
  expect(await usersLeft()).toHaveLength(2);
});

test('who was erased after a backup does not come back with it', async () => {
  const userId = await enter();
  await enter({ email: 'beto@liceo.cl' });
  const backup = join(ops.folder, 'antes.tar');
  expect(await ops.run('backup', backup)).toBe(0);
  await ops.run('accounts', 'erase', ana.email, '--yes');
  const list = join(ops.folder, 'pedidos.json');
  writeFileSync(list, JSON.stringify((await ops.json('accounts', 'requests')).reply));

  const other = await createTestDatabase();
  vi.stubEnv('DATABASE_URL', other.url);
  vi.stubEnv('MATRAZ_DATA_DIR', join(ops.folder, 'other'));
  for (const neither of [[], ['--erased', list, '--none-erased']]) {
    ops.written.stderr = '';
    expect(await ops.run('restore', backup, ...neither)).toBe(2);
    expect(ops.written.stderr).toContain('--erased <lista>, o --none-erased si nadie');
  }
  expect(await ops.run('restore', backup, '--erased', backup)).toBe(1);
  expect(ops.written.stderr).toContain('no es la lista de accounts requests --json. No se cambió nada.');
  expect(await ops.run('restore', backup, '--erased', list)).toBe(0);
  expect(await usersLeft(other.pool)).toEqual([{ email: 'beto@liceo.cl' }, { email: 'beto@liceo.cl' }]);
  expect(await requests()).toMatchObject([{ kind: 'erasure', accountId: userId }]);
  const restored = await openEventStore({ databaseUrl: other.url });
  expect((await restored.readStream(`account-${userId}`)).map(({ type }) => type)).toEqual([
    'AccountOpened',
    'AccountErased',
  ]);
  await restored.close();
  await other.drop();
});
