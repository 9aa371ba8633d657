import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectDir } from '../embedded/project.ts';
import { skipped } from '../testing/skipped.ts';

const run = ([command = '', ...first]: string[], ...args: string[]) =>
  spawnSync(command, [...first, ...args], { cwd: projectDir, encoding: 'utf8' });
const compose = [['docker', 'compose'], ['docker-compose']].find((command) => run(command, 'version').status === 0);
if (!compose)
  skipped('docker-compose.yml as docker compose reads it', 'no docker compose; install the Docker CLI with its plugin');

test.runIf(compose)('docker compose accepts docker-compose.yml without any preparation', () => {
  const { status, stderr } = run(compose ?? [], 'config', '--quiet');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
