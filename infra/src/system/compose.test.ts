import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectDir } from '../embedded/project.ts';

const compose = (...args: string[]) => spawnSync('docker', ['compose', ...args], { cwd: projectDir, encoding: 'utf8' });
const present = compose('version').status === 0;
if (!present)
  console.log('SKIPPED: docker-compose.yml as docker compose reads it; install the Docker CLI with its compose plugin');

test.runIf(present)('docker compose accepts docker-compose.yml without any preparation', () => {
  const { status, stderr } = compose('config', '--quiet');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
