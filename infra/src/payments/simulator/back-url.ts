import type { StoredPayment, StoredPreference } from './state.ts';

/** Where the buyer's browser goes after the checkout. Mercado Pago also writes the word `null` when there is no payment. */
export const backUrl = (preference: StoredPreference, payment?: Pick<StoredPayment, 'id' | 'status'>): string => {
  const { success, pending, failure } = preference.backUrls;
  const url = new URL(payment?.status === 'approved' ? success : payment?.status === 'pending' ? pending : failure);
  for (const [name, value] of Object.entries({
    payment_id: String(payment?.id ?? null),
    status: String(payment?.status ?? null),
    external_reference: preference.externalReference,
    preference_id: preference.id,
  }))
    url.searchParams.set(name, value);
  return url.href;
};
