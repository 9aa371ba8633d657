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
    ['path'],
  ],
  LessonCompleted: (topicId: string): ReadModelChange[] => [['user'], ['topic', topicId], ['activity'], ['path']],
  StudyGoalsSet: (): ReadModelChange[] => [['goals'], ['path']],
  /** The attempt is not in the list, because its page is not open yet. */
  ExamAttemptStarted: (): ReadModelChange[] => [['attempts'], ['path'], ['review']],
  ExamAttemptCompleted: (attemptId: string): ReadModelChange[] => [
    ['attempt', attemptId],
    ['attempts'],
    ['user'],
    ['activity'],
    ['path'],
    ['review'],
  ],
  ExamQuestionReviewed: (): ReadModelChange[] => [['user'], ['activity'], ['review'], ['path']],
  /** For PremiumGranted. The user is not in the list, because the reply is the user. */
  premium: (): ReadModelChange[] => [['topics'], ['topic'], ['review'], ['path']],
  /** The paid time of purchases ends too. */
  PremiumRevoked: (): ReadModelChange[] => [...ownChanges.premium(), ['payments']],
};
