import type { MatrazEvent } from '@matraz/contracts/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { id, recorded } from '../testing/events.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels();
});
afterAll(() => models.close());

const day = (count: number) => new Date(Date.UTC(2026, 2, 1 + count)).toISOString();
const checkout = (name: string, userId: string): MatrazEvent => ({
  type: 'CheckoutStarted',
  data: {
    paymentId: id(name),
    userId,
    planId: 'monthly',
    amount: 6_000,
    currency: 'CLP',
    days: 30,
    startedAt: day(0),
    expiresAt: day(1),
  },
});
const onePayment = (name: string, userId: string, providerPaymentId = `mp ${name}`) => ({
  paymentId: id(name),
  userId,
  providerPaymentId,
  occurredAtProvider: day(0),
});
const approved = (name: string, userId: string): MatrazEvent => ({
  type: 'PaymentApproved',
  data: { ...onePayment(name, userId), amount: 6_000, currency: 'CLP', approvedAt: day(0) },
});
const purchased = (name: string, userId: string, from: number, to: number): MatrazEvent => ({
  type: 'PremiumPurchased',
  data: {
    userId,
    paymentId: id(name),
    providerPaymentId: `mp ${name}`,
    planId: 'monthly',
    startsAt: day(from),
    expiresAt: day(to),
  },
});
const rejected = (name: string, userId: string, providerPaymentId?: string): MatrazEvent => ({
  type: 'PaymentRejected',
  data: { ...onePayment(name, userId, providerPaymentId), reason: 'no_funds' },
});

const paymentsOf = (userId: string) =>
  models.rows(
    `select p.id, p.status, p.is_settled, p.provider_payment_id, b.premium_starts_at, b.premium_expires_at
    from payment p left join provider_payment b on b.id = p.provider_payment_id
    where p.user_id = '${userId}' order by b.premium_starts_at nulls last, p.id`,
  );
const premiumOf = (userId: string) =>
  models.rows(`select starts_at, expires_at from premium where user_id = '${userId}'`);

test('a purchase is settled when Premium is on, and a second one continues it', async () => {
  const ana = id('ana');
  const log = [checkout('a', ana), approved('a', ana)];
  await models.fill(recorded(log));
  expect(await paymentsOf(ana)).toMatchObject([{ status: 'approved', is_settled: false, premium_starts_at: null }]);
  log.push(
    purchased('a', ana, 0, 30),
    checkout('b', ana),
    approved('b', ana),
    purchased('b', ana, 30, 60),
    rejected('b', ana, 'a card that failed before'),
  );
  await models.fill(recorded(log));
  expect(await paymentsOf(ana)).toEqual([
    {
      id: id('a'),
      status: 'approved',
      is_settled: true,
      provider_payment_id: 'mp a',
      premium_starts_at: new Date(day(0)),
      premium_expires_at: new Date(day(30)),
    },
    {
      id: id('b'),
      status: 'approved',
      is_settled: true,
      provider_payment_id: 'mp b',
      premium_starts_at: new Date(day(30)),
      premium_expires_at: new Date(day(60)),
    },
  ]);
  expect(await premiumOf(ana)).toEqual([{ starts_at: new Date(day(0)), expires_at: new Date(day(60)) }]);

  const refund = { ...onePayment('a', ana), kind: 'refund' as const };
  log.push({ type: 'PaymentRefunded', data: refund });
  await models.fill(recorded(log));
  expect((await paymentsOf(ana))[0]).toMatchObject({ status: 'refunded', is_settled: false });
  const moved = [{ providerPaymentId: 'mp b', startsAt: day(3), expiresAt: day(33) }];
  log.push({
    type: 'PremiumRefunded',
    data: {
      userId: ana,
      paymentId: id('a'),
      providerPaymentId: 'mp a',
      refundedAt: day(3),
      expiresAt: day(33),
      moved,
      returns: 1,
    },
  });
  await models.fill(recorded(log));
  expect(await paymentsOf(ana)).toMatchObject([
    { status: 'refunded', is_settled: true, premium_expires_at: new Date(day(3)) },
    { status: 'approved', premium_starts_at: new Date(day(3)), premium_expires_at: new Date(day(33)) },
  ]);
  expect(await premiumOf(ana)).toMatchObject([{ expires_at: new Date(day(33)) }]);
});

