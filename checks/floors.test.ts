import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaces } from '../quality/red/workspaces.ts';
import { mayImport, nameOf, tops } from './floors.ts';

const dependenciesOf = (folder: string): string[] => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith('@matraz/'));
};

test('every package is listed in floors.ts', () => {
  expect(workspaces().toSorted()).toEqual([...Object.keys(mayImport), ...tops].toSorted());
});

test.each(Object.entries(mayImport))('%s depends only on packages that floors.ts allows', (folder, allowed) => {
  expect(allowed.map(nameOf)).toEqual(expect.arrayContaining(dependenciesOf(folder)));
});

test('a package imports only packages below it, so there is no cycle', () => {
  const order = Object.keys(mayImport);
  for (const [folder, allowed] of Object.entries(mayImport))
    for (const lower of allowed) expect(order.indexOf(lower)).toBeLessThan(order.indexOf(folder));
});

test.each(tops)('no package depends on %s', (top) => {
  for (const folder of Object.keys(mayImport)) expect(dependenciesOf(folder)).not.toContain(nameOf(top));
});

test.each(Object.keys(mayImport))('%s exports a list of entries, without wildcards', (folder) => {
  const { exports = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  expect(Object.keys(exports).filter((entry) => entry.includes('*'))).toEqual([]);
});
