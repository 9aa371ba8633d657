import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  [{ firstName: 'Ana', lastName: 'Rojas', email: 'a@b.cl' }, 'Ana Rojas'],
  [{ firstName: ' Ana ', lastName: 'Rojas', email: null }, 'Ana Rojas'],
  [{ firstName: 'Ana', lastName: null, email: 'ana.r@b.cl' }, 'ana.r'],
  [{ firstName: 'Ana', lastName: '  ', email: 'ana.r@b.cl' }, 'ana.r'],
  [{ firstName: null, lastName: 'Rojas', email: 'ana.r@b.cl' }, 'ana.r'],
  [{ firstName: 'Ana', lastName: '', email: '' }, 'Usuario'],
  [{ email: ' ana.r @b.cl' }, 'ana.r'],
  [{ email: '@b.cl' }, 'Usuario'],
  [{ email: '  @b.cl' }, 'Usuario'],
  [{}, 'Usuario'],
])('%j is called %s', (user, name) => {
  expect(displayName(user)).toBe(name);
});
