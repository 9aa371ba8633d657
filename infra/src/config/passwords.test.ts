import { expect, test } from 'vitest';
import { hasPassword, hostsOf, loginOf, withLogin, withPassword } from './passwords.ts';

test.each([
  ['redis://redis:6379', 'a@b/c', 'redis://:a%40b%2Fc@redis:6379'],
  ['rediss://matraz@redis:6379/1', 'x', 'rediss://matraz:x@redis:6379/1'],
  ['redis://:own@redis:6379', 'x', 'redis://:own@redis:6379'],
  ['esdb://services@a:2113,b:2113?tls=true', 'x,y', 'esdb://services:x%2Cy@a:2113,b:2113?tls=true'],
  ['esdb+discover://services@es.liceo.cl', 'x', 'esdb+discover://services:x@es.liceo.cl'],
  ['esdb://store:2113?tls=false', 'x', 'esdb://store:2113?tls=false'],
])('%s gets its password', (address, password, expected) => {
  expect(withPassword(address, password)).toBe(expected);
});

test('a login is replaced', () => {
  const cluster = 'a:2113,b:2113?tls=true&tlsCAFile=/ca.crt';
  expect(withLogin(`esdb://admin:x@${cluster}`, 'services', 'p@ss')).toBe(`esdb://services:p%40ss@${cluster}`);
  expect(withLogin(`esdb://${cluster}`, 'services', 'y')).toBe(`esdb://services:y@${cluster}`);
  expect(loginOf(`esdb://services:p%40ss@${cluster}`)).toEqual({ user: 'services', password: 'p@ss' });
  for (const login of ['', 'services@', ':x@']) expect(loginOf(`esdb://${login}${cluster}`)).toBeUndefined();
});

test('hosts and logins are found', () => {
  expect(hostsOf('esdb://a:b@es-1:2113,es-2?tls=false')).toEqual(['es-1', 'es-2']);
  expect(hostsOf('postgres://ana:a,b@[::1]:5432/matraz')).toEqual(['[::1]']);
  expect([hasPassword('redis://:x@r'), hasPassword('redis://r'), hasPassword('esdb://ana@r')]).toEqual([
    true,
    false,
    false,
  ]);
});
