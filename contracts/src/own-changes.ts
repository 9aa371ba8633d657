import type { ReadModelChange } from './updates.ts';

/**
 * The read models that a user's own write changes for that user, by the event of the write. The page reads them again after the
 * reply. A test of the projector compares them with the changes that the projections report.
 */
export const ownChanges = {
  QuestionAnswered: (topicId: string): ReadModelChange[] => [
    ['user'],
    ['stats'],
    ['topics'],
    ['topic', topicId],
    ['review'],
    ['activity'],
  ],
  LessonCompleted: (topicId: string): ReadModelChange[] => [['user'], ['topic', topicId], ['activity']],
  /** The attempt is not in the list, because its page is not open yet. */
  ExamAttemptStarted: (): ReadModelChange[] => [['attempts']],
  ExamAttemptCompleted: (attemptId: string): ReadModelChange[] => [
    ['attempt', attemptId],
    ['attempts'],
    ['user'],
    ['activity'],
  ],
  /** For PremiumGranted. The user is not in the list, because the reply is the user. */
  premium: (): ReadModelChange[] => [['topics'], ['topic'], ['review']],
  /** The paid time of purchases ends too. */
  PremiumRevoked: (): ReadModelChange[] => [...ownChanges.premium(), ['payments']],
};
