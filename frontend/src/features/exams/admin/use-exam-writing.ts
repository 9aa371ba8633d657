import type { ExamForm } from '@matraz/contracts/exams/content';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../shared/api.ts';
import { reasonOf } from '../../../shared/api-error.ts';
import { isSessionOver } from '../../../shared/session.ts';
import { type ToastMessage, toast } from '../../../shared/toast.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import { examList } from '../queries.ts';
import { questionsInWords } from '../words.ts';

const none = { sent: '', key: '' };

/** What is sent again after no reply carries the same key, and so makes no second exam. */
const useKeys = () => {
  const last = useRef(none);
  return {
    keyOf: (input: unknown) => {
      const sent = JSON.stringify(input);
      if (sent !== last.current.sent) last.current = { sent, key: uuidv7() };
      return last.current.key;
    },
    drop: () => {
      last.current = none;
    },
  };
};

interface Writing<Input, Reply> {
  send: (input: Input, idempotencyKey: string) => Promise<Reply>;
  /** How the list changes by it, before the server is asked again. */
  inList: (exams: ExamSummary[], reply: Reply) => ExamSummary[];
  done: (reply: Reply, input: Input) => Omit<ToastMessage, 'tone'>;
  failed: string;
}

/** A write of an administrator, one at a time: the lists follow, and a message says how it went. */
const useWriting = <Input, Reply extends { id: string }>({ send, inList, done, failed }: Writing<Input, Reply>) => {
  const queries = useQueryClient();
  const keys = useKeys();
  // Of itself: what React was told of a click comes to the page only after the next one may have come.
  const isRunning = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) => send(input, keys.keyOf(input)),
    onSuccess: (reply, input) => {
      keys.drop();
      queries.setQueryData(examList.queryKey, (exams) => exams && inList(exams, reply));
      refresh(queries, reply.id);
      toast({ tone: 'good', ...done(reply, input) });
    },
    onError: (error) => {
      if (isSessionOver(error)) return; // on the way to the login
      const description = reasonOf(error) ?? 'El servidor no respondió. Inténtalo de nuevo.';
      toast({ tone: 'destructive', title: failed, description });
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const write: typeof mutate = (...input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(...input);
  };
  return { write, isPending };
};

const refresh = (queries: QueryClient, examId: string) => {
  for (const queryKey of [['exams'], ['exam', examId]]) void queries.invalidateQueries({ queryKey });
};

const added = (exams: ExamSummary[], exam: ExamSummary) => [...exams.filter(({ id }) => id !== exam.id), exam];
const changed = (exams: ExamSummary[], exam: ExamSummary) =>
  exams.map((other) => (other.id === exam.id ? exam : other));

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

const update = (id: string) => ({
  send: (body: ExamForm, idempotencyKey: string) => call('updateExam', { params: { id }, body, idempotencyKey }),
  inList: changed,
  failed: 'Error al actualizar ensayo',
});

export const useUpdateExam = (id: string) =>
  useWriting({ ...update(id), done: () => ({ title: 'Ensayo actualizado exitosamente' }) });

/** Shows an exam to students, or hides it from them. */
export const usePublishExam = (id: string) =>
  useWriting({
    ...update(id),
    done: ({ isPublished }) =>
      isPublished
        ? { title: 'Ensayo activado', description: 'Los estudiantes ya lo ven.' }
        : { title: 'Ensayo desactivado', description: 'Los estudiantes ya no lo ven.' },
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
