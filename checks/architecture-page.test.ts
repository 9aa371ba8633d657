import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/architecture.md', 'utf8');
const walks = page.split('\n## Walk ').slice(1);
const filesOf = (walk: string) => [
  ...new Set(Array.from(walk.matchAll(/`([\w/.-]+\.tsx?)`/g), ([, file = '']) => file)),
];

test.each(walks.map((walk) => [walk.slice(0, walk.indexOf('\n')), walk] as const))(
  'every file of walk %s exists',
  (_title, walk) => {
    expect(filesOf(walk).filter((file) => !existsSync(file))).toEqual([]);
  },
);

test('the walks are short', () => {
  const [practiceAnswer, examAnswer, deadline, rebuild, ...more] = walks.map((walk) => filesOf(walk).length);
  expect(practiceAnswer).toBeLessThanOrEqual(40);
  expect(examAnswer).toBeLessThanOrEqual(40);
  expect(deadline).toBeLessThanOrEqual(25);
  expect(rebuild).toBeLessThanOrEqual(25);
  expect(more).toEqual([]);
});
