import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, reasonOf } from '../../../shared/api-error.ts';
import { isSessionOver } from '../../../shared/session.ts';
import { type ToastMessage, toast } from '../../../shared/toast.ts';
import { examDetail, examList } from '../queries.ts';

/** Reads the list of exams again, and this exam with its questions and figures. */
export const refreshExam = (queries: QueryClient, examId: string | undefined) => {
  const stale = [examList.queryKey, ...(examId === undefined ? [] : [examDetail(examId).queryKey])];
  return Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
};

/** The server's own explanation, with the first invalid field. */
const textOf = (error: Error): string => {
  const detail = reasonOf(error);
  if (detail === undefined) return 'El servidor no respondió. Inténtalo de nuevo.';
  const [first] = (error instanceof ApiError && error.problem.errors) || [];
  return first ? `${detail}: ${placeOf(first.path)}${first.message}` : detail;
};

/** @param path 'questions.3.options' is a field of the fourth question of a bulk load */
const placeOf = (path: string) => {
  const [, index] = /questions[./](\d+)/.exec(path) ?? [];
  return index === undefined ? '' : `pregunta ${Number(index) + 1}, `;
};

export const toastFailure = (error: Error, title: string) => {
  if (isSessionOver(error)) return; // the page already goes to the login
  toast({ tone: 'destructive', title, description: textOf(error) });
};

interface Settings<Input, Reply> {
  send: (input: Input) => Promise<Reply>;
  /** @returns undefined when the exam is not known */
  examIdOf: (reply: Reply | undefined) => string | undefined;
  successToast: (reply: Reply, input: Input) => Omit<ToastMessage, 'tone'>;
  failureTitle: string;
  /** Called also when the component is no longer shown. */
  onSuccess?: (reply: Reply) => void;
}

/** A write of an administrator, one at a time. It shows a message about the result and refreshes the exam. */
export const useAdminMutation = <Input, Reply>({
  send,
  examIdOf,
  successToast,
  failureTitle,
  onSuccess,
}: Settings<Input, Reply>) => {
  const queries = useQueryClient();
  // `isPending` is one render late; this ref blocks a double click.
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (reply, input) => {
      toast({ tone: 'good', ...successToast(reply, input) });
      onSuccess?.(reply);
    },
    onError: (error) => toastFailure(error, failureTitle),
    onSettled: (reply) => {
      isRunning.current = false;
      void refreshExam(queries, examIdOf(reply));
    },
  });
  const mutate: typeof mutation.mutate = (...input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...input);
  };
  return { mutate, isPending: mutation.isPending, data: mutation.data };
};
