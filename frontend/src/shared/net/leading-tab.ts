interface Tab {
  /** This tab leads from now on. @returns ends it */
  lead(): () => void;
  /** Called when another tab has stolen the lock. */
  onTakenOver(): void;
}

/**
 * One of the tabs that wait under the same name leads. When it leaves, is closed or crashes, the next one leads. Locks need https or
 * localhost, so elsewhere every tab leads.
 */
export const waitToLead = (name: string, { lead, onTakenOver }: Tab) => {
  let leave = () => {};
  const request = (isTakeOver: boolean) => {
    const left = new AbortController();
    const { signal } = left;
    let end = () => {};
    leave = () => {
      left.abort();
      end();
    };
    const hold = () =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        const stop = lead();
        end = () => {
          stop();
          resolve();
        };
      });
    navigator.locks.request(name, isTakeOver ? { steal: true } : { signal }, hold).catch((error: Error) => {
      if (signal.aborted) return;
      end();
      if (error.name === 'AbortError') onTakenOver();
      // The browser refuses locks, for example when it blocks site data.
      else end = lead();
    });
  };
  if (navigator.locks) request(false);
  else leave = lead();
  return {
    /** Steals the lock from a tab that the browser has frozen. */
    takeOver() {
      leave();
      request(true);
    },
    leave: () => leave(),
  };
};
