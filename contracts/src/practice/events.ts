import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';
import { entityId } from '../ids.ts';
import { studyGoals } from './goals.ts';

export const practiceEvents = {
  QuestionAnswered: defineEvent(
    z.strictObject({
      userId: entityId,
      topicId: entityId,
      questionId: entityId,
      /** Version of the question's stream when the answer was given. */
      questionVersion: z.int().positive(),
      selectedAnswer: z.int().nonnegative(),
      correct: z.boolean(),
      firstAttempt: z.boolean(),
      /** Stored, so a later change of the question's reward does not change past answers. */
      xpEarned: z.int().nonnegative(),
      /** The calendar day in Chile. */
      day: z.iso.date(),
    }),
  ),
  LessonCompleted: defineEvent(z.strictObject({ userId: entityId, topicId: entityId, lessonId: entityId })),
  /** All goals each time, also the unchanged ones. */
  StudyGoalsSet: defineEvent(studyGoals.extend({ userId: entityId })),
};

type PracticeEvent = EventOf<typeof practiceEvents>;
export type QuestionAnswered = Extract<PracticeEvent, { type: 'QuestionAnswered' }>;
export type StudyGoalsSet = Extract<PracticeEvent, { type: 'StudyGoalsSet' }>;
export type LessonCompleted = Extract<PracticeEvent, { type: 'LessonCompleted' }>;
