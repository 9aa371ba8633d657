import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { antonia } from '../shared/testing/examples.ts';
import { fakeServer, Refusal } from '../shared/testing/server.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';

class NoUpdates {
  addEventListener() {}
  close() {}
}

afterEach(cleanup);

test('/topics leads to the start page', async () => {
  vi.stubGlobal('EventSource', NoUpdates);
  vi.stubGlobal('scrollTo', () => {});
  fakeServer({
    'GET /api/auth/user': () => antonia,
    'GET /api/courses': () => [],
    'GET /api/topics': () => [],
  });
  history.pushState(null, '', '/topics');
  render(<App queries={createQueryClient()} />);
  expect(await screen.findByRole('heading', { name: /¡Hola, Antonia!/ })).toBeTruthy();
  expect(location.pathname).toBe('/');
});

test("after a logout in another tab this tab shows 'Tu sesión terminó' and goes to the login", async () => {
  vi.stubGlobal('EventSource', NoUpdates);
  vi.stubGlobal('scrollTo', () => {});
  let isLoggedIn = true;
  fakeServer({
    'GET /api/auth/user': () => (isLoggedIn ? antonia : new Refusal(401)),
    'GET /api/courses': () => [],
    'GET /api/topics': () => [],
  });
  render(<App queries={createQueryClient()} />);
  expect(await screen.findByRole('heading', { name: /¡Hola, Antonia!/ })).toBeTruthy();

  isLoggedIn = false;
  const otherTab = new BroadcastChannel('matraz-session');
  act(() => otherTab.postMessage('nobody is logged in'));
  expect(await screen.findByRole('heading', { name: 'Tu sesión terminó' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe('/api/login?returnTo=%2F');
  otherTab.close();
});
