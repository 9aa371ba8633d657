import { expect, test } from 'vitest';
import { passwordProblem } from './new-password.ts';

const ana = { email: 'ana.rojas.diaz@liceo.cl', firstName: 'María José', lastName: 'Rojas' };
const common = expect.stringContaining('Muchas personas usan esa contraseña');

test.each([
  'cordillera-2026',
  'una clave larga y propia',
  'volcán-villarrica-2847',
  'María José sabe química',
  '💧🔥💧🔥💧🔥💧🔥',
])('%s can be a password: nothing has to be a capital, a digit or a sign', (password) => {
  expect(passwordProblem(password, ana)).toBeUndefined();
});

test.each(['', 'clave1', 'siete77', '💧🔥💧🔥'])('%s has fewer than eight characters', (password) => {
  expect(passwordProblem(password, ana)).toBe('La contraseña debe tener al menos 8 caracteres.');
});

test('a very long password is refused', () => {
  expect(passwordProblem('ab'.repeat(101), ana)).toBe('La contraseña es demasiado larga.');
});

test.each([
  ...['12345678', 'password', 'PassWord', 'iloveyou', 'colocolo', 'princesa', '87654321'],
  ...['contraseña', 'contrasen\u0303a', 'Contraseña', ' password ', '        ', '\t\t\t\t\t\t\t\t', 'zzzzzzzzzzzzzz'],
])('"%s" is too common, in any capitals and Unicode form', (password) => {
  expect(passwordProblem(password, ana)).toEqual(common);
});

test.each([
  ...['ana.rojas.diaz@liceo.cl', 'ANA.rojas.diaz@liceo.cl', 'ana.rojas.diaz', 'Ana Rojas Diaz', 'anarojasdíaz'],
  ...['María José', 'mariajose', 'María José Rojas', 'rojasmariajose'],
])('"%s" is her own e-mail or name', (password) => {
  expect(passwordProblem(password, ana)).toBe('La contraseña no puede ser tu correo ni tu nombre.');
});

test('without an e-mail and a name only they are not compared', () => {
  expect(passwordProblem('!?!?!?!?', { email: 'ana@liceo.cl' })).toBeUndefined();
  expect(passwordProblem('!?!?!?!?', {})).toBeUndefined();
  expect(passwordProblem('password', {})).toEqual(common);
});
