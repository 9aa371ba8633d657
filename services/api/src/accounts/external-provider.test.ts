import { freeLocalPort } from '@matraz/infra/processes/ports';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSecrets } from '../testing/test-secrets.ts';
import { type Accounts, startAccounts, whoami } from './testing/accounts-app.ts';
import { outsideProvider, startOutsideProvider } from './testing/outside-provider.ts';

const ana = { firstName: 'Ana', lastName: 'Rojas', email: 'ana@liceo.cl', password: 'cordillera-2026' };
let ours: TestDatabase;
let theirs: TestDatabase;
let port: number;
let accounts: Accounts;
let provider: { close(): Promise<void> } | undefined;

beforeAll(async () => {
  [ours, theirs, port] = [await createTestDatabase(), await createTestDatabase(), await freeLocalPort()];
  accounts = await startAccounts(ours, testSecrets(), {
    config: { oidc: outsideProvider(port), adminEmails: [ana.email] },
  });
});

afterAll(async () => {
  await accounts.close();
  await provider?.close();
  await ours.drop();
  await theirs.drop();
});

test('while the provider is down the platform runs, and a login says so', async () => {
  const page = await accounts.browser().visit('/api/login');
  expect(page.status).toBe(503);
  expect(page.text).toContain('El inicio de sesión no está disponible');
  expect(await whoami(accounts.browser())).toBeNull();
});

test('when the provider is up, the login works; the account is stored with issuer and subject', async () => {
  provider = await startOutsideProvider(theirs, port, ana);
  const browser = accounts.browser();
  browser.ports.set(`http://localhost:${port}`, port);
  const form = await browser.visit('/api/login?returnTo=/exams');
  expect(form.url.origin).toBe(`http://localhost:${port}`);
  expect((await browser.submit(form, ana)).url.href).toBe('http://localhost:3000/exams');
  const { rows } = await ours.pool.query('select id, issuer, first_name, email from accounts.users');
  expect(rows).toEqual([
    {
      id: await whoami(browser),
      issuer: `http://localhost:${port}/idp`,
      first_name: 'Ana',
      email: 'ana@liceo.cl',
    },
  ]);
});

test('an unverified e-mail does not make an administrator', async () => {
  const { rows } = await ours.pool.query('select id from accounts.users');
  const events = await accounts.store.readStream(`account-${rows[0].id}`);
  expect(events.map(({ type }) => type)).toEqual(['AccountOpened']);
});

test('an e-mail that its owner confirmed at the other provider does', async () => {
  await theirs.pool.query('update accounts.local_users set email_confirmed_at = now()');
  const browser = accounts.browser();
  browser.ports.set(`http://localhost:${port}`, port);
  await browser.submit(await browser.visit('/api/login'), ana);
  const events = await accounts.store.readStream(`account-${await whoami(browser)}`);
  expect(events.map(({ type }) => type)).toEqual(['AccountOpened', 'AdminGranted']);
});

test('the embedded provider is not served', async () => {
  for (const path of ['auth', 'contrasena', 'contrasena/nueva', 'correo', 'correos'])
    expect((await accounts.browser().visit(`/idp/${path}`)).status).toBe(404);
});
