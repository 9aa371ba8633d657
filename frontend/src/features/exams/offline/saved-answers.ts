import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';

/** An answer that the server has. */
export type SavedAnswer = RunningAttempt['answers'][number];

/** A reply may lack answers that were saved up to this long before its own time. */
const REPLY_LAG_MS = 5_000;

/** Adds acknowledged answers that the reply with this attempt may lack. */
export const withSavedAnswers = (attempt: RunningAttempt, saved: Iterable<SavedAnswer>): RunningAttempt => {
  const answers = new Map(attempt.answers.map((answer) => [answer.questionId, answer]));
  for (const answer of saved) {
    const isInReply = Date.parse(answer.savedAt) < Date.parse(attempt.serverTime) - REPLY_LAG_MS;
    const present = answers.get(answer.questionId);
    if (!isInReply && (present === undefined || present.savedAt <= answer.savedAt))
      answers.set(answer.questionId, answer);
  }
  return { ...attempt, answers: [...answers.values()] };
};
