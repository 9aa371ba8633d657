import type { DataOf, StartedAttempt } from './attempt-state.ts';
import { pausesOf, withoutPauses } from './attempt-time.ts';

/** Undefined: the attempt never had an answer. */
export const collectedAnswers = ({
  attemptId,
  userId,
  examId,
  examVersion,
  ordinal,
  startedAt,
  paper,
  answers: { questionIds, options, firstChosenAt },
  room,
}: StartedAttempt): DataOf<'ExamAnswersCollected'> | undefined => {
  if (questionIds.length === 0) return undefined;
  const start = Date.parse(startedAt);
  const pauses = pausesOf(room);
  const answers = {
    questionIds: [...questionIds],
    selectedAnswers: [...options],
    // A browser's clock may be behind.
    firstChosenAfter: firstChosenAt.map((at) => Math.max(0, withoutPauses(pauses, at) - start)),
  };
  return { attemptId, userId, examId, examVersion, ordinal, answers, ...(paper && { isPaper: true }) };
};
