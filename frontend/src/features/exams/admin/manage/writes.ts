import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../../shared/api.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { isSessionOver } from '../../../../shared/session.ts';
import { toast } from '../../../../shared/toast.ts';
import { examDetail, examList } from '../../queries.ts';
import type { QuestionBody } from './draft.ts';

/** Reads anew the exam with its questions and figures, and the cards. */
export const refresh = (queries: QueryClient, examId: string) =>
  Promise.all([examDetail(examId), examList].map(({ queryKey }) => queries.invalidateQueries({ queryKey })));

/** Why the server said no, in its own words. */
const wordsOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return 'El servidor no respondió. Inténtalo de nuevo.';
  const { detail, errors = [] } = error.problem;
  const [first] = errors;
  return first ? `${detail}: ${placeOf(first.path)}${first.message}` : detail;
};

/** 'questions.3.options' is what the fourth one of a bulk load lacks. */
const placeOf = (path: string) => {
  const [, index] = /questions[./](\d+)/.exec(path) ?? [];
  return index === undefined ? '' : `pregunta ${Number(index) + 1}, `;
};

interface Write<Variables, Reply> {
  examId: string;
  send: (variables: Variables) => Promise<Reply>;
  done: (reply: Reply) => string;
  failed: string;
  /** Also when the part that asked for it is not shown any more. */
  onDone?: () => void;
}

/** A change of an exam's questions: told when it is done and when not, and everything that shows them is read anew. */
const useWrite = <Variables, Reply>({ examId, send, done, failed, onDone }: Write<Variables, Reply>) => {
  const queries = useQueryClient();
  const isUnderWay = useRef(false);
  const { mutate, ...mutation } = useMutation({
    mutationFn: send,
    onSuccess: (reply) => {
      toast({ tone: 'good', title: done(reply) });
      onDone?.();
    },
    onError: (error) => {
      if (isSessionOver(error)) return; // on the way to the login
      toast({ tone: 'destructive', title: failed, description: wordsOf(error) });
    },
    onSettled: () => {
      isUnderWay.current = false;
      void refresh(queries, examId);
    },
  });
  return {
    ...mutation,
    /** A second press comes before the button is disabled; it sends nothing. */
    mutate: (variables: Variables) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(variables);
    },
  };
};

interface Keyed<Body> {
  body: Body;
  idempotencyKey: string;
}

/** No place is sent: the server puts it after the last one, whoever else is adding questions now. */
export const useCreateQuestion = (examId: string, onDone: () => void) =>
  useWrite({
    examId,
    onDone,
    send: ({ body, idempotencyKey }: Keyed<QuestionBody>) =>
      call('createExamQuestion', { params: { id: examId }, body: { ...body, examId }, idempotencyKey }),
    done: () => 'Pregunta creada exitosamente',
    failed: 'Error al crear pregunta',
  });

export const useCreateQuestions = (examId: string, onDone: () => void) =>
  useWrite({
    examId,
    onDone,
    send: ({ body, idempotencyKey }: Keyed<QuestionBody[]>) =>
      call('createExamQuestions', { params: { id: examId }, body: { questions: body }, idempotencyKey }),
    done: ({ created }) => `${created} preguntas creadas exitosamente`,
    failed: 'Error al cargar preguntas',
  });

export const useUpdateQuestion = (examId: string, onDone: () => void) =>
  useWrite({
    examId,
    onDone,
    send: ({ id, body }: { id: string; body: QuestionBody }) =>
      call('updateExamQuestion', { params: { id }, body: { ...body, examId } }),
    done: () => 'Pregunta actualizada exitosamente',
    failed: 'Error al actualizar pregunta',
  });

export const useDeleteQuestion = (examId: string, onDone: () => void) =>
  useWrite({
    examId,
    onDone,
    send: (id: string) => call('deleteExamQuestion', { params: { id } }),
    done: () => 'Pregunta eliminada exitosamente',
    failed: 'Error al eliminar pregunta',
  });

export const useVoidQuestion = (examId: string, onDone: () => void) =>
  useWrite({
    examId,
    onDone,
    send: (questionId: string) => call('voidExamQuestion', { params: { id: examId, questionId } }),
    done: () => 'Pregunta anulada exitosamente',
    failed: 'Error al anular pregunta',
  });
