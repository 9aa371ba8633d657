import type { Changed } from '@matraz/contracts/updates';

type Pair = Changed['changed'][number];

/**
 * Gathers what changes within a short while into one message: a bulk load of 200 questions is a handful of messages.
 *
 * @param send gets every pair once
 */
export const coalesce = (send: (message: Changed) => void, delayMs: number) => {
  let waiting = new Map<string, Pair>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    const pairs = [...waiting.values()];
    waiting = new Map();
    send({ changed: pairs });
  };
  return {
    add(pairs: readonly Pair[]): void {
      for (const pair of pairs) waiting.set(pair.join('/'), pair);
      if (waiting.size > 0) timer ??= setTimeout(flush, delayMs);
    },
    stop: () => clearTimeout(timer),
  };
};
