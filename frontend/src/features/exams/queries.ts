import type { ExamDetail } from '@matraz/contracts/exams/http';
import { ownChanges } from '@matraz/contracts/own-changes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../shared/net/api.ts';
import { ApiError } from '../../shared/net/api-error.ts';
import { refreshAfterWrite } from '../../shared/net/refresh-after-write.ts';
import { toast } from '../../shared/page/toast.ts';

export const examList = queryOptions({ queryKey: ['exams'], queryFn: () => call('listExams') });

/** The student's own attempts, newest first. */
export const attemptList = queryOptions({ queryKey: ['attempts'], queryFn: () => call('listExamAttempts') });

/** Our server says that there is none. A 404 without a code comes from a filter, or from a proxy during a release. */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && error.status === 404 && error.problem.code !== undefined;

/** Null when there is no such exam, or students may not see it. */
export const examDetail = (examId: string) =>
  queryOptions({
    queryKey: ['exam', examId],
    queryFn: (): Promise<ExamDetail | null> =>
      call('getExam', { params: { id: examId } }).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
  });

export const examFigures = (examId: string) =>
  queryOptions({
    queryKey: ['exam', examId, 'stats'],
    queryFn: () => call('getExamStats', { params: { id: examId } }),
  });

/**
 * Starts an exam, or continues the open attempt, and goes to its page. The clock runs from the start, so a start that waits for the
 * network ends when the student leaves the page.
 */
export const useStartExam = (examId: string) => {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const page = new AbortController();
    leaving.current = page;
    return () => page.abort();
  }, []);
  return useMutation({
    /** @param accessWord what the student typed, when her class asks for it */
    mutationFn: (accessWord?: string) =>
      call('startExam', {
        params: { id: examId },
        body: accessWord === undefined ? undefined : { accessWord },
        signal: leaving.current?.signal,
      }),
    onSuccess: ({ id }) => {
      refreshAfterWrite(queries, ownChanges.ExamAttemptStarted());
      toast({
        tone: 'good',
        title: 'Ensayo iniciado',
        description: '¡Mucho éxito! Lee con calma y confía en lo que sabes.',
      });
      navigate(`/exam-attempt/${id}`);
    },
    onError: (error) => {
      if (leaving.current?.signal.aborted) {
        // The server may have received it: then the lists show the attempt.
        refreshAfterWrite(queries, ownChanges.ExamAttemptStarted());
        return;
      }
      const { status, problem } = error instanceof ApiError ? error : {};
      const isEmpty = problem?.code === 'exam_without_questions';
      // The assignment of a class may refuse the start. The server says why.
      const refusal = isEmpty ? 'No hay preguntas disponibles' : (status === 403 || status === 409) && problem?.detail;
      toast({ tone: 'destructive', title: refusal || 'No se pudo iniciar el ensayo. Inténtalo de nuevo.' });
      refreshAfterWrite(queries, [['classes']]);
    },
  });
};
