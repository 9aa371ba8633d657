import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createCommandHandler } from '@matraz/application/command-handler';
import { confirmNoticedPayment } from '@matraz/application/premium/confirm-payment';
import { startCheckout } from '@matraz/application/premium/start-checkout';
import { streamOf } from '@matraz/contracts/streams';
import { premium } from '@matraz/domain/premium/premium';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { newId } from '@matraz/infra/ids';
import { createMercadoPago } from '@matraz/infra/payments/mercado-pago';
import { isSigned } from '@matraz/infra/payments/notices';
import { type Simulator, startSimulator } from '@matraz/infra/payments/simulator/start-simulator';
import { removeConnectionFile, writeConnectionFile } from '@matraz/infra/processes/connection-file';
import { providerPayment } from '@matraz/infra/read-models/premium-tables';
import { createTableSql } from '@matraz/infra/read-models/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useOps } from '../testing/use-ops.ts';

const ops = useOps();
const accessToken = 'TEST-token';
const webhookSecret = 'a secret of the test';
let simulator: Simulator;
let webhook: Server;
let providerTime = new Date();
/** How the webhook answers: as the api, or as another site. */
let isApi = true;

beforeAll(async () => {
  simulator = await startSimulator({ port: 0, host: '127.0.0.1', accessToken, webhookSecret, now: () => providerTime });
  webhook = createServer((request, response) => {
    const notice = {
      dataId: new URL(request.url ?? '', 'http://localhost').searchParams.get('data.id') ?? '',
      requestId: String(request.headers['x-request-id']),
      signature: String(request.headers['x-signature']),
    };
    response.writeHead(!isApi || isSigned(notice, webhookSecret, new Date()) ? 200 : 401).end('{}');
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  isApi = true;
  providerTime = new Date();
  Object.assign(simulator.behaviour, { isDown: false, copies: 0 });
  vi.stubEnv('PUBLIC_URL', `http://127.0.0.1:${(webhook.address() as AddressInfo).port}`);
  vi.stubEnv('MERCADOPAGO_ACCESS_TOKEN', accessToken);
  vi.stubEnv('MERCADOPAGO_WEBHOOK_SECRET', webhookSecret);
  vi.stubEnv('MERCADOPAGO_API_URL', simulator.url);
});
afterAll(async () => {
  await simulator.close();
  webhook.close();
});

describe('payments check', () => {
  const findings = async () => {
    const code = await ops.run('payments', 'check');
    return { code, text: ops.written.stdout + ops.written.stderr };
  };

  test('says what is well, and that the address is not public', async () => {
    const { code, text } = await findings();
    expect(code).toBe(1);
    expect(text).toMatch(/bien {2}Credenciales/);
    expect(text).toMatch(/MAL {3}Dirección pública: PUBLIC_URL es http:\/\/127/);
    expect(text).toMatch(/bien {2}Webhook/);
  });
  test('names a wrong token', async () => {
    vi.stubEnv('MERCADOPAGO_ACCESS_TOKEN', 'wrong');
    expect((await findings()).text).toContain('rechazó MERCADOPAGO_ACCESS_TOKEN (respuesta 401)');
  });
  test('names a provider that is away', async () => {
    simulator.behaviour.isDown = true;
    expect((await findings()).text).toContain('no responde');
  });
  test('names a webhook with another secret', async () => {
    vi.stubEnv('MERCADOPAGO_WEBHOOK_SECRET', 'another secret of the test');
    expect((await findings()).text).toContain('usa otro MERCADOPAGO_WEBHOOK_SECRET');
  });
  test('names an address that takes any notice', async () => {
    isApi = false;
    expect((await findings()).text).toContain('aceptó un aviso mal firmado');
  });
  test('without credentials says which are missing', async () => {
    vi.stubEnv('MERCADOPAGO_ACCESS_TOKEN', '');
    expect((await findings()).text).toContain('No hay credenciales');
  });

  describe('with the demo that runs', () => {
    beforeEach(() => {
      for (const name of ['ACCESS_TOKEN', 'WEBHOOK_SECRET', 'API_URL']) vi.stubEnv(`MERCADOPAGO_${name}`, '');
      const publicUrl = process.env.PUBLIC_URL ?? '';
      vi.stubEnv('PUBLIC_URL', '');
      const payments = { accessToken, webhookSecret, apiUrl: simulator.url };
      writeConnectionFile(ops.folder, { databaseUrl: ops.database.url, publicUrl, payments });
    });
    afterEach(() => removeConnectionFile(ops.folder));

    test('tries the simulator, which needs no public address', async () => {
      const { code, text } = await findings();
      expect(text).toBe('bien  Simulador de la demo\nbien  Webhook\n');
      expect(code).toBe(0);
    });
    test('names a simulator that is away', async () => {
      simulator.behaviour.isDown = true;
      expect(await findings()).toMatchObject({ code: 1, text: expect.stringContaining('no responde') });
    });
  });
});

/** A purchase that was paid; `confirmed`: the platform knows it. */
const paid = async ({ confirmed, userId = newId() }: { confirmed: boolean; userId?: string }) => {
  const store = await openEventStore({ databaseUrl: ops.database.url });
  const handle = createCommandHandler({ store });
  const payments = createMercadoPago({ accessToken, apiUrl: simulator.url });
  const context = { correlationId: newId(), now: new Date() };
  const plan = { userId, planId: 'monthly', publicUrl: 'http://localhost:3000' } as const;
  const { checkoutUrl, paymentId } = await startCheckout({ handle, payments }, plan, context);
  const reply = await fetch(checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approved' }),
    redirect: 'manual',
  });
  const id = new URL(reply.headers.get('location') ?? '').searchParams.get('payment_id') ?? '';
  if (confirmed) await confirmNoticedPayment({ handle, payments }, id, context);
  await store.close();
  return { paymentId, id, userId };
};
/** What the provider's operator does, and the worker afterwards. */
const operate = async (id: string, status: string) => {
  await fetch(`${simulator.url}/operador/pagos/${id}`, { method: 'POST', body: new URLSearchParams({ status }) });
  const store = await openEventStore({ databaseUrl: ops.database.url });
  const payments = createMercadoPago({ accessToken, apiUrl: simulator.url });
  const context = { correlationId: newId(), now: new Date() };
  await confirmNoticedPayment({ handle: createCommandHandler({ store }), payments }, id, context);
  await store.close();
};
const audit = async (paymentId: string) => (await ops.json('audit', 'payment', paymentId)).reply.steps;

test('payments reconcile reports a payment that the log does not know, and names payments of other shops', async () => {
  providerTime = new Date(Date.now() - 20 * 60_000);
  await ops.database.pool.query(
    `create schema if not exists read; set search_path = read; ${createTableSql(providerPayment)}; reset search_path`,
  );
  const { paymentId, id } = await paid({ confirmed: false });
  const { code, reply } = await ops.json('payments', 'reconcile');
  expect(code).toBe(1);
  expect(reply.differences).toContainEqual(
    expect.objectContaining({ providerPaymentId: id, paymentId, provider: 'approved', recorded: null }),
  );
  expect(reply).toMatchObject({ others: [], abandoned: [] });
  const expiresAt = new Date(Date.now() + 60_000);
  const shoes = { paymentId: 'pedido 17', title: 'Zapatos', amount: 9_990, currency: 'CLP', expiresAt };
  const addresses = { returnUrl: 'http://localhost:3000', notificationUrl: 'http://localhost:3000' };
  const other = await createMercadoPago({ accessToken, apiUrl: simulator.url }).startCheckout({
    ...shoes,
    ...addresses,
  });
  await fetch(other.checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approved' }),
    redirect: 'manual',
  });
  await ops.database.pool.query(
    `insert into payments.notices (provider_payment_id, failures, due_at) values ('777', 60, 'infinity')`,
  );
  expect(await ops.run('payments', 'reconcile')).toBe(1);
  expect(ops.written.stdout).toContain('1 diferencia en 1 pago');
  expect(ops.written.stdout).toContain('1 pago de la cuenta no es de compras de esta plataforma');
  expect(ops.written.stdout).toContain('Avisos que no se pudieron atender, de los pagos 777');
});

