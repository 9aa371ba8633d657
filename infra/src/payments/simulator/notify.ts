import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../ids.ts';
import { sign } from '../notices.ts';
import type { Behaviour } from './behaviour.ts';
import type { StoredPayment, StoredPreference } from './state.ts';

/** Pauses before the later tries to deliver a notice, in milliseconds. */
const pausesMs = [1_000, 5_000, 30_000];
const timeoutMs = 22_000;

interface NotifyOptions {
  secret: string;
  behaviour: Behaviour;
  now: () => Date;
  signal: AbortSignal;
}

/** Tells the seller that a payment changed, as Mercado Pago's webhooks do: signed, and again until it is answered with 2xx. */
export const createNotifier = ({ secret, behaviour, now, signal }: NotifyOptions) => {
  const deliver = async (payment: StoredPayment, notificationUrl: string): Promise<void> => {
    const dataId = String(payment.id);
    const url = new URL(notificationUrl);
    url.searchParams.set('data.id', dataId);
    url.searchParams.set('type', 'payment');
    for (const pauseMs of [behaviour.noticeDelayMs, ...pausesMs]) {
      await delay(pauseMs, undefined, { signal });
      const requestId = newId();
      try {
        const reply = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-request-id': requestId,
            'x-signature': sign({ dataId, requestId }, secret, now()),
          },
          body: JSON.stringify({ action: 'payment.updated', type: 'payment', data: { id: dataId } }),
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        });
        if (reply.ok) return;
      } catch {
        // No reply: the next try follows.
      }
    }
  };
  return (payment: StoredPayment, { notificationUrl }: StoredPreference): void => {
    for (let copy = 0; copy < behaviour.copies; copy++) deliver(payment, notificationUrl).catch(() => {});
  };
};
