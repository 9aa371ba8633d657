import { autoAnswers } from '@matraz/domain/exams/answer-key';
import type { CompletedAttempt } from '@matraz/domain/exams/attempt-state';
import type { ScoringInput } from '@matraz/domain/exams/exam-attempt';
import type { CommandContext } from '../command-handler/command.ts';
import type { AttemptDeps } from './exam-deps.ts';
import { submitAttempt } from './submit-attempt.ts';

/**
 * Answers the open questions of an attempt at random and submits the attempt.
 *
 * @param random returns a number from 0 (inclusive) to 1 (exclusive)
 * @throws DomainError attempt_not_found, idempotency_key_reused
 */
export const autoAnswerExamAttempt = (
  deps: AttemptDeps,
  attemptId: string,
  { userId, random }: { userId: string; random: () => number },
  context: CommandContext,
): Promise<CompletedAttempt> => {
  const requestOf = (input: ScoringInput) => {
    const picks = autoAnswers(input.answerKey, random);
    return { type: 'AutoAnswerExamAttempt', data: { userId, ...input, picks } } as const;
  };
  return submitAttempt(deps, attemptId, requestOf, context);
};
