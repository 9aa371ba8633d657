import type { ChosenAttempt } from '@matraz/contracts/exams/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/net/api.ts';

export const classResultsKey = (classId: string, examId: string) => ['class', classId, 'exam', examId];

export const classResults = (classId: string, examId: string, attempt: ChosenAttempt) =>
  queryOptions({
    queryKey: [...classResultsKey(classId, examId), attempt],
    queryFn: () => call('getClassExamResults', { params: { id: classId, examId }, query: { attempt } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const examPaper = (examId: string, version: number | undefined) =>
  queryOptions({
    queryKey: ['exam', examId, 'paper', version],
    queryFn: () => call('getExamPaper', { params: { id: examId }, query: version === undefined ? {} : { version } }),
    staleTime: 0,
  });

export const studentAttempt = (attemptId: string) =>
  queryOptions({
    queryKey: ['class', 'attempt', attemptId],
    queryFn: () => call('getStudentAttempt', { params: { id: attemptId } }),
    staleTime: 0,
  });

export const seenAttempt = (attemptId: string) =>
  queryOptions({
    queryKey: ['class', 'attempt', attemptId, 'seen'],
    queryFn: () => call('getSeenAttempt', { params: { id: attemptId } }),
  });
