import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the image installs every workspace: npm ci refuses where one of the lock file is missing', () => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  const copied = readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (\S+\/package\.json) /gm);
  const declared = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`));
  expect(Array.from(copied, ([, path]) => path).toSorted()).toEqual(declared.toSorted());
});
