import type { Handle } from '@matraz/application/command-handler';
import type { Position } from '@matraz/infra/event-store/port';
import type { ApiDeps } from '../deps.ts';

/** Longest that a reply waits for the read models; then it goes out with `x-projection-lag: pending`. */
const PATIENCE_MS = 2_000;

/** The command handler of one request, which remembers the last position it wrote. */
export const ownWrites = ({ handle, waiter }: Pick<ApiDeps, 'handle' | 'waiter'>) => {
  let last: Position | null = null;
  const remembering: Handle = async (decider, stream, command, context) => {
    const handled = await handle(decider, stream, command, context);
    if (handled.position !== null && (last === null || handled.position > last)) last = handled.position;
    return handled;
  };
  return {
    handle: remembering,
    /** Whether everything written is readable now. */
    readable: async (): Promise<boolean> => last === null || (await waiter.waitFor(last, PATIENCE_MS)),
  };
};
