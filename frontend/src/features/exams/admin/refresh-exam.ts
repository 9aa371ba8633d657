import type { QueryClient } from '@tanstack/react-query';
import { examDetail, examList } from '../queries.ts';

/** Reads the list of exams again, and this exam with its questions and figures. */
export const refreshExam = (queries: QueryClient, examId: string | undefined) => {
  const stale = [examList.queryKey, ...(examId === undefined ? [] : [examDetail(examId).queryKey])];
  return Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
};
