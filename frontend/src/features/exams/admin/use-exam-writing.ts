import type { ExamForm } from '@matraz/contracts/exams/content';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../shared/api.ts';
import { reasonOf } from '../../../shared/api-error.ts';
import { isSessionOver } from '../../../shared/session.ts';
import { type ToastMessage, toast } from '../../../shared/toast.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import { questionsInWords } from '../words.ts';
import { examList } from '../queries.ts';

/** What is sent again after no reply carries the same key, and so makes no second exam. */
const useKeyOf = () => {
  const last = useRef({ sent: '', key: '' });
  return (input: unknown) => {
    const sent = JSON.stringify(input);
    if (sent !== last.current.sent) last.current = { sent, key: uuidv7() };
    return last.current.key;
  };
};

interface Writing<Input, Reply> {
  send: (input: Input, idempotencyKey: string) => Promise<Reply>;
  /** How the list changes by it, before the server is asked again. */
  inList: (exams: ExamSummary[], reply: Reply) => ExamSummary[];
  done: (reply: Reply, input: Input) => Omit<ToastMessage, 'tone'>;
  failed: string;
}

/** A write of an administrator: the lists follow, and a message says how it went. */
const useWriting = <Input, Reply extends { id: string }>({ send, inList, done, failed }: Writing<Input, Reply>) => {
  const queries = useQueryClient();
  const keyOf = useKeyOf();
  return useMutation({
    mutationFn: (input: Input) => send(input, keyOf(input)),
    onSuccess: (reply, input) => {
      queries.setQueryData(examList.queryKey, (exams) => exams && inList(exams, reply));
      refresh(queries, reply.id);
      toast({ tone: 'good', ...done(reply, input) });
    },
    onError: (error) => {
      if (isSessionOver(error)) return; // on the way to the login
      const description = reasonOf(error) ?? 'El servidor no respondió. Inténtalo de nuevo.';
      toast({ tone: 'destructive', title: failed, description });
    },
  });
};

const refresh = (queries: QueryClient, examId: string) => {
  for (const queryKey of [['exams'], ['exam', examId]]) void queries.invalidateQueries({ queryKey });
};

const added = (exams: ExamSummary[], exam: ExamSummary) => [...exams.filter(({ id }) => id !== exam.id), exam];
const changed = (exams: ExamSummary[], exam: ExamSummary) => exams.map((other) => (other.id === exam.id ? exam : other));

export const useCreateExam = () =>
  useWriting({
    send: (body: ExamForm, idempotencyKey) => call('createExam', { body, idempotencyKey }),
    inList: added,
    done: () => ({
      title: 'Ensayo creado exitosamente',
      description: 'Ahora agrega sus preguntas con el botón Gestionar.',
    }),
    failed: 'Error al crear ensayo',
  });

export const useUpdateExam = (id: string) =>
  useWriting({
    send: (body: ExamForm, idempotencyKey) => call('updateExam', { params: { id }, body, idempotencyKey }),
    inList: changed,
    done: () => ({ title: 'Ensayo actualizado exitosamente' }),
    failed: 'Error al actualizar ensayo',
  });

/** Shows an exam to students, or hides it from them. */
export const usePublishExam = ({ id, questionCount: _, pilotQuestions: _pilots, ...form }: ExamSummary) =>
  useWriting({
    send: (isPublished: boolean, idempotencyKey) =>
      call('updateExam', { params: { id }, body: { ...form, isPublished }, idempotencyKey }),
    inList: changed,
    done: ({ isPublished }) =>
      isPublished
        ? { title: 'Ensayo activado', description: 'Los estudiantes ya lo ven.' }
        : { title: 'Ensayo desactivado', description: 'Los estudiantes ya no lo ven.' },
    failed: 'Error al actualizar ensayo',
  });

export const useDeleteExam = () =>
  useWriting({
    send: (id: string, idempotencyKey) => call('deleteExam', { params: { id }, idempotencyKey }),
    inList: (exams, { id }) => exams.filter((exam) => exam.id !== id),
    done: () => ({ title: 'Ensayo eliminado exitosamente' }),
    failed: 'Error al eliminar ensayo',
  });

export const useCreateTestExam = () =>
  useWriting({
    send: (totalQuestions: number, idempotencyKey) =>
      call('createTestExam', { body: { totalQuestions }, idempotencyKey }),
    inList: added,
    done: ({ questionCount }, wanted) => ({
      title: 'Ensayo de prueba creado exitosamente',
      description:
        questionCount < wanted
          ? `El catálogo alcanzó para ${questionsInWords(questionCount)}.`
          : `Ya está activo, con ${questionsInWords(questionCount)}.`,
    }),
    failed: 'Error al crear ensayo de prueba',
  });