test('audit payment tells the story of a purchase', async () => {
  const { paymentId, id } = await paid({ confirmed: true });
  expect(await ops.run('audit', 'payment', paymentId)).toBe(0);
  const lines = ops.written.stdout.trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Comenzó la compra: 1 Mes, 6.000 CLP, 30 días');
  expect(lines[1]).toContain(`Pago ${id} aprobado: 6.000 CLP`);
  expect(lines[2]).toContain('Premium desde');
  for (const line of lines) expect(line, 'Chilean time').toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} {2}[^Z]+$/);
  const page = join(ops.folder, 'compra.html');
  expect(await ops.run('audit', 'payment', paymentId, '--html', page)).toBe(0);
  expect(readFileSync(page, 'utf8')).toContain(`Pago ${id} aprobado: 6.000 CLP`);
  const { reply } = await ops.json('audit', 'payment', paymentId);
  expect(reply.steps).toMatchObject([
    { type: 'CheckoutStarted' },
    { type: 'PaymentApproved' },
    { type: 'PremiumPurchased' },
  ]);
});

test('audit payment tells that a later refund of another purchase moved the period', async () => {
  const first = await paid({ confirmed: true });
  const second = await paid({ confirmed: true, userId: first.userId });
  await operate(first.id, 'refunded');
  expect(await audit(second.paymentId)).toMatchObject([
    { type: 'CheckoutStarted' },
    { type: 'PaymentApproved' },
    { type: 'PremiumPurchased' },
    {
      type: 'PremiumRefunded',
      text: expect.stringContaining(`Se devolvió el pago ${first.id} de otra compra, y este Premium se movió: desde`),
    },
  ]);
  expect(await audit(first.paymentId)).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining('Terminó el Premium de este pago; sigue hasta') }),
  );
});

