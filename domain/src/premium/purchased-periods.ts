/** A stretch of Premium that a payment bought. ISO 8601, the end is not part of it. */
export interface Period {
  providerPaymentId: string;
  startsAt: string;
  expiresAt: string;
}

interface Periods {
  grantedUntil: string | null;
  purchases: readonly Period[];
}

/** The latest of these times (ISO 8601); null when there is none. */
export const latest = (...times: (string | null)[]): string | null =>
  times.reduce((last, time) => (time !== null && (last === null || time > last) ? time : last), null);

/** @param first ISO 8601 */
const moveTo = (period: Period, first: string): Period => {
  const length = Date.parse(period.expiresAt) - Date.parse(period.startsAt);
  return { ...period, startsAt: first, expiresAt: new Date(Date.parse(first) + length).toISOString() };
};

/**
 * The purchases after the return of one. Its used part stays. Later periods move up without a gap, but never start
 * before the end of a grant that they followed.
 */
export const withoutPurchase = (
  { purchases, grantedUntil }: Periods,
  providerPaymentId: string,
  now: string,
): Period[] => {
  let free = now;
  const rest: Period[] = [];
  for (const period of purchases) {
    if (period.providerPaymentId === providerPaymentId) {
      if (period.startsAt < now) rest.push({ ...period, expiresAt: period.expiresAt < now ? period.expiresAt : now });
    } else if (period.startsAt <= now) {
      rest.push(period);
      free = latest(free, period.expiresAt) ?? free;
    } else {
      const earliest = latest(free, grantedUntil) ?? free;
      const moved = earliest < period.startsAt ? moveTo(period, earliest) : period;
      rest.push(moved);
      free = moved.expiresAt;
    }
  }
  return rest;
};

/**
 * The time that is left of the periods of a payment.
 *
 * @returns milliseconds; null when the payment has no period
 */
export const leftOf = (purchases: readonly Period[], providerPaymentId: string, now: string): number | null => {
  const own = purchases.filter((period) => period.providerPaymentId === providerPaymentId);
  if (own.length === 0) return null;
  const left = own.map(
    ({ startsAt, expiresAt }) => Date.parse(expiresAt) - Date.parse(startsAt > now ? startsAt : now),
  );
  return left.reduce((sum, ms) => sum + Math.max(0, ms), 0);
};

/** The end of Premium with these periods; null when it is over. */
export const endOf = ({ grantedUntil, purchases }: Periods, now: string): string | null => {
  const end = latest(grantedUntil, ...purchases.map(({ expiresAt }) => expiresAt));
  return end !== null && end > now ? end : null;
};

/** Periods keep their place in `purchases`, so that a payment is still known after its Premium was revoked. */
export const cutAt = (end: string, purchases: readonly Period[]): Period[] =>
  purchases.map((period) => ({
    ...period,
    startsAt: period.startsAt < end ? period.startsAt : end,
    expiresAt: period.expiresAt < end ? period.expiresAt : end,
  }));
