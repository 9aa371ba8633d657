import type { ReadModelChange, UpdateMessage } from '@matraz/contracts/updates';

/**
 * Collects the changes of a short time into one message. A bulk load of 200 questions becomes a few messages.
 *
 * @param send gets every change once
 */
export const coalesce = (send: (message: UpdateMessage) => void, delayMs: number) => {
  let waiting = new Map<string, ReadModelChange>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    const changes = [...waiting.values()];
    waiting = new Map();
    send({ changed: changes });
  };
  return {
    add(changes: readonly ReadModelChange[]): void {
      for (const change of changes) waiting.set(change.join('/'), change);
      if (waiting.size > 0) timer ??= setTimeout(flush, delayMs);
    },
    stop: () => clearTimeout(timer),
  };
};
