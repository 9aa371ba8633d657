import type { ReadModelChange, UpdateMessage } from '@matraz/contracts/updates';
import { afterFirstRead, askFromReadPosition } from './read-position.ts';

/** Milliseconds. The browser reconnects by itself, but not after an error reply, for example from a server that restarts. */
const REOPEN_AFTER = 5_000;

interface Listener {
  /** @param isReported the stream reports what changed since the first read of this page. Else this is unknown. */
  onOpen(isReported: boolean): void;
  onLost(isRefused: boolean): void;
  onChanged(changed: readonly ReadModelChange[]): void;
  /** A read that was on its way when the stream opened is older than what the stream reports. */
  onOlderReply(): void;
}

/** The stream of changes on the server. It opens after the first read of the page. */
export const openUpdateStream = ({ onOpen, onLost, onChanged, onOlderReply }: Listener) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    const from = askFromReadPosition(onOlderReply);
    source = new EventSource(from === null ? '/api/updates' : `/api/updates?since=${from}`);
    let isReported = from !== null;
    source.onopen = () => {
      onOpen(isReported);
      isReported = false;
    };
    source.onerror = () => {
      const isRefused = source?.readyState === EventSource.CLOSED;
      if (isRefused) timer = setTimeout(open, REOPEN_AFTER);
      onLost(isRefused);
    };
    source.addEventListener('changed', ({ data }: MessageEvent<string>) =>
      onChanged((JSON.parse(data) as UpdateMessage).changed),
    );
  };
  const cancel = afterFirstRead(open);
  return {
    isOpen: () => source !== undefined && source.readyState === source.OPEN,
    close() {
      cancel();
      clearTimeout(timer);
      source?.close();
    },
  };
};
