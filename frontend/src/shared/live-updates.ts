import type { UpdateMessage } from '@matraz/contracts/updates';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** A page nobody looks at gives its connection back after this long: browsers allow six per site over HTTP/1.1. */
const HIDDEN_FOR = 60_000;
/** The browser reconnects by itself, but gives up when it is answered with an error, as by a server that restarts. */
const REOPEN_AFTER = 5_000;

/** Refetches exactly the read models that the server names. After a gap nobody knows what changed: all of them. */
const listen = (queries: QueryClient) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gap = false;

  const open = () => {
    source = new EventSource('/api/updates');
    source.onopen = () => {
      if (gap) void queries.invalidateQueries();
      gap = false;
    };
    source.onerror = () => {
      gap = true;
      if (source?.readyState !== EventSource.CLOSED) return;
      // It was answered with an error. If the session is over, asking who is logged in tells.
      void queries.invalidateQueries({ queryKey: ['user'] });
      timer = setTimeout(open, REOPEN_AFTER);
    };
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      const { changed } = JSON.parse(data) as UpdateMessage;
      for (const queryKey of changed) void queries.invalidateQueries({ queryKey });
    });
  };
  const close = () => {
    clearTimeout(timer);
    source?.close();
    gap = true;
  };
  open();
  return { open, close };
};

/** Keeps what is on the screen true while something changes elsewhere: in another tab, on another device. */
export const useLiveUpdates = () => {
  const queries = useQueryClient();
  useEffect(() => {
    const updates = listen(queries);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let paused = false;
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.hidden) {
        timer = setTimeout(() => {
          paused = true;
          updates.close();
        }, HIDDEN_FOR);
      } else if (paused) {
        paused = false;
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
