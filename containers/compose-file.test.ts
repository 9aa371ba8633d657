import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@matraz/platform/project-root';
import { config } from 'docker-compose';
import { expect, test } from 'vitest';
import { findCompose } from './compose.ts';

const compose = await findCompose();

test.runIf(compose)('docker compose accepts docker-compose.yml without an .env file', async () => {
  expect(await config({ ...compose, commandOptions: ['--quiet'] })).toMatchObject({ out: '', err: '' });
});

test.runIf(compose)('one service builds the image, and the others use it', async () => {
  const { out } = await config({ ...compose, composeOptions: ['--profile', 'ops'] });
  expect(out.match(/^ +build:/gm)).toHaveLength(1);
  expect(out.match(/^ +image: matraz$/gm)).toHaveLength(5);
});

test.each(['COMPOSE_PROJECT_NAME', 'COMPOSE_PROFILES', 'EVENT_STORE_URL', 'PUBLISH'])(
  '.env.example sets %s',
  (name) => {
    expect(readFileSync(join(projectRoot, '.env.example'), 'utf8')).toMatch(new RegExp(`^${name}=\\S+$`, 'm'));
  },
);
