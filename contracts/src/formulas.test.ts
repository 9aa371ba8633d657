import { expect, test } from 'vitest';
import { formulaFault } from './formulas.ts';

const nested = (start: string, end: string, levels: number) => start.repeat(levels) + end.repeat(levels);
const tooDeep = 'tiene 21 niveles, uno dentro de otro, y puede tener hasta 20';

test.each([
  ['\\frac{', '}{2}'],
  ['{', '}'],
  ['x^{', '}'],
  ['\\sqrt{', '}'],
  ['\\left(', '\\right)'],
  ['\\begin{matrix}', '\\end{matrix}'],
  ['{%}\n', '}'],
  ['{\\verb|}|', '}'],
  ['{\\}', '}'],
  ['\\bgroup ', '\\egroup '],
  ['\\begingroup ', '\\endgroup '],
  ['\\color{red} ', ''],
  ['\\displaystyle ', ''],
  ['\\Large ', ''],
  ['a \\\\ \\bf ', ''],
  ['\\frac', '1'],
  ['\\frac1', '1'],
  ['\\mathrm', ' '],
  ['\\href{%}{{', '}}'],
])('%s can be nested 20 times, not 21 times', (start, end) => {
  // The argument of `\color` and `\begin` is one more level.
  const levels = start.includes('{red}') ? 19 : start.includes('{matrix}') ? 19 : start.includes('{{') ? 10 : 20;
  expect(formulaFault(nested(start, end, levels))).toBeNull();
  expect(formulaFault(nested(start, end, levels + 2))).toContain('niveles, uno dentro de otro');
});

test('a formula that is not closed is as deep as its open braces', () => {
  expect(formulaFault('{'.repeat(21))).toBe(tooDeep);
});

test('many parts side by side are not nested', () => {
  expect(formulaFault('\\frac{1}{\\sqrt{2}}'.repeat(100))).toBeNull();
  expect(
    formulaFault(`\\begin{aligned}${'\\displaystyle \\frac{1}{2} & \\color{red} x \\\\'.repeat(30)}\\end{aligned}`),
  ).toBeNull();
});

test('a formula has at most 2,000 characters', () => {
  expect(formulaFault('x'.repeat(2_000))).toBeNull();
  expect(formulaFault('x'.repeat(2_001))).toBe('tiene 2.001 caracteres, y puede tener hasta 2.000');
});

test.each(['\\def\\a{x}\\a', '\\gdef\\a{x}', '\\newcommand{\\a}{x}', '\\let\\a=b', '\\futurelet\\a\\b\\c'])(
  '%s defines a command',
  (tex) => {
    expect(formulaFault(tex)).toMatch(/^usa \\[a-z]+, y no puede definir comandos$/);
  },
);
