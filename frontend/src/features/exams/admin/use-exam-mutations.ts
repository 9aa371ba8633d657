import type { ExamEdit, ExamForm } from '@matraz/contracts/exams/content';
import type { Confirmed, ExamSummary } from '@matraz/contracts/exams/http';
import { useQueryClient } from '@tanstack/react-query';
import { sendWithKeptKey } from '../../../authoring/form/kept-keys.ts';
import { useAdminMutation } from '../../../authoring/form/use-admin-mutation.ts';
import type { Expected } from '../../../authoring/form/use-edit-form.ts';
import { useIdempotencyKey } from '../../../authoring/form/use-idempotency-key.ts';
import { call } from '../../../shared/net/api.ts';
import type { ToastMessage } from '../../../shared/page/toast.ts';
import { useUser } from '../../../shared/session/session.ts';
import { questionsInWords } from '../../../shared/study/words.ts';
import { examList } from '../queries.ts';
import { examChanges } from './exam-changes.ts';

interface Settings<Input, Reply> {
  send: (input: Input, idempotencyKey: string) => Promise<Reply>;
  /** Changes the list of exams before the server is asked for it again. */
  updateList: (exams: ExamSummary[], reply: Reply) => ExamSummary[];
  successToast: (reply: Reply, input: Input) => Omit<ToastMessage, 'tone'>;
  failureTitle: string;
}

const useExamMutation = <Input, Reply extends { id: string }>({
  send,
  updateList,
  ...messages
}: Settings<Input, Reply>) => {
  const queries = useQueryClient();
  const { keyOf, reset } = useIdempotencyKey();
  return useAdminMutation({
    ...messages,
    asksInConflict: true,
    send: (input: Input) => send(input, keyOf(input)),
    changes: (reply) => examChanges(reply?.id),
    onSuccess: (reply) => {
      reset();
      queries.setQueryData(examList.queryKey, (exams) => exams && updateList(exams, reply));
    },
  });
};

const added = (exams: ExamSummary[], exam: ExamSummary) => [...exams.filter(({ id }) => id !== exam.id), exam];
const changed = (exams: ExamSummary[], exam: ExamSummary) =>
  exams.map((other) => (other.id === exam.id ? exam : other));

export const useCreateExam = () =>
  useExamMutation({
    send: (body: ExamForm, idempotencyKey) => call('createExam', { body, idempotencyKey }),
    updateList: added,
    successToast: () => ({
      title: 'Ensayo creado exitosamente',
      description: 'Ahora agrega sus preguntas con el botón Gestionar.',
    }),
    failureTitle: 'Error al crear ensayo',
  });

const updateOf = (id: string) => ({
  send: (body: ExamEdit & Expected & Confirmed, idempotencyKey: string) =>
    call('updateExam', { params: { id }, body, idempotencyKey }),
  updateList: changed,
  failureTitle: 'Error al actualizar ensayo',
});

export const useUpdateExam = (id: string) =>
  useExamMutation({ ...updateOf(id), successToast: () => ({ title: 'Ensayo actualizado exitosamente' }) });

/** Shows an exam to students, or hides it from them. */
export const usePublishExam = (id: string) =>
  useExamMutation({
    ...updateOf(id),
    successToast: ({ isPublished }) =>
      isPublished
        ? { title: 'Ensayo activado', description: 'Los estudiantes ya lo ven.' }
        : { title: 'Ensayo desactivado', description: 'Los estudiantes ya no lo ven.' },
  });

/** A copy that was interrupted is completed by a repeat, also after a reload. */
export const useDuplicateExam = () => {
  const { id: userId } = useUser();
  return useExamMutation({
    send: (id: string) =>
      sendWithKeptKey(`${userId}/exam-copy/${id}`, (idempotencyKey) =>
        call('duplicateExam', { params: { id }, idempotencyKey }),
      ),
    updateList: added,
    successToast: ({ questionCount }) => ({
      title: 'Ensayo duplicado exitosamente',
      description: `La copia está inactiva, con ${questionsInWords(questionCount)}.`,
    }),
    failureTitle: 'Error al duplicar ensayo',
  });
};

export const useDeleteExam = () =>
  useExamMutation({
    send: (id: string, idempotencyKey) => call('deleteExam', { params: { id }, idempotencyKey }),
    updateList: (exams, { id }) => exams.filter((exam) => exam.id !== id),
    successToast: () => ({ title: 'Ensayo eliminado exitosamente' }),
    failureTitle: 'Error al eliminar ensayo',
  });

export const useCreateTestExam = () =>
  useExamMutation({
    send: (totalQuestions: number, idempotencyKey) =>
      call('createTestExam', { body: { totalQuestions }, idempotencyKey }),
    updateList: added,
    successToast: ({ questionCount }, wanted) => ({
      title: 'Ensayo de prueba creado exitosamente',
      description:
        questionCount < wanted
          ? `El catálogo alcanzó para ${questionsInWords(questionCount)}. Está inactivo.`
          : `Tiene ${questionsInWords(questionCount)}. Está inactivo: actívalo cuando lo hayas revisado.`,
    }),
    failureTitle: 'Error al crear ensayo de prueba',
  });
