/** A sleep that a ring ends. A ring before the sleep ends the next sleep at once. */
export interface Wake {
  ring(): void;
  /** Forgets earlier rings. Call it before checking for work, so that a ring during the check still counts. */
  reset(): void;
  /** Ends with a ring, after `ms` milliseconds or with the signal. */
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
