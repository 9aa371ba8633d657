import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';

/** An answer as the server has it. */
export type SavedAnswer = RunningAttempt['answers'][number];

/** A reply may be this much behind what it says of its own time, in milliseconds. */
const LAG = 5_000;

/** The attempt with what the server acknowledged while this reply of it was under way, or since. */
export const withSaved = (attempt: RunningAttempt, saved: Iterable<SavedAnswer>): RunningAttempt => {
  const answers = new Map(attempt.answers.map((answer) => [answer.questionId, answer]));
  for (const answer of saved) {
    const isKnown = Date.parse(answer.savedAt) < Date.parse(attempt.serverTime) - LAG;
    const present = answers.get(answer.questionId);
    if (!isKnown && (present === undefined || present.savedAt <= answer.savedAt))
      answers.set(answer.questionId, answer);
  }
  return { ...attempt, answers: [...answers.values()] };
};
