import type { HistoryKind } from '@matraz/contracts/history-http';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/net/api.ts';

/** The content whose history is shown. */
export interface Subject {
  kind: HistoryKind;
  id: string;
  /** For example 'Lección 2'. */
  name: string;
}

export const historyPages = (kind: HistoryKind, id: string) =>
  infiniteQueryOptions({
    queryKey: ['history', kind, id],
    queryFn: ({ pageParam }) =>
      call('getHistory', { params: { kind, id }, query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    // The update stream does not name histories.
    staleTime: 0,
  });

/** A version never changes. */
export const contentAtVersion = (kind: HistoryKind, id: string, version: number) =>
  queryOptions({
    queryKey: ['content-at-version', kind, id, version],
    queryFn: () => call('getContentAtVersion', { params: { kind, id, version } }),
    staleTime: 'static',
  });
