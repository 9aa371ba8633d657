import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { createMercadoPago } from './mercado-pago.ts';
import { type CheckoutRequest, ProviderRefusal, ProviderUnavailable } from './port.ts';
import { goodBehaviour } from './simulator/behaviour.ts';
import { type Simulator, startSimulator } from './simulator/start-simulator.ts';

const accessToken = 'TEST-token';
const now = new Date();
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ port: 0, host: '127.0.0.1', accessToken, webhookSecret: 'secret of the test' });
});
beforeEach(() => void Object.assign(simulator.behaviour, goodBehaviour(), { copies: 0 }));
afterAll(() => simulator.close());

const provider = (timeoutMs = 5_000) => createMercadoPago({ accessToken, apiUrl: simulator.url, timeoutMs });
const aCheckout = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  paymentId: newId(),
  title: 'Premium 1 Mes',
  amount: 6_000,
  currency: 'CLP',
  expiresAt: new Date(now.getTime() + 60_000),
  returnUrl: 'http://localhost:3000/compra/x',
  notificationUrl: 'http://localhost:3000/api/payments/webhook',
  ...changes,
});

/** As the buyer does on the page of the checkout. */
const pay = (checkoutUrl: string, outcome: string) =>
  fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
const operate = (id: string, status: string) =>
  fetch(`${simulator.url}/operador/pagos/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ status }),
    redirect: 'manual',
  });

describe('a checkout', () => {
  test('is the same for the same purchase, and another one for another purchase', async () => {
    const request = aCheckout();
    const { checkoutUrl } = await provider().startCheckout(request);
    expect(await provider().startCheckout(request)).toEqual({ checkoutUrl });
    expect((await provider().startCheckout(aCheckout())).checkoutUrl).not.toBe(checkoutUrl);
  });

  test.each(['approved', 'pending', 'rejected'])(
    'that ends as %s is found by its purchase and by its id',
    async (outcome) => {
      const request = aCheckout();
      const { checkoutUrl } = await provider().startCheckout(request);
      const reply = await pay(checkoutUrl, outcome);
      const back = new URL(reply.headers.get('location') ?? '');
      expect(back.pathname).toBe('/compra/x');
      expect(Object.fromEntries(back.searchParams)).toMatchObject({
        status: outcome,
        external_reference: request.paymentId,
      });
      const found = await provider().findPayments(request.paymentId);
      expect(found).toMatchObject([
        {
          status: outcome,
          amount: 6_000,
          currency: 'CLP',
          paymentId: request.paymentId,
          id: back.searchParams.get('payment_id'),
        },
      ]);
      expect(await provider().getPayment(found[0]?.id ?? '')).toEqual(found[0]);
    },
  );

  test('that the buyer leaves sends the browser back without a payment, in the words of Mercado Pago', async () => {
    const request = aCheckout();
    const { checkoutUrl } = await provider().startCheckout(request);
    const link = /<a href="([^"]+)">Volver sin pagar/.exec(await (await fetch(checkoutUrl)).text())?.[1];
    const back = new URL(link?.replaceAll('&amp;', '&') ?? '');
    expect(back.pathname).toBe('/compra/x');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      payment_id: 'null',
      status: 'null',
      external_reference: request.paymentId,
    });
    expect(await provider().findPayments(request.paymentId)).toEqual([]);
  });

  test('cannot be paid after its time', async () => {
    const { checkoutUrl } = await provider().startCheckout(aCheckout({ expiresAt: new Date(now.getTime() - 1) }));
    expect((await fetch(checkoutUrl)).status).toBe(410);
    expect((await pay(checkoutUrl, 'approved')).status).toBe(410);
  });
});

const paid = async () => {
  const request = aCheckout();
  await pay((await provider().startCheckout(request)).checkoutUrl, 'approved');
  const [{ id } = { id: '' }] = await provider().findPayments(request.paymentId);
  return { id, paymentId: request.paymentId };
};

test.each([
  ['refunded', 'refunded'],
  ['charged_back', 'charged-back'],
])('an approved payment that the operator changes to %s is read as %s', async (action, status) => {
  const { id } = await paid();
  expect((await operate(id, action)).status).toBe(303);
  expect(await provider().getPayment(id)).toMatchObject({ status });
  expect((await operate(id, 'approved')).status).toBe(409);
});

test('a chargeback that the shop wins is read as approved, and one that it loses stays a chargeback', async () => {
  const [won, lost] = [await paid(), await paid()];
  for (const { id } of [won, lost]) await operate(id, 'charged_back');
  await operate(won.id, 'reimbursed');
  await operate(lost.id, 'settled');
  expect(await provider().getPayment(won.id)).toMatchObject({ status: 'approved', reason: 'reimbursed' });
  expect(await provider().getPayment(lost.id)).toMatchObject({ status: 'charged-back', reason: 'settled' });
});

test('a partial refund is read with its amount, and the time of the approval stays', async () => {
  const { id } = await paid();
  const before = await provider().getPayment(id);
  expect(before).toMatchObject({ refundedAmount: 0, approvedAt: before?.updatedAt });
  await operate(id, 'partially_refunded');
  const after = await provider().getPayment(id);
  expect(after).toMatchObject({ status: 'approved', refundedAmount: 3_000, approvedAt: before?.approvedAt });
  expect(after?.updatedAt).not.toBe(before?.updatedAt);
});

test('a checkout is sent with its price, its time, its addresses, and a wish for signed notices only', async () => {
  let sent = '';
  const server = createServer((request, response) => {
    request.on('data', (part) => {
      sent += part;
    });
    request.on('end', () => response.writeHead(201).end(JSON.stringify({ init_point: 'https://pagos.ejemplo.cl' })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const request = aCheckout({ returnUrl: 'https://matraz.cl/compra/x' });
  await createMercadoPago({ accessToken, apiUrl: `http://127.0.0.1:${port}` }).startCheckout(request);
  server.close();
  const address = request.returnUrl;
  expect(JSON.parse(sent)).toMatchObject({
    items: [{ quantity: 1, unit_price: 6_000, currency_id: 'CLP' }],
    external_reference: request.paymentId,
    back_urls: { success: address, pending: address, failure: address },
    auto_return: 'approved',
    expires: true,
    expiration_date_to: request.expiresAt.toISOString(),
    notification_url: 'http://localhost:3000/api/payments/webhook?source_news=webhooks',
  });
});

