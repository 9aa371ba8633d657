import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { antonia } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer, NO_REPLY, Refusal } from '../../shared/testing/server.ts';
import PricingPage from './pricing-page.tsx';
import { inDays } from './testing.ts';

const checkout = 'https://pagos.ejemplo.cl/checkout/1';
const create = 'POST /api/create-payment';

const open = (
  answer: () => unknown = () => ({ init_point: checkout, paymentId: 'p1' }),
  { canBuy = true, hasVideos = true } = {},
) => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign, pathname: '/pricing', search: '' });
  const sent = fakeServer({ 'GET /api/payments': () => ({ canBuy, hasVideos, payments: [] }), [create]: answer });
  return { assign, sent: () => sent.filter(({ method }) => method === 'POST') };
};
const button = (name: string) => screen.getByRole('button', { name });

test('the three plans have their prices in Chilean pesos, days and savings', async () => {
  open();
  renderFor(<PricingPage />);
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(cards[0]).toMatch(/^1 Mes\$6\.00030 días/);
  expect(cards[1]).toMatch(/^Más popular3 Meses\$15\.00090 días.*Ahorra \$3,000 CLP/);
  expect(cards[2]).toMatch(/^5 Meses\$23\.500150 días.*Ahorra \$6,500 CLP/);
  expect(screen.getByRole('heading', { name: 'Preguntas frecuentes' })).toBeTruthy();
  const videos = await screen.findByRole('row', { name: /Videos/ });
  expect(
    within(videos)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['No', 'Todos']);
  expect(screen.getByText(/^Todas las lecciones, preguntas y videos\./)).toBeTruthy();
});

test('where no topic has a video, no video is promised', async () => {
  open(undefined, { canBuy: false, hasVideos: false });
  renderFor(<PricingPage />);
  await screen.findByText(/las suscripciones están en desarrollo/);
  expect(screen.getByText(/^Todas las lecciones y preguntas\./)).toBeTruthy();
  expect(screen.queryByText(/video/i)).toBeNull();
});

test.each([
  ['Comprar 1 Mes', 'monthly'],
  ['Comprar 3 Meses', 'quarterly'],
  ['Comprar 5 Meses', 'semester'],
  ['Comprar 3 Meses por $15.000', 'quarterly'],
])('%s starts the purchase of %s and goes to the checkout', async (name, planId) => {
  const { assign, sent } = open();
  renderFor(<PricingPage />);
  fireEvent.click(button(name));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(checkout));
  expect(sent()).toMatchObject([{ body: { planId, userId: antonia.id } }]);
  expect(sent()[0]?.headers['Idempotency-Key']).toBeTruthy();
  expect(screen.getAllByText('Abriendo el pago…').length).toBeGreaterThan(0);
});

test('a double click, also on another plan, starts one purchase', async () => {
  const { assign, sent } = open();
  renderFor(<PricingPage />);
  const [month, quarter] = [button('Comprar 1 Mes'), button('Comprar 3 Meses')];
  for (const one of [month, month, quarter]) fireEvent.click(one);
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(sent()).toHaveLength(1);
});

test('after a failure the student can try again, and it is the same purchase', async () => {
  const replies: unknown[] = [NO_REPLY, new Refusal(503), { init_point: checkout, paymentId: 'p1' }];
  const { assign, sent } = open(() => replies.shift());
  renderFor(<PricingPage />);
  for (const _ of [1, 2]) {
    fireEvent.click(button('Comprar 1 Mes'));
    expect((await screen.findAllByText('Error al crear el pago')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('No se pudo procesar el pago. Inténtalo nuevamente.').length).toBeGreaterThan(0);
    await screen.findByRole('button', { name: 'Comprar 1 Mes' });
  }
  fireEvent.click(button('Comprar 1 Mes'));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(new Set(sent().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});

test.each([
  ['was refused', new Refusal(409), 0],
  ['is more than an hour old', NO_REPLY, 61 * 60_000],
])('a try after one that %s is a new purchase', async (_, failure, waitMs) => {
  const replies: unknown[] = [failure, { init_point: checkout, paymentId: 'p2' }];
  const { assign, sent } = open(() => replies.shift());
  renderFor(<PricingPage />);
  fireEvent.click(button('Comprar 1 Mes'));
  await screen.findAllByText('Error al crear el pago');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + waitMs);
  fireEvent.click(await screen.findByRole('button', { name: 'Comprar 1 Mes' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(new Set(sent().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2);
});

test('a page that the Back button shows again can buy again', async () => {
  const { assign } = open();
  renderFor(<PricingPage />);
  fireEvent.click(button('Comprar 1 Mes'));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const shown = new Event('pageshow');
  Object.assign(shown, { persisted: true });
  fireEvent(window, shown);
  fireEvent.click(button('Comprar 5 Meses'));
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
});

test('without a session the student is told to log in', async () => {
  open(() => new Refusal(401));
  renderFor(<PricingPage />);
  fireEvent.click(button('Comprar 1 Mes'));
  expect((await screen.findAllByText('Inicia sesión')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Debes iniciar sesión para comprar Premium').length).toBeGreaterThan(0);
});

test('a Premium student sees that the days are added at the end', () => {
  open();
  renderFor(<PricingPage />, { user: { ...antonia, isPremium: true, premiumExpiresAt: inDays(9.5) } });
  expect(screen.getByText(/quedan 10 días.*los días se suman al final/)).toBeTruthy();
  expect(button('Comprar 3 Meses')).toBeTruthy();
});

test('without a payment provider nothing can be bought', async () => {
  open(undefined, { canBuy: false });
  renderFor(<PricingPage />);
  expect(await screen.findByText(/las suscripciones están en desarrollo/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Comprar/ })).toBeNull();
});
