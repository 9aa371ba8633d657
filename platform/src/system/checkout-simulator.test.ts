import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from '@matraz/infra/testing/browser';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { openBrowser } from './open-browser.ts';
import { killProcesses, startPlatform, temporaryDataDir } from './running-platform.ts';

const folders = [temporaryDataDir(), temporaryDataDir()] as const;
afterAll(() => {
  for (const folder of folders) {
    killProcesses(folder.path);
    folder.remove();
  }
});

/** Each platform has its own log: a named event store is not empty. */
const ownLog = { EVENT_STORE_URL: '' };
const student = { email: 'compra@liceo.test', password: 'una clave larga y propia' };

/** Runs the operator CLI on a data folder. @throws when it does not end with exit code 0 */
const ops = (dataDir: string, ...args: string[]): string => {
  const env = { ...process.env, ...ownLog, MATRAZ_DATA_DIR: dataDir, DATABASE_URL: '' };
  return execFileSync(process.execPath, ['platform/src/ops/main.ts', ...args], {
    cwd: projectRoot,
    env,
    encoding: 'utf8',
  });
};

/** Buys a month of Premium. @returns when Premium ends, and the payment's number at the simulator */
const buy = async (browser: Browser) => {
  const { id: userId, premiumExpiresAt } = (await browser.get('/api/auth/user')).body;
  const { init_point } = (await browser.post('/api/create-payment', { planId: 'monthly', userId })).body;
  const outcome = new URLSearchParams({ outcome: 'approved' });
  const reply = await fetch(init_point, { method: 'POST', body: outcome, redirect: 'manual' });
  const end = async () => (await browser.get('/api/auth/user')).body.premiumExpiresAt;
  await expect.poll(end, { timeout: 30_000 }).not.toBe(premiumExpiresAt);
  return {
    number: new URL(reply.headers.get('location') ?? '').searchParams.get('payment_id'),
    expiresAt: await end(),
  };
};

test('an operator tries the payments of the demo, and after a restore a purchase gives Premium again', async () => {
  const [first, second] = folders;
  const platform = await startPlatform({ dataDir: first.path, env: ownLog });
  const browser = openBrowser(platform.url);
  await browser.register(student);
  const before = await buy(browser);
  expect(ops(first.path, 'payments', 'check')).toBe('bien  Simulador de la demo\nbien  Webhook\n');
  expect(ops(first.path, 'payments', 'reconcile')).toContain('Sin diferencias');
  const backup = join(first.path, 'respaldo.tar');
  ops(first.path, 'backup', backup);
  await platform.stop();

  ops(second.path, 'restore', backup, '--none-erased');
  const restored = await startPlatform({ dataDir: second.path, env: ownLog });
  const back = openBrowser(restored.url);
  await back.logIn(student);
  const after = await buy(back);
  expect(after.number).not.toBe(before.number);
  const days = (Date.parse(after.expiresAt) - Date.parse(before.expiresAt)) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  await restored.stop();
});
