import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openState } from './state.ts';

const folder = mkdtempSync(join(tmpdir(), 'matraz-simulator-state-'));
afterAll(() => rmSync(folder, { recursive: true }));

const payment = {
  preferenceId: 'preference',
  title: '1 Mes',
  status: 'approved',
  statusDetail: 'accredited',
  amount: 6_000,
  refundedAmount: 0,
  currency: 'CLP',
  externalReference: 'purchase',
  createdAt: '2026-03-01T12:00:00.000Z',
  approvedAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
} as const;

test('a payment is kept over a restart, with its number', () => {
  const file = join(folder, 'kept.json');
  const { id } = openState(file).addPayment(payment);
  expect(openState(file).payment(id)).toEqual({ id, ...payment });
});

test('a simulator that lost its payments, as after a restore, gives no number twice', () => {
  const lost = openState(join(folder, 'lost.json'));
  const restored = openState(join(folder, 'restored.json'));
  const ids = [lost, restored].flatMap((state) => Array.from({ length: 20 }, () => state.addPayment(payment).id));
  expect(new Set(ids).size).toBe(40);
  expect(ids.every(Number.isSafeInteger)).toBe(true);
});