test('payments that changed are read in pages, the oldest first', async () => {
  const since = new Date();
  for (let count = 0; count < 51; count++)
    await pay((await provider().startCheckout(aCheckout())).checkoutUrl, 'approved');
  const times: string[] = [];
  for await (const { updatedAt } of provider().changedSince(since)) times.push(updatedAt);
  expect(times).toHaveLength(51);
  expect(times).toEqual([...times].sort());
});

test('a payment that does not exist is not found', async () => {
  expect(await provider().getPayment('1')).toBeUndefined();
  expect(await provider().findPayments(newId())).toEqual([]);
});

test('the account of the credentials is one of Chile', async () => {
  expect(await provider().account()).toEqual({ id: '1', site: 'MLC' });
});

describe('a provider that fails', () => {
  test('is named as unavailable when it answers 503', async () => {
    simulator.behaviour.isDown = true;
    await expect(provider().startCheckout(aCheckout())).rejects.toThrow(ProviderUnavailable);
    await expect(provider().getPayment('1')).rejects.toThrow(ProviderUnavailable);
  });
  test('is named as unavailable when it answers 429', async () => {
    simulator.behaviour.isLimited = true;
    await expect(provider().getPayment('1')).rejects.toThrow(ProviderUnavailable);
  });
  test('is read later when its search lags, and by the id at once', async () => {
    simulator.behaviour.searchLagMs = 600_000;
    const request = aCheckout();
    const reply = await pay((await provider().startCheckout(request)).checkoutUrl, 'approved');
    const id = new URL(reply.headers.get('location') ?? '').searchParams.get('payment_id') ?? '';
    expect(await provider().findPayments(request.paymentId)).toEqual([]);
    expect(await provider().getPayment(id)).toMatchObject({ status: 'approved' });
    simulator.behaviour.searchLagMs = 0;
    expect(await provider().findPayments(request.paymentId)).toMatchObject([{ id }]);
  });
  test('is named as unavailable when nothing listens', async () => {
    const away = createMercadoPago({ accessToken, apiUrl: 'http://127.0.0.1:9' });
    await expect(away.getPayment('1')).rejects.toThrow(ProviderUnavailable);
  });
  test('is not waited for longer than its time', async () => {
    simulator.behaviour.delayMs = 60_000;
    await expect(provider(50).getPayment('1')).rejects.toThrow(ProviderUnavailable);
  });
  test('that never ends its reply is not waited for', async () => {
    const server = createServer((_, response) => response.writeHead(200).write('{"id":'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const slow = createMercadoPago({ accessToken, apiUrl: `http://127.0.0.1:${port}`, timeoutMs: 50 });
    await expect(slow.getPayment('1')).rejects.toThrow(ProviderUnavailable);
    server.closeAllConnections();
    server.close();
  });
  test('that answers with something else than a payment is named as unavailable', async () => {
    const server = createServer((_, response) => response.writeHead(200).end('<html>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const broken = createMercadoPago({ accessToken, apiUrl: `http://127.0.0.1:${port}` });
    await expect(broken.getPayment('1')).rejects.toThrow(ProviderUnavailable);
    await expect(broken.findPayments(newId())).rejects.toThrow(ProviderUnavailable);
    server.close();
  });
  test('refuses wrong credentials', async () => {
    const wrong = createMercadoPago({ accessToken: 'wrong', apiUrl: simulator.url });
    await expect(wrong.startCheckout(aCheckout())).rejects.toThrow(new ProviderRefusal(401, undefined));
  });
});
