import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

export const userStats = queryOptions({ queryKey: ['stats'], queryFn: () => call('getUserStats') });

/** The last twelve weeks, to today by Chile's calendar. */
export const activity = queryOptions({ queryKey: ['activity'], queryFn: () => call('getActivity', { query: {} }) });
