import type { ReadModelChange, UpdateMessage } from '@matraz/contracts/updates';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterFirstRead, askFromReadPosition } from './read-position.ts';

/** A hidden page closes its stream after this many milliseconds: HTTP/1.1 allows six connections per site. */
const CLOSE_HIDDEN_AFTER = 60_000;
/** Milliseconds. The browser reconnects by itself, but not after an error reply, for example from a server that restarts. */
const REOPEN_AFTER = 5_000;

let source: EventSource | undefined;

/** Messages of the stream are counted from 1. */
let messages = 0;
/** The last message that named a change, by the change's query key. */
const lastMessage = new Map<string, number>();

/** Whether the server can reach this page now. */
export const isStreamOpen = () => source !== undefined && source.readyState === source.OPEN;

export const messageCount = () => messages;

/** Whether a message after the given one named the change. */
export const wasNamedAfter = (message: number, [model, id]: ReadModelChange): boolean =>
  [[model], [model, id]].some((key) => (lastMessage.get(key.join('/')) ?? 0) > message);

const listen = (queries: QueryClient) => {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    const readAgain = () => void queries.invalidateQueries();
    const from = askFromReadPosition(readAgain);
    source = new EventSource(from === null ? '/api/updates' : `/api/updates?since=${from}`);
    // The stream reports what changed since the first read. Else this is unknown, and everything is read again.
    let isReported = from !== null;
    source.onopen = () => {
      if (!isReported) readAgain();
      isReported = false;
    };
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      // An error reply closed the stream. The session may be over: reading the user shows it.
      void queries.invalidateQueries({ queryKey: ['user'] });
      timer = setTimeout(open, REOPEN_AFTER);
    };
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      const { changed } = JSON.parse(data) as UpdateMessage;
      messages += 1;
      for (const queryKey of changed) {
        lastMessage.set(queryKey.join('/'), messages);
        void queries.invalidateQueries({ queryKey });
      }
    });
  };
  const close = () => {
    cancel();
    clearTimeout(timer);
    source?.close();
  };
  const cancel = afterFirstRead(open);
  return { open, close };
};

/** Reads again what changes on the server, in this tab, in another tab or on another device. */
export const useLiveUpdates = () => {
  const queries = useQueryClient();
  useEffect(() => {
    const updates = listen(queries);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPaused = false;
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.hidden) {
        timer = setTimeout(() => {
          isPaused = true;
          updates.close();
        }, CLOSE_HIDDEN_AFTER);
      } else if (isPaused) {
        isPaused = false;
        updates.open();
      }
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(timer);
      updates.close();
    };
  }, [queries]);
};
