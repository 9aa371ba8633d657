import type { ExamSubject } from '@matraz/contracts/exams/limits';
import { ownChanges } from '@matraz/contracts/own-changes';
import type { StudyGoals } from '@matraz/contracts/practice/goals';
import type { StudyPath } from '@matraz/contracts/practice/path-http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../net/api.ts';
import { refreshAfterWrite } from '../net/refresh-after-write.ts';
import { toast } from '../page/toast.ts';
import { studyPath } from './study-path.ts';

export const noGoals: StudyGoals = { mention: null, examDate: null, goalScore: null, minutesADay: null };

export const mentionNames: Record<ExamSubject, string> = {
  Biology: 'Biología',
  Physics: 'Física',
  Chemistry: 'Química',
};

/** Saves the goals. The page shows them at once; plan and countdown follow with the next read. */
export const useSetGoals = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (goals: StudyGoals) => call('setGoals', { body: goals }),
    onSuccess: ({ goals }) => {
      queries.setQueryData(studyPath.queryKey, (path: StudyPath | undefined) => path && { ...path, goals });
      refreshAfterWrite(queries, ownChanges.StudyGoalsSet());
    },
    onError: () =>
      toast({
        tone: 'destructive',
        title: 'No pudimos guardar tus metas',
        description: 'Puedes ponerlas de nuevo en Mi progreso.',
      }),
  });
};
