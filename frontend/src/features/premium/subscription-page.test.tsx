import type { Payment } from '@matraz/contracts/premium/http';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../shared/testing/server.ts';
import SubscriptionPage from './subscription-page.tsx';
import { approved, inDays, unpaid } from './testing.ts';

const admin = { ...antonia, isAdmin: true };
const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
const premium = { isPremium: true, premiumExpiresAt: nextYear };
const path = 'POST /api/admin/toggle-premium';
const payments = (canBuy: boolean, ...list: Payment[]) => ({
  'GET /api/payments': () => ({ canBuy, hasVideos: false, payments: list }),
});

test('without a payment provider a free student sees that subscriptions are in development, and no test control', async () => {
  fakeServer(payments(false));
  renderFor(<SubscriptionPage />);
  expect(screen.getByRole('heading', { name: 'Plan gratuito' })).toBeTruthy();
  expect(await screen.findByText(/aún no está disponible: las suscripciones están en desarrollo/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ver planes y precios' })).toBeNull();
  expect(screen.queryByText('Control de prueba')).toBeNull();
});

test.each([
  ['a free student', antonia, 'Ver planes y precios'],
  ['a Premium student', { ...antonia, ...premium }, 'Sumar más días'],
  ['an administrator', admin, 'Ver planes y precios'],
])('%s finds the plans', async (_, user, name) => {
  fakeServer(payments(true));
  renderFor(<SubscriptionPage />, { user });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/pricing');
  expect(await screen.findByText('Todavía no has comprado Premium.')).toBeTruthy();
  expect(screen.queryByText(/en desarrollo/)).toBeNull();
});

test.each([
  [true, ['Todas las lecciones', 'Todas las preguntas', 'Todos los videos']],
  [false, ['Todas las lecciones', 'Todas las preguntas']],
])('Premium includes videos only where there are videos (%s)', async (hasVideos, benefits) => {
  fakeServer({ 'GET /api/payments': () => ({ canBuy: true, hasVideos, payments: [] }) });
  renderFor(<SubscriptionPage />);
  await screen.findByText('Todavía no has comprado Premium.');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(benefits);
});

test('a student finds the receipts of the own purchases', async () => {
  fakeServer(payments(true, { ...unpaid('rejected'), id: 'p2', planId: 'monthly', amount: 6_000, days: 30 }, approved));
  renderFor(<SubscriptionPage />);
  const rows = within(await screen.findByRole('region', { name: 'Tus compras' })).findAllByRole('link');
  expect((await rows).map((row) => [row.getAttribute('href'), row.textContent])).toEqual([
    ['/compra/p2', expect.stringMatching(/^1 MesRechazada\$6\.000 · 30 días .*Ver detalle$/)],
    [`/compra/${approved.id}`, expect.stringMatching(/^3 MesesPagada\$15\.000 · 90 días .*Ver comprobante$/)],
  ]);
});

test('purchases that cannot be loaded can be asked for again', async () => {
  const replies: unknown[] = [new Refusal(500)];
  fakeServer({
    'GET /api/payments': () => replies.shift() ?? { canBuy: true, hasVideos: false, payments: [approved] },
  });
  renderFor(<SubscriptionPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('link', { name: /Ver comprobante/ })).toBeTruthy();
});

test('a Premium student sees the last day', () => {
  renderFor(<SubscriptionPage />, { user: { ...antonia, ...premium } });
  expect(screen.getByRole('heading', { name: 'Premium activo' })).toBeTruthy();
  expect(screen.getByText(/quedan 365 días/)).toBeTruthy();
});

test('an administrator turns their own Premium on and off', async () => {
  let user = admin;
  const sent = fakeServer({
    [path]: () => {
      user = user.isPremium ? admin : { ...admin, ...premium };
      return user;
    },
  });
  renderFor(<SubscriptionPage />, { user: admin });
  fireEvent.click(screen.getByRole('button', { name: 'Activar Premium' }));
  expect((await screen.findAllByText('Premium activado')).length).toBeGreaterThan(0);
  expect(await screen.findByRole('heading', { name: 'Premium activo' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Desactivar Premium' }));
  expect((await screen.findAllByText('Premium desactivado')).length).toBeGreaterThan(0);
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{}, {}]);
});

test.each([
  ['with paid days is warned that they get lost', approved, true],
  ['whose paid days are over is not warned', { ...approved, premiumExpiresAt: inDays(-1) }, false],
])('an administrator %s before turning Premium off', async (_, payment, isWarned) => {
  fakeServer(payments(true, payment));
  renderFor(<SubscriptionPage />, { user: { ...admin, ...premium } });
  await screen.findByRole('link', { name: /Ver comprobante/ });
  expect(screen.queryByText(/Tienes días comprados. Si desactivas Premium, se pierden/) !== null).toBe(isWarned);
});

test.each([
  ['', 'No se pudo cambiar el estado premium'],
  ['{"detail":"No tienes permiso"}', 'No tienes permiso'],
])('when the change fails, the reason is shown (%s)', async (body, text) => {
  fakeServer({ [path]: () => new Refusal(403, body) });
  renderFor(<SubscriptionPage />, { user: admin });
  fireEvent.click(screen.getByRole('button', { name: 'Activar Premium' }));
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});
