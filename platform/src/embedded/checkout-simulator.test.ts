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

const start = async (env: NodeJS.ProcessEnv = {}) =>
  startCheckoutSimulator({
    config: loadConfig({ MATRAZ_DATA_DIR: dataDir, ...env }),
    secrets: loadSecrets(dataDir),
    host: '127.0.0.1',
    port: await freeLocalPort(),
    publicUrl: 'http://localhost:3000',
    lifetime,
  });

test('without an access token the services get the settings of a running simulator', async () => {
  const env = await start();
  const config = loadConfig({ MATRAZ_DATA_DIR: dataDir, ...env });
  expect(config.payments?.webhookSecret.length).toBeGreaterThan(40);
  const reply = await fetch(`${config.payments?.apiUrl}/users/me`, {
    headers: { authorization: `Bearer ${config.payments?.accessToken}` },
  });
  expect(await reply.json()).toMatchObject({ site_id: 'MLC' });
});

test('the secret is the same after a restart', async () => {
  const first = await start();
  await lifetime.stop();
  expect((await start()).MERCADOPAGO_WEBHOOK_SECRET).toBe(first.MERCADOPAGO_WEBHOOK_SECRET);
});

test('with an access token nothing is started', async () => {
  const env = { MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1', MERCADOPAGO_WEBHOOK_SECRET: 'a secret of the test' };
  expect(await start(env)).toEqual({});
});
