import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parts } from '../quality/mutants/parts.ts';
import { playwrightFiles, vitestFiles } from '../quality/red/listed-tests.ts';
import config from '../vitest.config.ts';

// The container tests need Docker and those in `e2e/browsers` four browsers, so they are separate suites that `.ci/run` calls.
const excluded = ['**/node_modules', '**/dist', 'containers/**', 'e2e/browsers/**'];
const filesOf = (pattern: string) => globSync(pattern, { exclude: excluded }).toSorted();
const projects = (config.test?.projects ?? []).map((project) =>
  typeof project === 'object' && 'test' in project ? project.test : undefined,
);
const listed = vitestFiles();

test('vitest runs every test file in exactly one project', () => {
  expect(listed.map(({ file }) => file).toSorted()).toEqual(filesOf('**/*.test.{ts,tsx}'));
});

test('every vitest project has test files', () => {
  const names = new Set(listed.map(({ projectName }) => projectName));
  expect([...names].toSorted()).toEqual(projects.map((project) => project?.name).toSorted());
});

test('every vitest project fails when a test has .only', () => {
  expect(projects.map((project) => project?.allowOnly)).toEqual(projects.map(() => false));
});

test('no file that replaces modules shares its modules with other files', () => {
  const sharing = new Set(projects.filter((project) => project?.isolate === false).map((project) => project?.name));
  const replacing = listed.filter(({ file }) => readFileSync(file, 'utf8').includes('vi.mock('));
  expect(replacing.filter(({ projectName }) => sharing.has(projectName))).toEqual([]);
});

test('playwright finds tests in every browser test file', () => {
  expect(playwrightFiles().toSorted()).toEqual(filesOf('**/*.{spec,setup}.ts'));
});

/** The patterns without their braces: `{a,b}.ts` gives `a.ts` and `b.ts`, so that a stale name in the braces is found. */
const withoutBraces = (pattern: string): string[] => {
  const [braces, names = ''] = /{([^{}]+)}/.exec(pattern) ?? [];
  return braces ? names.split(',').flatMap((name) => withoutBraces(pattern.replace(braces, name))) : [pattern];
};
const globs = parts.flatMap(({ name, mutate, tests }) =>
  [...mutate, ...tests].flatMap(withoutBraces).map((glob) => [name, glob.replace(/^!/, '')] as const),
);
test.each(globs)('mutation testing of %s finds files for %s', (_, glob) => {
  expect(globSync(glob, { exclude: excluded })).not.toEqual([]);
});
