import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the Dockerfile copies the package.json of every workspace, because npm ci fails without one', () => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  const copied = readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (\S+\/package\.json) /gm);
  const declared = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`));
  expect(Array.from(copied, ([, path]) => path).toSorted()).toEqual(declared.toSorted());
});
