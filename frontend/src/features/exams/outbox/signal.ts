/** One sleeper that can be woken. A wake while nobody sleeps is not lost. */
export const createSignal = (end: AbortSignal) => {
  let isDue = false;
  let sleeper: (() => void) | null = null;
  const wake = () => {
    isDue = true;
    sleeper?.();
  };
  end.addEventListener('abort', wake);
  return {
    wake,
    /** Until woken, or for at most this many milliseconds. */
    next: (milliseconds?: number) =>
      new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          isDue = false;
          sleeper = null;
          resolve();
        };
        const timer = milliseconds === undefined ? undefined : setTimeout(done, milliseconds);
        sleeper = done;
        if (isDue || end.aborted) done();
      }),
  };
};