test('the refund of the last purchase ends Premium', async () => {
  const beto = id('beto');
  const refunded = { userId: beto, paymentId: id('c'), providerPaymentId: 'mp c', refundedAt: day(3) };
  await models.fill(
    recorded([
      checkout('c', beto),
      approved('c', beto),
      purchased('c', beto, 0, 30),
      { type: 'PremiumRefunded', data: { ...refunded, expiresAt: null, moved: [], returns: 1 } },
    ]),
  );
  expect(await premiumOf(beto)).toEqual([]);
});

test('a checkout that nobody paid expires; a rejected one stays rejected', async () => {
  const carla = id('carla');
  const expired = (name: string): MatrazEvent => ({
    type: 'CheckoutExpired',
    data: { paymentId: id(name), userId: carla, expiredAt: day(1) },
  });
  await models.fill(
    recorded([
      checkout('d', carla),
      expired('d'),
      checkout('e', carla),
      rejected('e', carla),
      expired('e'),
      checkout('f', carla),
      { type: 'PaymentMismatched', data: { ...onePayment('f', carla), amount: 1, currency: 'CLP' } },
      checkout('g', carla),
      { type: 'PaymentPending', data: { ...onePayment('g', carla), reason: 'in_review' } },
    ]),
  );
  const rows = await paymentsOf(carla);
  const of = (name: string) => rows.find((row) => row.id === id(name));
  expect(of('d')).toMatchObject({ status: 'expired', is_settled: true });
  expect(of('e')).toMatchObject({ status: 'rejected', is_settled: true });
  expect(of('f')).toMatchObject({ status: 'mismatched', is_settled: true });
  expect(of('g')).toMatchObject({ status: 'pending', is_settled: false });
});

test('a checkout that was paid twice stays paid when one of the payments goes back', async () => {
  const dora = id('dora');
  const twice = (providerPaymentId: string): MatrazEvent => ({
    type: 'PaymentApproved',
    data: { ...onePayment('h', dora, providerPaymentId), amount: 6_000, currency: 'CLP', approvedAt: day(0) },
  });
  const refund = (providerPaymentId: string): MatrazEvent => ({
    type: 'PaymentRefunded',
    data: { ...onePayment('h', dora, providerPaymentId), kind: 'refund' },
  });
  const log = [checkout('h', dora), twice('first'), twice('second')];
  await models.fill(recorded([...log, refund('first')]));
  expect(await paymentsOf(dora)).toMatchObject([{ status: 'approved', provider_payment_id: 'second' }]);
  await models.fill(recorded([...log, refund('second')]));
  expect(await paymentsOf(dora)).toMatchObject([{ status: 'approved', provider_payment_id: 'first' }]);
  await models.fill(recorded([...log, refund('first')]));
  expect(await models.rows('select id, status from provider_payment order by id')).toEqual([
    { id: 'first', status: 'refunded' },
    { id: 'second', status: 'approved' },
  ]);
  await models.fill(recorded([...log, refund('first'), refund('second')]));
  expect(await paymentsOf(dora)).toMatchObject([{ status: 'refunded' }]);
});

test('a pending payment is shown, although another card was rejected', async () => {
  const elsa = id('elsa');
  const pending: MatrazEvent = {
    type: 'PaymentPending',
    data: { ...onePayment('i', elsa, 'first'), reason: 'review' },
  };
  await models.fill(recorded([checkout('i', elsa), pending, rejected('i', elsa, 'second')]));
  expect(await paymentsOf(elsa)).toMatchObject([{ status: 'pending', is_settled: false }]);
});

test('a period that had not begun is empty after its refund', async () => {
  const fran = id('fran');
  const refunded = { userId: fran, paymentId: id('j'), providerPaymentId: 'mp j', refundedAt: day(3), moved: [] };
  await models.fill(
    recorded([
      checkout('j', fran),
      approved('j', fran),
      purchased('j', fran, 30, 60),
      { type: 'PaymentRefunded', data: { ...onePayment('j', fran), kind: 'refund' } },
      { type: 'PremiumRefunded', data: { ...refunded, expiresAt: day(30), returns: 1 } },
    ]),
  );
  expect(await paymentsOf(fran)).toMatchObject([
    {
      status: 'refunded',
      is_settled: true,
      premium_starts_at: new Date(day(30)),
      premium_expires_at: new Date(day(30)),
    },
  ]);
});

