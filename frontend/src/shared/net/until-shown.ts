import { type QueryClient, type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';

/**
 * Reads a query before its page is rendered. Resolves when the page has something to show: data, also kept data, or a failure. One
 * render instead of three serves the goal of 1.0 s for warm pages.
 */
export const untilShown = <Data, Error, Shown, Key extends QueryKey>(
  queries: QueryClient,
  query: QueryObserverOptions<Data, Error, Shown, Data, Key>,
): Promise<void> =>
  new Promise((resolve) => {
    const observer = new QueryObserver(queries, query);
    const stop = observer.subscribe(({ isPending }) => {
      if (isPending) return;
      stop();
      resolve();
    });
    if (!observer.getCurrentResult().isPending) resolve();
  });