test('audit payment tells a revocation, a partial refund and a chargeback that the shop won', async () => {
  const { paymentId, id, userId } = await paid({ confirmed: true });
  await operate(id, 'partially_refunded');
  await operate(id, 'charged_back');
  await operate(id, 'reimbursed');
  const store = await openEventStore({ databaseUrl: ops.database.url });
  const now = new Date();
  const revoke = { type: 'RevokePremium', data: { userId }, now } as const;
  await createCommandHandler({ store })(premium, streamOf.premium(userId), revoke, { correlationId: newId(), now });
  await store.close();
  const told = [
    'Comenzó la compra',
    `Pago ${id} aprobado: 6.000 CLP`,
    'Premium desde',
    `Pago ${id}: se devolvieron 3.000 CLP de 6.000 CLP`,
    `Pago ${id} devuelto (contracargo)`,
    'Terminó el Premium de este pago; ya no queda Premium',
    `Pago ${id} aprobado: 6.000 CLP`,
    'La tienda ganó el contracargo: Premium otra vez',
    'Un administrador desactivó Premium',
  ];
  expect(await audit(paymentId)).toMatchObject(told.map((text) => ({ text: expect.stringContaining(text) })));
});

test('audit payment refuses an unknown purchase, and its help has an example', async () => {
  expect(await ops.run('audit', 'payment', newId())).toBe(1);
  expect(ops.written.stderr).toContain('El registro no tiene la compra');
  expect(await ops.run('audit', 'payment', '--help')).toBe(0);
  expect(ops.written.stdout).toContain('npm run ops -- audit payment');
});
