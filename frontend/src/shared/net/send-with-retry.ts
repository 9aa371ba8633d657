import { useSyncExternalStore } from 'react';
import { NoReply } from './no-reply.ts';

/** All times are milliseconds. */
const DELAYS = [500, 1_000, 2_000, 4_000, 8_000];
/** The browser says that there is no network. It may be wrong, so the write is still sent now and then. */
const OFFLINE_DELAY = 8_000;
/** A busy server names the delay. The delays of one write add up to this at most. */
const BUSY_LIMIT = 15_000;
const BUSY_MIN_DELAY = 500;

let retrying = 0;
const listeners = new Set<() => void>();
const count = (change: 1 | -1) => {
  retrying += change;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether a write of this page is being retried. */
export const useIsRetrying = () => useSyncExternalStore(subscribe, () => retrying > 0);

/** Ends early when the network comes back or `signal` is aborted. */
const wait = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal?.addEventListener('abort', done);
  });

type Outcome = { reply: Response } | { failure: NoReply };

const attempt = (send: () => Promise<Response>): Promise<Outcome> =>
  send().then(
    (reply) => ({ reply }),
    (failure: unknown) => {
      if (failure instanceof NoReply) return { failure };
      throw failure;
    },
  );

/** The delay that a busy server asks for, in milliseconds; null for every other reply. */
export const busyDelay = ({ status, headers }: Response): number | null => {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return status === 503 && seconds >= 0 ? Math.max(seconds * 1_000, BUSY_MIN_DELAY) : null;
};

const isFinal = (outcome: Outcome, onlyBusy: boolean) =>
  'reply' in outcome ? busyDelay(outcome.reply) === null : onlyBusy;

const retry = async (
  send: () => Promise<Response>,
  first: Outcome,
  signal: AbortSignal | undefined,
  onlyBusy: boolean,
): Promise<Outcome> => {
  let outcome = first;
  let tries = 0;
  let busyFor = 0;
  while (!isFinal(outcome, onlyBusy) && !signal?.aborted) {
    let delay: number | undefined;
    if ('reply' in outcome) {
      delay = busyDelay(outcome.reply) ?? 0;
      busyFor += delay;
      if (busyFor > BUSY_LIMIT) return outcome;
    } else delay = navigator.onLine ? DELAYS[tries++] : OFFLINE_DELAY;
    if (delay === undefined) return outcome;
    await wait(delay, signal);
    if (!signal?.aborted) outcome = await attempt(send);
  }
  return outcome;
};

/**
 * Sends a write until a reply comes. A refusal is a reply and is not retried. A 503 with Retry-After is retried for 15 s.
 * Like a missing reply, a last 503 does not say whether the write was done: ask the server before showing a failure.
 * Without a network the retries go on until there is one.
 *
 * The request needs an idempotency key, because a request without a reply may have been carried out.
 *
 * @param signal stops the retries; the server may or may not have carried out the request
 * @param onlyBusy a missing reply is not retried: the caller keeps the write
 * @throws NoReply of the last try when no try got a reply
 */
export const sendWithRetry = async (
  send: () => Promise<Response>,
  signal?: AbortSignal,
  onlyBusy = false,
): Promise<Response> => {
  let outcome = await attempt(send);
  if (!isFinal(outcome, onlyBusy)) {
    count(1);
    outcome = await retry(send, outcome, signal, onlyBusy).finally(() => count(-1));
  }
  if ('failure' in outcome) throw outcome.failure;
  return outcome.reply;
};
