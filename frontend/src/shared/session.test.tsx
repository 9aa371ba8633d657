import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { currentUser, loginUrl } from './session.ts';
import { antonia } from './testing/examples.ts';
import { fakeServer, Refusal } from './testing/server.ts';

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

test('the login leads back to the same page', () => {
  expect(loginUrl({ pathname: '/topic/1', search: '?seccion=teoria' })).toBe(
    '/api/login?returnTo=%2Ftopic%2F1%3Fseccion%3Dteoria',
  );
});
