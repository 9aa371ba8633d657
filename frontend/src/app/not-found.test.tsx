import { needsSession, screens } from '@matraz/contracts/screens';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, Refusal } from '../shared/testing/server.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';

test('a visitor sees the 404 page on an unknown address, and not the login', async () => {
  window.history.replaceState(null, '', '/no-existe');
  fakeServer({ 'GET /api/auth/user': () => new Refusal(401) });
  render(<App queries={createQueryClient()} />);
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver al Inicio' }).getAttribute('href')).toBe('/');
});

test('every screen of the list has a route with its code, and there is no other route', () => {
  const sources = import.meta.glob<{ default: string }>(
    ['./app.tsx', './student-app.tsx', './staff-app.tsx', './page-code.ts'],
    {
      query: '?raw',
      eager: true,
    },
  );
  const source = Object.values(sources)
    .map((one) => one.default)
    .join('');
  for (const { name } of screens) {
    if (name !== 'preview') expect(source).toMatch(new RegExp(`paths(\\.${name}|\\['${name}'\\])`));
  }
  expect(source).not.toMatch(/<Route path="/);
});

test('every screen but the start page and those that anyone sees needs a session, and no other address does', () => {
  const addresses = screens.map(({ path }) => path.replace(':id', '0192').replace('*', 'topic/0192'));
  for (const path of addresses) {
    expect({ path, needsSession: needsSession(path) }).toEqual({
      path,
      needsSession: !['/', '/verificar', '/privacidad', '/terminos', '/ayuda', '/cuenta-borrada'].includes(path),
    });
  }
  for (const path of ['/no-existe', '/topic', '/exams/1/2', '/administrar', '/review/all']) {
    expect({ path, needsSession: needsSession(path) }).toEqual({ path, needsSession: false });
  }
});
