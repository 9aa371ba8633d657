import type { AttemptReport } from '@matraz/contracts/exams/report-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/net/api.ts';
import { ApiError } from '../../../shared/net/api-error.ts';

/** Null: there is none, as in the preview of teachers. */
export const attemptReport = (attemptId: string) =>
  queryOptions({
    queryKey: ['attempt', attemptId, 'report'],
    queryFn: (): Promise<AttemptReport | null> =>
      call('getAttemptReport', { params: { id: attemptId } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
  });
