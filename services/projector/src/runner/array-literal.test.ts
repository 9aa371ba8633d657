import { expect, test } from 'vitest';
import { arrayLiteral } from './array-literal.ts';

test.each([
  [[], '{}'],
  [[1, -2.5, true, false, null, undefined], '{1,-2.5,true,false,NULL,NULL}'],
  [['', 'null', 'a,b', '{c}', 'd e'], '{"","null","a,b","{c}","d e"}'],
  [['"', '\\'], '{"\\"","\\\\"}'],
  [['say "hi"', 'C:\\x', '[["2026-03-02",true]]'], '{"say \\"hi\\"","C:\\\\x","[[\\"2026-03-02\\",true]]"}'],
])('%j is an array of PostgreSQL', (values, literal) => {
  expect(arrayLiteral(values)).toBe(literal);
});
