import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';
import { entityId } from '../ids.ts';

export const practiceEvents = {
  QuestionAnswered: defineEvent(
    1,
    z.strictObject({
      userId: entityId,
      topicId: entityId,
      questionId: entityId,
      /** Version of the question's stream that the answer was judged by. */
      questionVersion: z.int().positive(),
      selectedAnswer: z.int().nonnegative(),
      correct: z.boolean(),
      firstAttempt: z.boolean(),
      /** The rule's result at the time: a later change of the question's reward changes no past answer. */
      xpEarned: z.int().nonnegative(),
    }),
  ),
  LessonCompleted: defineEvent(1, z.strictObject({ userId: entityId, topicId: entityId, lessonId: entityId })),
};

type PracticeEvent = EventOf<typeof practiceEvents>;
export type QuestionAnswered = Extract<PracticeEvent, { type: 'QuestionAnswered' }>;
export type LessonCompleted = Extract<PracticeEvent, { type: 'LessonCompleted' }>;
