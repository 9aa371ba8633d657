import { StoreUnavailable } from '../port.ts';

export interface Silence {
  signal: AbortSignal;
  /** The server spoke: the patience begins anew. */
  heard(): void;
  end(): void;
}

/** The patience is counted in so many ticks: a process that stalls does not take its own silence for the server's. */
const ticks = 8;

/** Fires after `patienceMs` without a word. */
export const createSilence = (patienceMs: number): Silence => {
  const silence = new AbortController();
  let passed = 0;
  const timer = setInterval(() => {
    passed += 1;
    if (passed >= ticks) silence.abort(new StoreUnavailable(`no answer within ${patienceMs} ms`));
  }, patienceMs / ticks);
  return {
    signal: silence.signal,
    heard() {
      passed = 0;
    },
    end: () => clearInterval(timer),
  };
};
