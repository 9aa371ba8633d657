import { registerLocalAccount } from '@matraz/infra/identity/local-accounts';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSecrets } from '../testing/test-secrets.ts';
import { startAccounts, whoami } from './testing/accounts-app.ts';

const demoPassword = 'matraz-demo-2026';
const demoAccounts = [
  { email: 'admin@matraz.test', firstName: 'Amanda', lastName: 'Rojas' },
  { email: 'estudiante@matraz.test', firstName: 'Elena', lastName: 'Muñoz' },
];

const secrets = testSecrets();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const account of demoAccounts)
    await registerLocalAccount({ pool: database.pool }, { ...account, password: demoPassword, isDemo: true });
});
afterAll(() => database.drop());

const letsIn = async (demo: boolean, email: string) => {
  const accounts = await startAccounts(database, secrets, { config: { demo } });
  const browser = accounts.browser();
  await browser.logIn({ email, password: demoPassword });
  const userId = await whoami(browser);
  await accounts.close();
  return userId !== null;
};

test.each(demoAccounts)('$email can log in while the demo is on, and cannot when it is off', async ({ email }) => {
  expect(await letsIn(true, email)).toBe(true);
  expect(await letsIn(false, email)).toBe(false);
  expect(await letsIn(false, email.toUpperCase())).toBe(false);
});

test('registering with the e-mail of a demo account does not log in either', async () => {
  const accounts = await startAccounts(database, secrets, { config: { demo: false } });
  const browser = accounts.browser();
  const [account] = demoAccounts;
  const { email = '', firstName = '', lastName = '' } = account ?? {};
  await browser.register({ email, firstName, lastName, password: demoPassword });
  expect(await whoami(browser)).toBeNull();
  await accounts.close();
});
