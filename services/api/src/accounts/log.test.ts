import { createLogger } from '@matraz/infra/logging/logger';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { expect, test } from 'vitest';
import { testSecrets } from '../testing/test-secrets.ts';
import { startAccounts, whoami } from './testing/accounts-app.ts';

test('[security 36] the log contains no password, e-mail, name, code, cookie or secret; it contains the reason of each refusal', async () => {
  const database = await createTestDatabase();
  const secrets = testSecrets();
  const lines: string[] = [];
  const logger = createLogger('api', { write: (line) => lines.push(line) });
  const accounts = await startAccounts(database, secrets, { logger });
  const ana = { firstName: 'Anacleta', lastName: 'Rojas', email: 'ana@liceo.cl', password: 'cordillera-2026' };
  const browser = accounts.browser();
  await browser.register(ana);
  await whoami(browser);
  await accounts.browser().logIn({ ...ana, password: 'cordillera-2027' });

  const failing = accounts.browser();
  const resumed = await failing.submit(await failing.visit('/api/login'), ana, { follow: false });
  const sentBack = await failing.visit(resumed.headers.location ?? '', { follow: false });
  const callback = new URL(sentBack.headers.location ?? '');
  // The page to return to is no secret: it is an address of this site.
  const cookies = [...browser.cookies, ...failing.cookies]
    .filter(([name]) => !name.includes('matraz-return'))
    .map(([, { value }]) => value);
  await failing.visit(callback);
  callback.searchParams.set('iss', 'https://intruso.example');
  await failing.visit(callback);
  await accounts.close();
  await database.drop();

  const log = lines.join('\n');
  expect(log).toContain('wrong password');
  const hidden = [...cookies, callback.searchParams.get('code') ?? '', secrets.sessionSecret, secrets.oidcClientSecret];
  for (const secret of [...hidden, ...Object.values(ana), 'cordillera']) expect(log).not.toContain(secret);
});
