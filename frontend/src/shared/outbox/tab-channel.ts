/** Connects the tabs that have the same outbox open. */
export const openTabChannel = <Message>(outbox: string, onMessage: (message: Message) => void) => {
  const channel = new BroadcastChannel(`matraz-outbox-${outbox}`);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  return {
    post: (message: Message) => channel.postMessage(message),
    /**
     * Runs `work` in one tab at a time; the next tab begins when this one ends.
     * A browser that has no locks may send the same answer from two tabs. The idempotency key makes that harmless.
     */
    runInOneTab: (work: () => Promise<void>, closing: AbortSignal): Promise<void> =>
      navigator.locks ? navigator.locks.request(channel.name, { signal: closing }, work) : work(),
    close: () => channel.close(),
  };
};
