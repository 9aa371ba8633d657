import { useSyncExternalStore } from 'react';

/** Waits between the tries of a write that got no reply, in milliseconds: about 15 s in all. */
const waits = [500, 1_000, 2_000, 4_000, 8_000];
/** Between tries while the device itself says that it has no network; it may be wrong. */
const WHILE_OFFLINE = 8_000;
/** For how long in all a server that is busy is asked again, and how soon at the earliest, in milliseconds. */
const BUSY_FOR = 15_000;
const SOONEST = 500;

let resending = 0;
const listeners = new Set<() => void>();
const count = (change: 1 | -1) => {
  resending += change;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether some write got no reply, or is to come again, and is being tried again. */
export const useIsResending = () => useSyncExternalStore(subscribe, () => resending > 0);

/** Until the wait is over, the network is back, or it is given up, whichever is first. */
const pause = (milliseconds: number, until?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      until?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    until?.addEventListener('abort', done);
  });

type Outcome = { reply: Response } | { failure: unknown };

const attempt = (send: () => Promise<Response>): Promise<Outcome> =>
  send().then(
    (reply) => ({ reply }),
    (failure: unknown) => ({ failure }),
  );

/** Milliseconds after which a busy server wants to be asked again; null: its reply stands. */
const comeAgainAfter = ({ status, headers }: Response): number | null => {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return status === 503 && seconds >= 0 ? Math.max(seconds * 1_000, SOONEST) : null;
};

const isSettled = (outcome: Outcome) => 'reply' in outcome && comeAgainAfter(outcome.reply) === null;

const resend = async (send: () => Promise<Response>, first: Outcome, until?: AbortSignal): Promise<Outcome> => {
  let outcome = first;
  let tries = 0;
  let busyFor = 0;
  while (!isSettled(outcome) && !until?.aborted) {
    let wait: number | undefined;
    if ('reply' in outcome) {
      wait = comeAgainAfter(outcome.reply) ?? 0;
      busyFor += wait;
      if (busyFor > BUSY_FOR) return outcome;
    } else wait = navigator.onLine ? waits[tries++] : WHILE_OFFLINE;
    if (wait === undefined) return outcome;
    await pause(wait, until);
    if (!until?.aborted) outcome = await attempt(send);
  }
  return outcome;
};

/**
 * Sends until some reply comes, whatever it says: a refusal is a reply and is never repeated. Only 503 with Retry-After
 * is none: it says that nothing was done and when to come again. Without a network it waits for as long as that takes.
 * The request must carry an idempotency key, because a lost reply may belong to a request that was carried out.
 * @param until gives it up: whether the server got it, nobody knows then
 * @throws TypeError of the last try when there is a network and none of the tries got a reply, or it was given up
 */
export const sendUntilAnswered = async (send: () => Promise<Response>, until?: AbortSignal): Promise<Response> => {
  let outcome = await attempt(send);
  if (!isSettled(outcome)) {
    count(1);
    outcome = await resend(send, outcome, until).finally(() => count(-1));
  }
  if ('failure' in outcome) throw outcome.failure;
  return outcome.reply;
};
