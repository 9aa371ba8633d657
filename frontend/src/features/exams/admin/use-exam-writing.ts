import type { ExamEdit, ExamForm } from '@matraz/contracts/exams/content';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../shared/api.ts';
import type { ToastMessage } from '../../../shared/toast.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import { examList } from '../queries.ts';
import { questionsInWords } from '../words.ts';
import { useWrite } from './use-write.ts';

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

const useWriting = <Input, Reply extends { id: string }>({ send, inList, ...told }: Writing<Input, Reply>) => {
  const queries = useQueryClient();
  const keys = useKeys();
  return useWrite({
    ...told,
    send: (input: Input) => send(input, keys.keyOf(input)),
    examOf: (reply) => reply?.id,
    onDone: (reply) => {
      keys.drop();
      queries.setQueryData(examList.queryKey, (exams) => exams && inList(exams, reply));
    },
  });
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
  send: (body: ExamEdit, idempotencyKey: string) => call('updateExam', { params: { id }, body, idempotencyKey }),
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
