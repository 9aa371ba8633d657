/** A wait that `wake` ends early. A wake between two waits ends the next one. */
export const createPause = (closing: AbortSignal) => {
  let isDue = false;
  let endWait: (() => void) | null = null;
  const wake = () => {
    isDue = true;
    endWait?.();
  };
  closing.addEventListener('abort', wake);
  return {
    wake,
    /** Until woken, or for this long. */
    wait: (milliseconds?: number) =>
      new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          isDue = false;
          endWait = null;
          resolve();
        };
        const timer = milliseconds === undefined ? undefined : setTimeout(done, milliseconds);
        endWait = done;
        if (isDue || closing.aborted) done();
      }),
  };
};
