/** Something to sleep on until it rings. A ring while nobody sleeps is kept for the next sleeper. */
export interface Wake {
  ring(): void;
  /** Forgets earlier rings: call it before looking, so that what comes during the look still counts. */
  reset(): void;
  /** Until a ring, `ms` milliseconds or the signal, whichever is first. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const createWake = (): Wake => {
  let rung = false;
  let awaken = () => {};
  return {
    ring() {
      rung = true;
      awaken();
    },
    reset() {
      rung = false;
    },
    sleep(ms, signal) {
      if (rung || signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        awaken = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', awaken);
          resolve();
        };
        const timer = setTimeout(awaken, ms);
        signal.addEventListener('abort', awaken);
      });
    },
  };
};
