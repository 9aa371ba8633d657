import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api.ts';
import { toast } from '../../../../shared/toast.ts';
import { refresh, tellFailure } from '../use-write.ts';

type Ids = readonly string[];

/** What has come since `ids` were put in order stands behind them. */
const inOrder = (questions: readonly ExamQuestion[], ids: Ids): ExamQuestion[] => {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: ExamQuestion) => placeOf.get(id) ?? questions.length;
  return questions.toSorted((a, b) => place(a) - place(b));
};

/**
 * The questions as they stand now, and what changes their order: it shows at once, and the old one again where the server
 * refuses. One order is sent after the other.
 */
export const useOrder = (examId: string, questions: ExamQuestion[]) => {
  const queries = useQueryClient();
  /** Not in the cache: that tells its readers too late for a row that is let go. */
  const [wanted, setWanted] = useState<Ids | null>(null);
  const mutationKey = ['reorder', examId];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (ids: Ids) =>
      call('reorderExamQuestions', {
        params: { id: examId },
        body: { questionsOrder: ids.map((id, place) => ({ id, orderIndex: place + 1 })) },
      }),
    onSuccess: () => toast({ tone: 'good', title: 'Preguntas reordenadas exitosamente' }),
    onError: (error) => {
      setWanted(null);
      tellFailure(error, 'Error al reordenar preguntas');
    },
    onSettled: async () => {
      // What the server says now is older than the orders that are still to come.
      if (queries.isMutating({ mutationKey }) > 1) return;
      await refresh(queries, examId);
      if (queries.isMutating({ mutationKey }) <= 1) setWanted(null);
    },
  });
  const reorder = (ids: Ids) => {
    setWanted(ids);
    mutate(ids);
  };
  return [wanted ? inOrder(questions, wanted) : questions, reorder] as const;
};
