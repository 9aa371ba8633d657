import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../shared/testing/server.ts';
import { SecurityEvents } from './security-events.tsx';

const event = (number: number, more: object = {}) => ({
  id: `0193b1c2-7d5e-7000-8000-00000000000${number}`,
  kind: 'login',
  at: '2026-11-20T15:00:00.000Z',
  times: 1,
  source: { isThisBrowser: true, isThisAddress: true },
  by: 'self',
  ...more,
});
const show = (events: object[]) => {
  fakeServer({ 'GET /api/user/security-events': () => events });
  renderFor(<SecurityEvents />);
};

test.each([
  ['this browser', {}, 'este navegador'],
  [
    'this browser elsewhere',
    { source: { isThisBrowser: true, isThisAddress: false } },
    'un navegador como este, desde otra red',
  ],
  [
    'another browser here',
    { source: { isThisBrowser: false, isThisAddress: true } },
    'otro navegador, en esta misma red',
  ],
  [
    'another browser elsewhere',
    { source: { isThisBrowser: false, isThisAddress: false } },
    'otro navegador, desde otra red',
  ],
  ['an operator', { by: 'operator', source: null }, 'quien administra el servidor'],
])('the source %s is told in words', async (_, more, words) => {
  show([event(1, more)]);
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('Entraste a tu cuenta');
  expect(row.textContent?.endsWith(`· ${words}`)).toBe(true);
});

test('what happened more than once within a minute has its count', async () => {
  show([event(1, { kind: 'login-failed', times: 7 })]);
  expect((await screen.findByRole('listitem')).textContent).toContain('Alguien escribió mal la contraseña · 7 veces');
});

test('the first eight are shown, and the rest on demand', async () => {
  show([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => event(number)));
  expect(await screen.findAllByRole('listitem')).toHaveLength(8);
  fireEvent.click(screen.getByRole('button', { name: 'Ver todo' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
});

test('an empty list is told', async () => {
  show([]);
  expect(await screen.findByText('Todavía no hay nada que contar.')).toBeTruthy();
});

test('a failure offers to try again', async () => {
  fakeServer({ 'GET /api/user/security-events': () => new Refusal(503, 'unavailable') });
  renderFor(<SecurityEvents />);
  expect(await screen.findByRole('button', { name: /intentar|reintentar/i })).toBeTruthy();
});
