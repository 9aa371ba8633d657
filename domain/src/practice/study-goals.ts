import type { StudyGoalsSet } from '@matraz/contracts/practice/events';
import type { StudyGoals } from '@matraz/contracts/practice/goals';
import type { Command, Decider } from '../decider.ts';

export type SetStudyGoals = Command<'SetStudyGoals', StudyGoalsSet['data']>;

/** The goals of one student; null before she was asked. */
export interface StudyGoalsState {
  goals: StudyGoals | null;
}

const isSame = (one: StudyGoals, other: StudyGoals): boolean =>
  one.mention === other.mention &&
  one.examDate === other.examDate &&
  one.goalScore === other.goalScore &&
  one.minutesADay === other.minutesADay;

/** Any goals may replace any others. The first answer is recorded also when every question was skipped: she is not asked again. */
export const studyGoals: Decider<StudyGoalsState, SetStudyGoals, StudyGoalsSet> = {
  initialState: () => ({ goals: null }),
  decide: ({ data }, { goals }) => (goals !== null && isSame(goals, data) ? [] : [{ type: 'StudyGoalsSet', data }]),
  evolve: (_, { data: { userId: _user, ...goals } }) => ({ goals }),
};
