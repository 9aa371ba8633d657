import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api.ts';
import { toast } from '../../../../shared/toast.ts';
import { refreshExam, toastFailure } from '../use-admin-mutation.ts';

type Ids = readonly string[];

/** Questions that are not among the ids come last: they were added after the order was chosen. */
const inOrder = (questions: readonly ExamQuestion[], ids: Ids): ExamQuestion[] => {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: ExamQuestion) => placeOf.get(id) ?? questions.length;
  return questions.toSorted((a, b) => place(a) - place(b));
};

/** The questions in their order, and a function that changes it. A new order is shown at once and undone when the server refuses it. */
export const useQuestionOrder = (examId: string, questions: ExamQuestion[]) => {
  const queries = useQueryClient();
  /** Not in the query cache: its readers are told too late, and a dropped row would jump back for a moment. */
  const [wanted, setWanted] = useState<Ids | null>(null);
  const mutationKey = ['reorder', examId];
  const { mutate } = useMutation({
    mutationKey,
    // Mutations of one scope run one after the other.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (ids: Ids) =>
      call('reorderExamQuestions', {
        params: { id: examId },
        body: { questionsOrder: ids.map((id, place) => ({ id, orderIndex: place + 1 })) },
      }),
    onSuccess: () => toast({ tone: 'good', title: 'Preguntas reordenadas exitosamente' }),
    onError: (error) => {
      setWanted(null);
      toastFailure(error, 'Error al reordenar preguntas');
    },
    onSettled: async () => {
      // Another order is still to be sent, so the server's answer would be out of date.
      if (queries.isMutating({ mutationKey }) > 1) return;
      await refreshExam(queries, examId);
      if (queries.isMutating({ mutationKey }) <= 1) setWanted(null);
    },
  });
  const reorder = (ids: Ids) => {
    setWanted(ids);
    mutate(ids);
  };
  return [wanted ? inOrder(questions, wanted) : questions, reorder] as const;
};
