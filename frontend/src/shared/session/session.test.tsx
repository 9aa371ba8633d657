import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { antonia } from '../testing/examples.ts';
import { fakeServer, NO_REPLY, Refusal } from '../testing/server.ts';
import { cacheUser } from './cached-user.ts';
import { currentUser, loginUrl } from './session.ts';

const fetchUser = () => new QueryClient().fetchQuery({ ...currentUser, retry: false });

test('without a session the user is null', async () => {
  fakeServer({ 'GET /api/auth/user': () => new Refusal(401) });
  expect(await fetchUser()).toBeNull();
});

test('with a session it is the user', async () => {
  fakeServer({ 'GET /api/auth/user': () => antonia });
  expect(await fetchUser()).toEqual(antonia);
});

test('after the end of a session it fails', async () => {
  fakeServer({ 'GET /api/auth/user': () => new Refusal(401) });
  const queries = new QueryClient();
  queries.setQueryData(currentUser.queryKey, antonia);
  await expect(queries.fetchQuery({ ...currentUser, retry: false })).rejects.toThrow('401: Refused');
});

test('it fails on any other refusal', async () => {
  fakeServer({ 'GET /api/auth/user': () => new Refusal(503) });
  await expect(fetchUser()).rejects.toThrow('503: Refused');
});

test.each([
  ['without a reply', () => NO_REPLY, true],
  ['when the server is away', () => new Refusal(503), true],
  ['when a refusal comes', () => new Refusal(403), false],
])('%s it is the student of the running exam, if only the server does not answer', async (_, reply, isCached) => {
  cacheUser(antonia);
  fakeServer({ 'GET /api/auth/user': reply });
  const user = await fetchUser().catch(() => 'failed');
  expect(user).toEqual(isCached ? antonia : 'failed');
});

test('after a fault of this page it is not the student that the browser has kept', async () => {
  cacheUser(antonia);
  const fault = vi.spyOn(URLSearchParams.prototype, 'toString').mockImplementation(() => {
    throw new TypeError('x is not a function');
  });
  onTestFinished(() => fault.mockRestore());
  await expect(fetchUser()).rejects.toThrow('x is not a function');
});

test('the login leads back to the same page', () => {
  expect(loginUrl({ pathname: '/topic/1', search: '?seccion=teoria' })).toBe(
    '/api/login?returnTo=%2Ftopic%2F1%3Fseccion%3Dteoria',
  );
});
