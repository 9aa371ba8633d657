import { useAdminMutation } from '../../../../shared/admin/use-admin-mutation.ts';
import { call } from '../../../../shared/api.ts';
import { refreshExam } from '../refresh-exam.ts';
import type { QuestionBody } from './question-draft.ts';

type Settings<Input, Reply> = Pick<
  Parameters<typeof useAdminMutation<Input, Reply>>[0],
  'send' | 'successToast' | 'failureTitle'
>;

const useQuestionMutation = <Input, Reply>(examId: string, onSuccess: () => void, settings: Settings<Input, Reply>) =>
  useAdminMutation({ ...settings, onSuccess, refresh: (queries) => refreshExam(queries, examId) });

interface Keyed<Body> {
  body: Body;
  idempotencyKey: string;
}

/** Sends no position: the server adds the question at the end, also when several administrators add questions. */
export const useCreateQuestion = (examId: string, onSuccess: () => void) =>
  useQuestionMutation(examId, onSuccess, {
    send: ({ body, idempotencyKey }: Keyed<QuestionBody>) =>
      call('createExamQuestion', { params: { id: examId }, body: { ...body, examId }, idempotencyKey }),
    successToast: () => ({ title: 'Pregunta creada exitosamente' }),
    failureTitle: 'Error al crear pregunta',
  });

export const useCreateQuestions = (examId: string, onSuccess: () => void) =>
  useQuestionMutation(examId, onSuccess, {
    send: ({ body, idempotencyKey }: Keyed<QuestionBody[]>) =>
      call('createExamQuestions', { params: { id: examId }, body: { questions: body }, idempotencyKey }),
    successToast: ({ created }) => ({ title: `${created} preguntas creadas exitosamente` }),
    failureTitle: 'Error al cargar preguntas',
  });

export const useUpdateQuestion = (examId: string, onSuccess: () => void) =>
  useQuestionMutation(examId, onSuccess, {
    send: ({ id, body }: { id: string; body: QuestionBody }) =>
      call('updateExamQuestion', { params: { id }, body: { ...body, examId } }),
    successToast: () => ({ title: 'Pregunta actualizada exitosamente' }),
    failureTitle: 'Error al actualizar pregunta',
  });

export const useDeleteQuestion = (examId: string, onSuccess: () => void) =>
  useQuestionMutation(examId, onSuccess, {
    send: (id: string) => call('deleteExamQuestion', { params: { id } }),
    successToast: () => ({ title: 'Pregunta eliminada exitosamente' }),
    failureTitle: 'Error al eliminar pregunta',
  });

export const useVoidQuestion = (examId: string, onSuccess: () => void) =>
  useQuestionMutation(examId, onSuccess, {
    send: (questionId: string) => call('voidExamQuestion', { params: { id: examId, questionId } }),
    successToast: () => ({ title: 'Pregunta anulada exitosamente' }),
    failureTitle: 'Error al anular pregunta',
  });
