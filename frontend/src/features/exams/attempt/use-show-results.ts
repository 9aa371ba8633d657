import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { withoutExtraEntry } from '../../../shared/page/leave-guard.ts';

/** Shows the results in the place of the exam, so that Back leads to the page before it. */
export const useShowResults = (attemptId: string) => {
  const [, navigate] = useLocation();
  return useCallback(
    () => withoutExtraEntry(() => navigate(`/exam-results/${attemptId}`, { replace: true })),
    [attemptId, navigate],
  );
};
