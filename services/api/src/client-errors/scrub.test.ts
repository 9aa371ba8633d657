import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test.each([
  ['an e-mail', 'No account ana.rojas+paes@liceo-1.cl here', 'No account [correo] here'],
  ['an id', 'at /exam-attempt/01930000-0000-7000-8000-000000000001', 'at /exam-attempt/[id]'],
  [
    'a query and a fragment',
    'at go (https://matraz.cl/assets/app-Bx81.js?t=12#frag:3:7)',
    'at go (https://matraz.cl/assets/app-Bx81.js:3:7)',
  ],
  ['a query of a path', 'fetch /api/login/callback?code=abc&state=def failed', 'fetch /api/login/callback failed'],
  ['a token of the web', 'bad eyJhbGciOi.eyJzdWIiOiJhbmEifQ.c2ln here', 'bad [secreto] here'],
  ['a long random text', 'sid u5Jk2LmN0pQrS7tUvWx9Yz1aB3cD4eF6', 'sid [secreto]'],
  ['a named secret', 'password: hunter2, token=abc', 'password: [secreto], token=[secreto]'],
  ['an authorization', 'Authorization: Bearer abc.def', 'Authorization: [secreto]'],
  ['a RUT', 'RUT 12.345.678-5 o 12345678-k', 'RUT [número] o [número]'],
  ['a telephone number', 'llama al +56 9 8765 4321', 'llama al [número]'],
])('%s is removed', (_, text, clean) => {
  expect(scrub(text)).toBe(clean);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'any')\n    at send (https://matraz.cl/assets/send-pending-answers-DfG3kLm1.js:1:48213)",
  'send@https://matraz.cl/assets/attempt-page-Bx81Zq_2.js:1:401234',
  'AbortSignal.any is not a function',
  '¿Qué pasó? Nada: 3 de 80 preguntas',
])('what tells where the error is stays: %s', (text) => {
  expect(scrub(text)).toBe(text);
});

test.each(['a', 'a1', '1', '1 ', 'x@', 'eyJ', '-', '?'])('a long text of "%s" has an end', (part) => {
  // A pattern that goes back and forth would not come to an end within the limit of a test.
  expect(scrub(part.repeat(4_000))).toBeTypeOf('string');
});
