import { expect, test } from 'vitest';
import { findCompose } from './compose.ts';

const compose = await findCompose();

test.runIf(compose)('docker compose accepts docker-compose.yml without an .env file', async () => {
  expect(await compose?.('config', '--quiet')).toEqual({ stdout: '', stderr: '' });
});
