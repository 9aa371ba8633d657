import type { StudyGoals } from '@matraz/contracts/practice/goals';
import { streamOf } from '@matraz/contracts/streams';
import { studyGoals } from '@matraz/domain/practice/study-goals';
import type { CommandContext, Handle } from '../command-handler/command.ts';

/** A student sets her goals. Setting the same goals again changes nothing. */
export const setStudyGoals = async (
  { handle }: { handle: Handle },
  { userId, goals }: { userId: string; goals: StudyGoals },
  context: CommandContext,
): Promise<void> => {
  await handle(studyGoals, streamOf.goals(userId), { type: 'SetStudyGoals', data: { userId, ...goals } }, context);
};
