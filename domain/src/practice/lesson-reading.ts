import type { LessonCompleted } from '@matraz/contracts/practice/events';
import type { Command, Decider } from '../decider.ts';

export type CompleteLesson = Command<'CompleteLesson', LessonCompleted['data']>;

/** Whether one student has completed one lesson. */
export interface LessonReading {
  completed: boolean;
}

export const lessonReading: Decider<LessonReading, CompleteLesson, LessonCompleted> = {
  initialState: () => ({ completed: false }),
  decide: ({ data }, { completed }) => (completed ? [] : [{ type: 'LessonCompleted', data }]),
  evolve: () => ({ completed: true }),
};
