import { queryOptions } from '@tanstack/react-query';
import { call } from '../net/api.ts';

/** The student's reports, the newest first. They change when an administrator answers, so they are read again each time. */
export const ownReports = queryOptions({
  queryKey: ['own-reports'],
  queryFn: () => call('listOwnReports'),
  staleTime: 0,
});