const revocation = (userId: string, at: string): MatrazEvent => ({
  type: 'PremiumRevoked',
  data: { userId, revokedAt: at },
});
const periodsOf = (...names: string[]) =>
  models.rows(
    `select id, premium_starts_at, premium_expires_at, premium_revoked_at from provider_payment
    where id in (${names.map((name) => `'mp ${name}'`)}) order by id`,
  );

test('an administrator who revokes Premium ends the periods that have not ended, and a grant does not bring them back', async () => {
  const gina = id('gina');
  const time = (count: number) => new Date(day(count));
  await models.fill(
    recorded([
      ...[checkout('k', gina), approved('k', gina), purchased('k', gina, -40, -10)],
      ...[checkout('l', gina), approved('l', gina), purchased('l', gina, 0, 30)],
      ...[checkout('m', gina), approved('m', gina), purchased('m', gina, 30, 60)],
      revocation(gina, day(3)),
      { type: 'PremiumGranted', data: { userId: gina, startsAt: day(4), expiresAt: day(34) } },
      revocation(gina, day(5)),
    ]),
  );
  expect(await periodsOf('k', 'l', 'm')).toEqual([
    { id: 'mp k', premium_starts_at: time(-40), premium_expires_at: time(-10), premium_revoked_at: null },
    { id: 'mp l', premium_starts_at: time(0), premium_expires_at: time(3), premium_revoked_at: time(3) },
    { id: 'mp m', premium_starts_at: time(30), premium_expires_at: time(30), premium_revoked_at: time(3) },
  ]);
});

test('a chargeback that the shop won gives the rest back, and the payment is approved and settled again', async () => {
  const [waiting, hilda, late] = [id('waiting'), id('hilda'), id('late')];
  const wonBy = (name: string, userId: string): MatrazEvent[] => [
    ...[checkout(name, userId), approved(name, userId), purchased(name, userId, 0, 30)],
    { type: 'PaymentRefunded', data: { ...onePayment(name, userId), kind: 'chargeback' } },
    {
      type: 'PremiumRefunded',
      data: {
        userId,
        paymentId: id(name),
        providerPaymentId: `mp ${name}`,
        refundedAt: day(3),
        expiresAt: null,
        moved: [],
        returns: 1,
      },
    },
    approved(name, userId),
  ];
  const restored = (name: string, userId: string, from: number, to: number): MatrazEvent => ({
    type: 'PremiumRestored',
    data: {
      userId,
      paymentId: id(name),
      providerPaymentId: `mp ${name}`,
      startsAt: day(from),
      expiresAt: day(to),
    },
  });
  await models.fill(
    recorded([
      ...wonBy('p', waiting),
      ...[...wonBy('n', hilda), restored('n', hilda, 50, 77)],
      ...[...wonBy('q', late), restored('q', late, 50, 50)],
    ]),
  );
  expect(await paymentsOf(waiting)).toMatchObject([{ status: 'approved', is_settled: false }]);
  expect(await paymentsOf(hilda)).toMatchObject([
    {
      status: 'approved',
      is_settled: true,
      premium_starts_at: new Date(day(50)),
      premium_expires_at: new Date(day(77)),
    },
  ]);
  expect(await premiumOf(hilda)).toEqual([{ starts_at: new Date(day(50)), expires_at: new Date(day(77)) }]);
  // Nothing was left: the period that was used stays as it was.
  expect(await paymentsOf(late)).toMatchObject([{ is_settled: true, premium_expires_at: new Date(day(3)) }]);
});

test('the time of the approval is the first one', async () => {
  const ines = id('ines');
  const later: MatrazEvent = {
    type: 'PaymentApproved',
    data: { ...onePayment('o', ines), amount: 6_000, currency: 'CLP', approvedAt: day(9) },
  };
  await models.fill(recorded([checkout('o', ines), approved('o', ines), later]));
  expect(await models.rows(`select approved_at from provider_payment where id = 'mp o'`)).toEqual([
    { approved_at: new Date(day(0)) },
  ]);
});
