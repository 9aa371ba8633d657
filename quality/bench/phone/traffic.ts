import { setTimeout as delay } from 'node:timers/promises';
import type { DevTools } from './devtools.ts';

/** What went over the network. What the browser had in a cache does not count. */
export interface Traffic {
  requests: number;
  /** With headers. */
  bytes: number;
  urls: string[];
}

interface Seen {
  url: string;
  bytes: number;
  isOver: boolean;
  isCached: boolean;
}

/** The network is quiet after this many milliseconds without a message. The page loads its last part 3 s after the first ones. */
const QUIET_MS = 4_000;

/** Requests of the page and of its service worker. */
export const watchTraffic = (devTools: DevTools) => {
  let seen = new Map<string, Seen>();
  let changedAt = performance.now();
  const change = (requestId: unknown, sessionId: string | undefined, update: (one: Seen) => void) => {
    const one = seen.get(`${sessionId} ${requestId}`);
    if (!one) return;
    changedAt = performance.now();
    update(one);
  };
  devTools.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }, sessionId) => {
    const { url } = request as { url: string };
    if (!url.startsWith('http')) return;
    changedAt = performance.now();
    const key = `${sessionId} ${requestId}`;
    if (redirectResponse) {
      const { encodedDataLength } = redirectResponse as { encodedDataLength: number };
      const before = seen.get(key);
      if (before) seen.set(`${key} ${seen.size}`, { ...before, bytes: encodedDataLength, isOver: true });
    }
    seen.set(key, { url, bytes: 0, isOver: false, isCached: false });
  });
  devTools.on('Network.requestServedFromCache', ({ requestId }, sessionId) =>
    change(requestId, sessionId, (one) => {
      one.isCached = true;
    }),
  );
  devTools.on('Network.responseReceived', ({ requestId, response, type }, sessionId) =>
    change(requestId, sessionId, (one) => {
      const reply = response as { fromDiskCache?: boolean; fromServiceWorker?: boolean; encodedDataLength: number };
      if (reply.fromDiskCache || reply.fromServiceWorker) one.isCached = true;
      one.bytes = reply.encodedDataLength;
      // The update stream never ends.
      if (type === 'EventSource') one.isOver = true;
    }),
  );
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }, sessionId) =>
    change(requestId, sessionId, (one) => {
      one.bytes = encodedDataLength as number;
      one.isOver = true;
    }),
  );
  devTools.on('Network.loadingFailed', ({ requestId }, sessionId) =>
    change(requestId, sessionId, (one) => {
      one.isOver = true;
    }),
  );
  return {
    reset: () => {
      seen = new Map();
      changedAt = performance.now();
    },
    untilQuiet: async () => {
      const isBusy = () => [...seen.values()].some(({ isOver }) => !isOver);
      while (performance.now() - changedAt < QUIET_MS || (isBusy() && performance.now() - changedAt < 5 * QUIET_MS)) {
        await delay(50);
      }
    },
    total: (): Traffic => {
      const sent = [...seen.values()].filter(({ isCached }) => !isCached);
      const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
      return { requests: sent.length, bytes, urls: sent.map(({ url, bytes }) => `${bytes} ${url}`) };
    },
  };
};
