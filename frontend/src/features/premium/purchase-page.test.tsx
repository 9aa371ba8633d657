import type { Payment } from '@matraz/contracts/premium/http';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { antonia } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../shared/testing/server.ts';
import PurchasePage from './purchase-page.tsx';
import { approved, inDays, unpaid } from './testing.ts';

const { id } = approved;

const openAt = (path: string, ...payments: (Payment | Refusal)[]) => {
  const sent = fakeServer({
    [`GET /api/payments/${id}`]: () => (payments.length > 1 ? payments.shift() : payments[0]),
    'GET /api/auth/user': () => antonia,
    'POST /api/create-payment': () => ({ init_point: 'https://pagos.ejemplo.cl/checkout/2', paymentId: 'p2' }),
  });
  const view = renderFor(<PurchasePage paymentId={id} />, { path });
  return { ...view, sent };
};
/** @param payments the server's replies; the last one repeats */
const open = (...payments: (Payment | Refusal)[]) => openAt(`/compra/${id}?status=approved`, ...payments);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('an approved purchase shows the days, the receipt and the way to study', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open(approved);
  expect(await heading('¡Listo! Tu Premium está activo')).toBeTruthy();
  expect(screen.getByText('90 días')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir a estudiar' }).getAttribute('href')).toBe('/');
  const receipt = screen.getByRole('region', { name: 'Comprobante de compra' });
  for (const text of ['Antonia Rojas', 'Matraz Premium, 3 Meses (90 días)', '$15.000 CLP', '1300000001', id])
    expect(receipt.textContent).toContain(text);
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});

test('days that were bought during Premium begin later', async () => {
  open({ ...approved, premiumStartsAt: inDays(20), premiumExpiresAt: inDays(110) });
  await heading('¡Listo! Tu Premium está activo');
  expect(screen.getByText(/después de los que ya tenías/)).toBeTruthy();
});

test.each<[Payment['status'], string]>([
  ['started', 'Estamos confirmando tu pago'],
  ['pending', 'Tu pago está pendiente'],
  ['approved', 'Pago aprobado'],
  ['rejected', 'El pago fue rechazado'],
  ['refunded', 'Te devolvimos el dinero'],
  ['mismatched', 'Tu pago está en revisión'],
  ['expired', 'El plazo para pagar terminó'],
])('%s is told from the server, whatever the address says', async (status, title) => {
  open(unpaid(status));
  expect(await heading(title)).toBeTruthy();
});

test('a student who leaves the checkout without paying does not wait for a payment', async () => {
  openAt(`/compra/${id}?payment_id=null&status=null`, unpaid('started'));
  expect(await heading('Esta compra todavía no tiene un pago')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver los planes' }).getAttribute('href')).toBe('/pricing');
});

test('a payment that another window made is told after a return without paying', async () => {
  openAt(`/compra/${id}?payment_id=null&status=null`, approved);
  expect(await heading('¡Listo! Tu Premium está activo')).toBeTruthy();
});

test('the days of an old purchase are over', async () => {
  open({ ...approved, premiumExpiresAt: inDays(-1) });
  expect(await heading('Compra terminada')).toBeTruthy();
});

test('the page changes by itself when the confirmation arrives, and the user is read again', async () => {
  const { queries, sent } = open(unpaid('started'), approved);
  await heading('Estamos confirmando tu pago');
  await queries.invalidateQueries({ queryKey: ['payments'] }); // what the update stream does
  await heading('¡Listo! Tu Premium está activo');
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/auth/user')).toBe(true));
});

test('without the update stream the page asks again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    open(unpaid('started'), approved);
    await heading('Estamos confirmando tu pago');
    await vi.advanceTimersByTimeAsync(5_000);
    await heading('¡Listo! Tu Premium está activo');
  } finally {
    vi.useRealTimers();
  }
});

test('a purchase that is not found yet appears by itself, without the update stream', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    open(new Refusal(404), approved);
    await heading('Compra no encontrada');
    await vi.advanceTimersByTimeAsync(5_000);
    await heading('¡Listo! Tu Premium está activo');
  } finally {
    vi.useRealTimers();
  }
});

test('Premium that an administrator revoked is not told to be active', async () => {
  const revokedAt = inDays(-0.005);
  open({ ...approved, premiumExpiresAt: revokedAt, premiumRevokedAt: revokedAt });
  await heading('Premium desactivado');
  expect(screen.getByText(/Un administrador desactivó el Premium de esta cuenta/)).toBeTruthy();
  const receipt = screen.getByRole('region', { name: 'Comprobante de compra' });
  expect(receipt.textContent).toContain('Premium desactivado');
});

test('the receipt has the date of the payment, not of the checkout', async () => {
  open({ ...approved, startedAt: '2026-03-01T12:00:00.000Z', approvedAt: '2026-03-04T15:00:00.000Z' });
  const receipt = await screen.findByRole('region', { name: 'Comprobante de compra' });
  expect(receipt.textContent).toMatch(/Fecha de pago4 de marzo de 2026/);
  expect(receipt.textContent).not.toContain('1 de marzo de 2026');
});

test('after a rejection the same plan can be bought again', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const { sent } = open(unpaid('rejected'));
  fireEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo con 3 Meses' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pagos.ejemplo.cl/checkout/2'));
  expect(sent.at(-1)?.body).toMatchObject({ planId: 'quarterly' });
});

test('a purchase that does not exist', async () => {
  open(new Refusal(404));
  expect(await heading('Compra no encontrada')).toBeTruthy();
});

test('a failure can be tried again', async () => {
  open(new Refusal(500), approved);
  fireEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  expect(await heading('¡Listo! Tu Premium está activo')).toBeTruthy();
});
