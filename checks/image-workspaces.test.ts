import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayImport } from './floors.ts';

test('the Dockerfile copies the package.json of every workspace, because npm ci fails without one', () => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  const copied = readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (\S+\/package\.json) /gm);
  const declared = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`));
  expect(Array.from(copied, ([, path]) => path).toSorted()).toEqual(declared.toSorted());
});

test('the image has every package that a service or the CLI imports', () => {
  const needed = Object.keys(mayImport)
    .filter((name) => name !== 'frontend')
    .map((name) => name.split('/')[0]);
  const copied = readFileSync('Dockerfile', 'utf8').matchAll(/^COPY --from=production \/app\/(\w+) \1$/gm);
  expect(Array.from(copied, ([, folder]) => folder)).toEqual(expect.arrayContaining([...new Set(needed)]));
});
