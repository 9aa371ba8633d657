import { StoreUnavailable } from '../port.ts';

export interface Silence {
  /** Fires when the call has waited long enough. */
  signal: AbortSignal;
  /** Whether no call got an answer. Then the connection is of no use any more. */
  isOfServer(): boolean;
  /** The server spoke to this call: the patience begins anew. */
  heard(): void;
  end(): void;
}

/** The patience is counted in so many ticks: a process that stalls does not take its own silence for the server's. */
const ticks = 8;
/** A server that answers other calls is busy and not silent: a call waits so many times longer. */
const patienceWithBusy = 5;

/**
 * Watches over one call.
 *
 * @param words how much the server has said so far, to this call or another
 */
export const createSilence = (patienceMs: number, words: () => number = () => 0): Silence => {
  const silence = new AbortController();
  let before = words();
  let ofServer = 0;
  let ofCall = 0;
  const timer = setInterval(() => {
    ofCall += 1;
    ofServer = words() === before ? ofServer + 1 : 0;
    before = words();
    if (ofServer >= ticks || ofCall >= ticks * patienceWithBusy) {
      clearInterval(timer);
      silence.abort(new StoreUnavailable(`no answer within ${(patienceMs / ticks) * ofCall} ms`));
    }
  }, patienceMs / ticks);
  return {
    signal: silence.signal,
    isOfServer: () => ofServer >= ticks,
    heard() {
      ofServer = 0;
      ofCall = 0;
    },
    end: () => clearInterval(timer),
  };
};
