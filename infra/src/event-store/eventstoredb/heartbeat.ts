import { StoreUnavailable } from '../port.ts';

export interface Heartbeat {
  /** Fires when the call has waited too long. */
  signal: AbortSignal;
  /** Whether no call got an answer. Then the connection is dead. */
  isServerSilent(): boolean;
  /** The server answered this call: the timeout starts again. */
  beat(): void;
  stop(): void;
}

/** The timeout is counted in ticks, so a process that stalls does not mistake its own pause for a silent server. */
const ticks = 8;
/** A server that answers other calls is busy, not dead: a call waits this many times longer. */
const busyFactor = 5;

/**
 * Watches one call.
 *
 * @param answers how many answers the server has given so far, to any call
 */
export const createHeartbeat = (timeoutMs: number, answers: () => number = () => 0): Heartbeat => {
  const timeout = new AbortController();
  let before = answers();
  let serverTicks = 0;
  let callTicks = 0;
  const timer = setInterval(() => {
    callTicks += 1;
    serverTicks = answers() === before ? serverTicks + 1 : 0;
    before = answers();
    if (serverTicks >= ticks || callTicks >= ticks * busyFactor) {
      clearInterval(timer);
      timeout.abort(new StoreUnavailable(`no answer within ${(timeoutMs / ticks) * callTicks} ms`));
    }
  }, timeoutMs / ticks);
  return {
    signal: timeout.signal,
    isServerSilent: () => serverTicks >= ticks,
    beat() {
      serverTicks = 0;
      callTicks = 0;
    },
    stop: () => clearInterval(timer),
  };
};
