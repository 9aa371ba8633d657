import type { Payment } from '@matraz/contracts/premium/http';

const DAY = 86_400_000;
/** ISO 8601, from now. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

export const approved: Payment = {
  id: '01930000-0000-7000-8000-0000000000aa',
  planId: 'quarterly',
  amount: 15_000,
  currency: 'CLP',
  days: 90,
  status: 'approved',
  startedAt: inDays(-0.01),
  approvedAt: inDays(-0.01),
  updatedAt: inDays(-0.01),
  providerPaymentId: '1300000001',
  premiumStartsAt: inDays(-0.01),
  premiumExpiresAt: inDays(89.99),
  premiumRevokedAt: null,
};

/** The purchase before Premium is on. */
export const unpaid = (status: Payment['status']): Payment => ({
  ...approved,
  status,
  approvedAt: null,
  providerPaymentId: null,
  premiumStartsAt: null,
  premiumExpiresAt: null,
});
