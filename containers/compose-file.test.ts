import { expect, test } from 'vitest';
import { findCompose } from './compose.ts';

const compose = await findCompose();

test.runIf(compose)('docker compose accepts docker-compose.yml without any preparation', async () => {
  expect(await compose?.('config', '--quiet')).toEqual({ stdout: '', stderr: '' });
});
