import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '../../../../shared/admin/use-admin-mutation.ts';
import { useOrder } from '../../../../shared/admin/use-order.ts';
import { call } from '../../../../shared/api.ts';
import { toast } from '../../../../shared/toast.ts';
import { refreshExam } from '../refresh-exam.ts';

export const useQuestionOrder = (examId: string, questions: ExamQuestion[]) => {
  const queries = useQueryClient();
  return useOrder({
    items: questions,
    ownerId: examId,
    send: (questionsOrder) => call('reorderExamQuestions', { params: { id: examId }, body: { questionsOrder } }),
    refresh: () => refreshExam(queries, examId),
    onSuccess: () => toast({ tone: 'good', title: 'Preguntas reordenadas exitosamente' }),
    onError: (error) => toastFailure(error, 'Error al reordenar preguntas'),
  });
};
