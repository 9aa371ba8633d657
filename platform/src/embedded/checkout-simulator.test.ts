import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@matraz/infra/config/config';
import { loadSecrets } from '@matraz/infra/config/secrets';
import { createLogger } from '@matraz/infra/logging/logger';
import { createLifetime } from '@matraz/infra/processes/lifetime';
import { freeLocalPort } from '@matraz/infra/processes/ports';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startCheckoutSimulator } from './checkout-simulator.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'matraz-simulator-'));
let lifetime = createLifetime(createLogger('test', { write: () => {} }), () => {});
afterEach(async () => {
  await lifetime.stop();
  lifetime = createLifetime(createLogger('test', { write: () => {} }), () => {});
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const start = async (env: NodeJS.ProcessEnv = {}, changes: { host?: string; publicUrl?: string } = {}) =>
  startCheckoutSimulator({
    config: loadConfig({ MATRAZ_DATA_DIR: dataDir, ...env }),
    secrets: loadSecrets(dataDir),
    port: await freeLocalPort(),
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    lifetime,
    ...changes,
  });

test('without an access token the services get the settings of a running simulator', async () => {
  const payments = await start();
  expect(payments?.webhookSecret.length).toBeGreaterThan(40);
  const reply = await fetch(`${payments?.apiUrl}/users/me`, {
    headers: { authorization: `Bearer ${payments?.accessToken}` },
  });
  expect(await reply.json()).toMatchObject({ site_id: 'MLC' });
});

test('the secret is the same after a restart', async () => {
  const first = await start();
  await lifetime.stop();
  expect((await start())?.webhookSecret).toBe(first?.webhookSecret);
});

test.each([
  ['without the demo', { MATRAZ_DEMO: '0' }, {}],
  ['when other machines reach the platform', {}, { host: '0.0.0.0' }],
  ['when browsers of other machines use the platform', {}, { publicUrl: 'https://matraz.cl' }],
])('%s nothing is started, and the operator is told', async (_, env, changes) => {
  const printed: string[] = [];
  lifetime = createLifetime(createLogger('test', { write: () => {} }), (text) => printed.push(text));
  expect(await start(env, changes)).toBeUndefined();
  expect(printed).toEqual([expect.stringContaining('Los pagos no están configurados')]);
});

test('with an access token nothing is started', async () => {
  const env = { MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1', MERCADOPAGO_WEBHOOK_SECRET: 'a secret of the test' };
  expect(await start(env)).toBeUndefined();
});
