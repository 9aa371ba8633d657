import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

test.each([
  ['contracts depends on zod alone', 'contracts/src/planted.ts', '@matraz/domain/errors'],
  ['contracts does no I/O', 'contracts/src/planted.ts', 'node:fs'],
  ['domain depends on contracts alone', 'domain/src/planted.ts', '@matraz/infra/ids'],
  ['domain does no I/O', 'domain/src/planted.ts', 'node:fs'],
  ['infra stands below the services', 'infra/src/planted.ts', '@matraz/api/app'],
  ['the operator CLI imports no service but the projector', 'infra/src/ops/planted.ts', '@matraz/worker/main'],
  ['services never import each other', 'services/api/src/planted.ts', '@matraz/projector/projection'],
  ['services never import each other by a relative path', 'services/api/src/planted.ts', '../../worker/src/main.ts'],
  ['the frontend imports no infrastructure', 'frontend/src/planted.ts', '@matraz/infra/ids'],
  [
    'features of the frontend never import each other',
    'frontend/src/features/practice/planted.ts',
    '../catalog/queries.ts',
  ],
])('%s', (_rule, path, source) => {
  expect(lint(path, importing(source))).toContain('lint/style/noRestrictedImports');
});

test('a package uses only what it declares', () => {
  expect(lint('contracts/src/planted.ts', importing('pg'))).toContain('lint/correctness/noUndeclaredDependencies');
});

test('the browser takes contracts by import type', () => {
  expect(lint('frontend/src/planted.ts', importing('@matraz/contracts/calls'))).toContain('by import type');
});

test.each(['Date.now()', 'new Date()', 'Math.random()'])('a rule may not call %s', (call) => {
  expect(lint('domain/src/planted.ts', `export const planted = ${call};`)).toContain('knows no clock');
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
  ['frontend/src/planted.ts', "import type { Calls } from '@matraz/contracts/calls';\n\nexport type Planted = Calls;"],
])('what the rules allow passes: %s', (path, source) => {
  expect(lint(path, source)).toBe('');
});
