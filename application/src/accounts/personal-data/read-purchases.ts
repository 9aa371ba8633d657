import { streamOf } from '@matraz/contracts/streams';
import { loggedOf, mapSome, type ReadPart } from './part.ts';

interface PurchaseRow {
  id: string;
  plan_id: string;
  amount: number;
  currency: string;
  days: number;
  status: string;
  started_at: Date;
  provider_payment_id: string | null;
}

export const readPurchases: ReadPart<'purchases'> = async ({ pool, store }, userId) => {
  const { rows } = await pool.query<PurchaseRow>(
    `select id, plan_id, amount, currency, days, status, started_at, provider_payment_id
     from read.payment where user_id = $1 order by started_at, id`,
    [userId],
  );
  return mapSome(rows, async ({ id, plan_id, started_at, provider_payment_id, ...row }) => ({
    id,
    planId: plan_id,
    ...row,
    startedAt: started_at.toISOString(),
    providerPaymentId: provider_payment_id,
    history: (await store.readStream(streamOf.payment(id))).map(loggedOf),
  }));
};

export const readPremium: ReadPart<'premium'> = async ({ store }, userId) =>
  (await store.readStream(streamOf.premium(userId))).map(loggedOf);
