import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { toastFailure } from '../../../../authoring/form/use-admin-mutation.ts';
import { useOrder } from '../../../../authoring/order/use-order.ts';
import { call } from '../../../../shared/net/api.ts';
import { toast } from '../../../../shared/page/toast.ts';
import { examChanges } from '../exam-changes.ts';

export const useQuestionOrder = (examId: string, questions: ExamQuestion[]) =>
  useOrder({
    items: questions,
    ownerId: examId,
    send: (questionsOrder) => call('reorderExamQuestions', { params: { id: examId }, body: { questionsOrder } }),
    changes: examChanges(examId),
    onSuccess: () => toast({ tone: 'good', title: 'Preguntas reordenadas exitosamente' }),
    onError: (error) => toastFailure(error, 'Error al reordenar preguntas'),
  });
