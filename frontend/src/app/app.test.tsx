import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { antonia } from '../shared/testing/examples.ts';
import { NoUpdates } from '../shared/testing/fake-event-source.ts';
import { fakeServer, Refusal } from '../shared/testing/server.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';

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

test('a fault in reading the page is not shown as a missing network', async () => {
  vi.stubGlobal('EventSource', NoUpdates);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fault = vi.spyOn(URLSearchParams.prototype, 'toString').mockImplementation(() => {
    throw new TypeError('x is not a function');
  });
  onTestFinished(() => {
    error.mockRestore();
    fault.mockRestore();
  });
  const sent = fakeServer({});
  render(<App queries={createQueryClient()} />);
  expect(await screen.findByRole('heading', { name: 'Algo salió mal' })).toBeTruthy();
  expect(screen.getByText(/Tus respuestas están guardadas/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/conexión/i);
  expect(sent).toMatchObject([{ path: '/api/client-errors', body: { message: 'TypeError: x is not a function' } }]);
});
