import type { BodyOf } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { sendWithKeptKey } from '../../../../authoring/form/kept-keys.ts';
import { useAdminMutation } from '../../../../authoring/form/use-admin-mutation.ts';
import type { Expected } from '../../../../authoring/form/use-edit-form.ts';
import { useIdempotencyKey } from '../../../../authoring/form/use-idempotency-key.ts';
import { contentHash } from '../../../../authoring/pictures/content-hash.ts';
import { call } from '../../../../shared/net/api.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { examChanges } from '../exam-changes.ts';
import type { QuestionBody } from './question-draft.ts';

type Settings<Input, Reply> = Pick<
  Parameters<typeof useAdminMutation<Input, Reply>>[0],
  'send' | 'successToast' | 'failureTitle'
>;

const useQuestionMutation = <Input, Reply>(
  examId: string,
  onSuccess: (reply: Reply) => void,
  settings: Settings<Input, Reply>,
) => useAdminMutation({ ...settings, onSuccess, changes: () => examChanges(examId), asksInConflict: true });

/** Sends no position: the server adds the question at the end, also when several administrators add questions. */
export const useCreateQuestion = (examId: string) => {
  const { keyOf, reset } = useIdempotencyKey();
  return useQuestionMutation(examId, reset, {
    send: (body: QuestionBody) =>
      call('createExamQuestion', {
        params: { id: examId },
        body: { ...body, examId },
        idempotencyKey: keyOf(body),
      }),
    successToast: () => ({ title: 'Pregunta creada exitosamente' }),
    failureTitle: 'Error al crear pregunta',
  });
};

/** The same questions sent again have the same key until they are created, also after a reload. */
export const useCreateQuestions = (examId: string, onSuccess: (reply: { created: number }) => void) => {
  const { id: userId } = useUser();
  const send = (questions: QuestionBody[]) =>
    sendWithKeptKey(`${userId}/exam-bulk-text/${examId}/${contentHash(JSON.stringify(questions))}`, (idempotencyKey) =>
      call('createExamQuestions', { params: { id: examId }, body: { questions }, idempotencyKey }),
    );
  return useQuestionMutation(examId, onSuccess, {
    send,
    successToast: ({ created }) => ({ title: `${created} preguntas creadas exitosamente` }),
    failureTitle: 'Error al cargar preguntas',
  });
};

export const useUpdateQuestion = ({ id, examId }: ExamQuestion) =>
  useQuestionMutation(examId, () => {}, {
    send: (body: QuestionBody & Expected) => call('updateExamQuestion', { params: { id }, body: { ...body, examId } }),
    successToast: () => ({ title: 'Pregunta actualizada exitosamente' }),
    failureTitle: 'Error al actualizar pregunta',
  });

export const useDeleteQuestion = (examId: string, onSuccess: () => void) =>
  useQuestionMutation(examId, onSuccess, {
    send: ({ id, allowIncomplete }: { id: string; allowIncomplete: boolean }) =>
      call('deleteExamQuestion', { params: { id }, query: { allowIncomplete: `${allowIncomplete}` } }),
    successToast: () => ({ title: 'Pregunta eliminada exitosamente' }),
    failureTitle: 'Error al eliminar pregunta',
  });

export const useCorrectQuestion = ({ id: questionId, examId }: ExamQuestion, onSuccess: () => void) =>
  useQuestionMutation(examId, onSuccess, {
    send: (body: BodyOf<Calls['correctExamQuestion']>) =>
      call('correctExamQuestion', { params: { id: examId, questionId }, body }),
    successToast: () => ({ title: 'Pregunta corregida' }),
    failureTitle: 'Error al corregir pregunta',
  });
