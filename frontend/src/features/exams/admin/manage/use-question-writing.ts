import { call } from '../../../../shared/api.ts';
import { useWrite } from '../use-write.ts';
import type { QuestionBody } from './draft.ts';

type Told<Input, Reply> = Pick<Parameters<typeof useWrite<Input, Reply>>[0], 'send' | 'done' | 'failed'>;

const useQuestionWrite = <Input, Reply>(examId: string, onDone: () => void, told: Told<Input, Reply>) =>
  useWrite({ ...told, onDone, examOf: () => examId });

interface Keyed<Body> {
  body: Body;
  idempotencyKey: string;
}

/** No place is sent: the server puts it after the last one, whoever else is adding questions now. */
export const useCreateQuestion = (examId: string, onDone: () => void) =>
  useQuestionWrite(examId, onDone, {
    send: ({ body, idempotencyKey }: Keyed<QuestionBody>) =>
      call('createExamQuestion', { params: { id: examId }, body: { ...body, examId }, idempotencyKey }),
    done: () => ({ title: 'Pregunta creada exitosamente' }),
    failed: 'Error al crear pregunta',
  });

export const useCreateQuestions = (examId: string, onDone: () => void) =>
  useQuestionWrite(examId, onDone, {
    send: ({ body, idempotencyKey }: Keyed<QuestionBody[]>) =>
      call('createExamQuestions', { params: { id: examId }, body: { questions: body }, idempotencyKey }),
    done: ({ created }) => ({ title: `${created} preguntas creadas exitosamente` }),
    failed: 'Error al cargar preguntas',
  });

export const useUpdateQuestion = (examId: string, onDone: () => void) =>
  useQuestionWrite(examId, onDone, {
    send: ({ id, body }: { id: string; body: QuestionBody }) =>
      call('updateExamQuestion', { params: { id }, body: { ...body, examId } }),
    done: () => ({ title: 'Pregunta actualizada exitosamente' }),
    failed: 'Error al actualizar pregunta',
  });

export const useDeleteQuestion = (examId: string, onDone: () => void) =>
  useQuestionWrite(examId, onDone, {
    send: (id: string) => call('deleteExamQuestion', { params: { id } }),
    done: () => ({ title: 'Pregunta eliminada exitosamente' }),
    failed: 'Error al eliminar pregunta',
  });

export const useVoidQuestion = (examId: string, onDone: () => void) =>
  useQuestionWrite(examId, onDone, {
    send: (questionId: string) => call('voidExamQuestion', { params: { id: examId, questionId } }),
    done: () => ({ title: 'Pregunta anulada exitosamente' }),
    failed: 'Error al anular pregunta',
  });
