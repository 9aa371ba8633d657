import type { ExamDetail } from '@matraz/contracts/exams/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api.ts';
import { toast } from '../../../../shared/toast.ts';
import { examDetail } from '../../queries.ts';
import { refresh } from './writes.ts';

interface Order {
  /** Of all questions, in their new order. */
  ids: readonly string[];
  before: ExamDetail | null | undefined;
}

const inOrder = (exam: ExamDetail, ids: readonly string[]): ExamDetail => ({
  ...exam,
  questions: ids.flatMap((id, index) => {
    const question = exam.questions.find((one) => one.id === id);
    return question ? [{ ...question, orderIndex: index + 1 }] : [];
  }),
});

/** Shows the new order at once, and the old one again when the server refuses. One order is sent after the other. */
export const useReorder = (examId: string) => {
  const queries = useQueryClient();
  const { queryKey } = examDetail(examId);
  const mutationKey = ['reorder', examId];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ ids }: Order) =>
      call('reorderExamQuestions', {
        params: { id: examId },
        body: { questionsOrder: ids.map((id, index) => ({ id, orderIndex: index + 1 })) },
      }),
    onSuccess: () => toast({ tone: 'good', title: 'Preguntas reordenadas exitosamente' }),
    onError: (_, { before }) => {
      queries.setQueryData(queryKey, before);
      toast({ tone: 'destructive', title: 'Error al reordenar preguntas' });
    },
    onSettled: () => {
      // What the server says now is older than the orders that are still to come.
      if (queries.isMutating({ mutationKey }) <= 1) refresh(queries, examId);
    },
  });
  return (ids: readonly string[]) => {
    void queries.cancelQueries({ queryKey, exact: true });
    const before = queries.getQueryData(queryKey);
    queries.setQueryData(queryKey, (exam) => exam && inOrder(exam, ids));
    mutate({ ids, before });
  };
};
