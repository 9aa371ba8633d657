import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, reasonOf } from '../../../shared/api-error.ts';
import { isSessionOver } from '../../../shared/session.ts';
import { type ToastMessage, toast } from '../../../shared/toast.ts';
import { examDetail, examList } from '../queries.ts';

/** Reads the cards anew, and the exam with its questions and figures. */
export const refresh = (queries: QueryClient, examId: string | undefined) => {
  const stale = [examList.queryKey, ...(examId === undefined ? [] : [examDetail(examId).queryKey])];
  return Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
};

/** Why the server said no, in its own words. */
const wordsOf = (error: Error): string => {
  const detail = reasonOf(error);
  if (detail === undefined) return 'El servidor no respondió. Inténtalo de nuevo.';
  const [first] = (error instanceof ApiError && error.problem.errors) || [];
  return first ? `${detail}: ${placeOf(first.path)}${first.message}` : detail;
};

/** 'questions.3.options' is what the fourth one of a bulk load lacks. */
const placeOf = (path: string) => {
  const [, index] = /questions[./](\d+)/.exec(path) ?? [];
  return index === undefined ? '' : `pregunta ${Number(index) + 1}, `;
};

export const tellFailure = (error: Error, title: string) => {
  if (isSessionOver(error)) return; // on the way to the login
  toast({ tone: 'destructive', title, description: wordsOf(error) });
};

interface Write<Input, Reply> {
  send: (input: Input) => Promise<Reply>;
  /** Of which exam it is; undefined: of none that is known. */
  examOf: (reply: Reply | undefined) => string | undefined;
  done: (reply: Reply, input: Input) => Omit<ToastMessage, 'tone'>;
  failed: string;
  /** Also when the part that asked for it is not shown any more. */
  onDone?: (reply: Reply) => void;
}

/** A write of an administrator, one at a time: a message says how it went, and everything that shows it is read anew. */
export const useWrite = <Input, Reply>({ send, examOf, done, failed, onDone }: Write<Input, Reply>) => {
  const queries = useQueryClient();
  // Of itself: what React was told of a click comes to the page only after the next one may have come.
  const isUnderWay = useRef(false);
  const { mutate, isPending, data } = useMutation({
    mutationFn: send,
    onSuccess: (reply, input) => {
      toast({ tone: 'good', ...done(reply, input) });
      onDone?.(reply);
    },
    onError: (error) => tellFailure(error, failed),
    onSettled: (reply) => {
      isUnderWay.current = false;
      void refresh(queries, examOf(reply));
    },
  });
  const write: typeof mutate = (...input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(...input);
  };
  return { write, isPending, data };
};
