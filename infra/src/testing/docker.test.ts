import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reasonToSkip } from './docker.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matraz-docker-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A `docker` whose commands succeed when their first word is one of these. It is the only program in PATH. */
const install = (words: readonly string[]) => {
  const program = join(folder, 'docker');
  writeFileSync(program, `#!/bin/sh\ncase "$1" in ${words.join('|')}) exit 0;; *) exit 1;; esac\n`);
  chmodSync(program, 0o755);
};
const reason = (env: NodeJS.ProcessEnv = {}) => {
  vi.stubEnv('PATH', folder);
  return reasonToSkip(['one:1', 'two:2'], env);
};

test('without Docker the reason is that there is no engine', async () => {
  expect(await reason()).toBe('no Docker engine');
});

test('where an image is missing and cannot be pulled, the reason names it', async () => {
  install(['version']);
  expect(await reason()).toBe('Docker cannot pull one:1, two:2');
});

test.each([
  ['are there', ['version', 'image']],
  ['can be pulled', ['version', 'pull']],
])('where the images %s there is no reason to skip', async (_, words) => {
  install(words);
  expect(await reason({ REQUIRE_DOCKER: '1' })).toBeNull();
});

test('with REQUIRE_DOCKER=1 a missing image is an error instead of a reason to skip', async () => {
  install(['version']);
  await expect(reason({ REQUIRE_DOCKER: '1' })).rejects.toThrow(
    'REQUIRE_DOCKER=1, but Docker cannot pull one:1, two:2',
  );
});
