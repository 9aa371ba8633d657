import type { DataOf, StartedAttempt } from './attempt-state.ts';

/** Undefined: the attempt never had an answer. */
export const collectedAnswers = ({
  attemptId,
  userId,
  examId,
  examVersion,
  ordinal,
  startedAt,
  answers: { questionIds, options, firstChosenAt },
}: StartedAttempt): DataOf<'ExamAnswersCollected'> | undefined => {
  if (questionIds.length === 0) return undefined;
  const start = Date.parse(startedAt);
  const answers = {
    questionIds: [...questionIds],
    selectedAnswers: [...options],
    // A browser's clock may be behind.
    firstChosenAfter: firstChosenAt.map((at) => Math.max(0, at - start)),
  };
  return { attemptId, userId, examId, examVersion, ordinal, answers };
};
