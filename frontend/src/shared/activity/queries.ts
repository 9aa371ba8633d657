import { queryOptions } from '@tanstack/react-query';
import { call } from '../net/api.ts';

/** The last twelve weeks until today, in Chile's calendar. */
export const activity = queryOptions({ queryKey: ['activity'], queryFn: () => call('getActivity', { query: {} }) });
