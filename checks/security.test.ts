import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guards } from '../quality/guards/guards.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const rows = Array.from(
  read('docs/security.md').matchAll(/^\| (\d+) \| [^|]+ \| ([^|]+) \| `([^|`]+)` \|$/gm),
  ([, line = '', guard = '', file = '']) => ({ line: Number(line), guard: guard.replaceAll('`', ''), file }),
);

test('docs/security.md has the 42 lines in their order', () => {
  expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 42 }, (_, place) => place + 1));
});

test.each(rows)('line $line has a test in $file', ({ line, file }) => {
  // A test may be in a group whose name begins with the number.
  expect(read(file)).toMatch(new RegExp(`['"\`]\\[security ${line}\\] \\S`));
});

test.each(rows)('line $line has a guard that can be taken out', ({ line, guard, file }) => {
  const known = guards.find((one) => one.line === line);
  expect(known).toBeDefined();
  expect({ guard, file }).toEqual({
    guard: known?.isAbsence ? 'none: no code does it' : known?.file,
    file: known?.test,
  });
});

test.each(guards.flatMap(({ line, file, cut, also }) => [{ line, file, cut }, ...(also ? [{ line, ...also }] : [])]))(
  'the guard of line $line is in $file once',
  ({ file, cut: [guard] }) => {
    expect(read(file).split(guard)).toHaveLength(2);
  },
);
