import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/net/api.ts';

export const userStats = queryOptions({ queryKey: ['stats'], queryFn: () => call('getUserStats') });

/** The last twelve weeks until today, in Chile's calendar. */
export const activity = queryOptions({ queryKey: ['activity'], queryFn: () => call('getActivity', { query: {} }) });
