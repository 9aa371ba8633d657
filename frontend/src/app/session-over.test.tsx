import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { antonia } from '../shared/testing/examples.ts';
import { NoUpdates } from '../shared/testing/fake-event-source.ts';
import { fakeServer, Refusal } from '../shared/testing/server.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
// The test does not wait until the page is loaded.
import '../features/premium/pricing-page.tsx';

test('a student whose session ended on /pricing is told to log in, and comes back to /pricing', async () => {
  vi.stubGlobal('EventSource', NoUpdates);
  vi.stubGlobal('scrollTo', () => {});
  fakeServer({
    'GET /api/auth/user': () => antonia,
    'GET /api/payments': () => ({ canBuy: true, payments: [] }),
    'POST /api/create-payment': () => new Refusal(401),
  });
  history.pushState(null, '', '/pricing');
  render(<App queries={createQueryClient()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Comprar 1 Mes' }));
  expect(await screen.findByRole('heading', { name: 'Tu sesión terminó' })).toBeTruthy();
  expect((await screen.findAllByText('Debes iniciar sesión para comprar Premium')).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe(
    '/api/login?returnTo=%2Fpricing',
  );
});
