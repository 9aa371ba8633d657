import { attemptCommands } from '@matraz/application/exams/attempt-commands';
import type { ExamResult } from '@matraz/contracts/exams/attempt-http';
import type { CompletedAttempt } from '@matraz/domain/exams/attempt-state';
import { idOr } from '../http/entity-id.ts';
import type { Handlers } from '../http/route.ts';
import { startOf } from './attempt-page.ts';
import { deskOf } from './desk.ts';
import { resultOf } from './results.ts';

const completed = (attempt: CompletedAttempt): ExamResult => ({
  ...startOf(attempt),
  ...resultOf({ ...attempt, ...attempt.figures }),
});

/** Who asks is held against the attempt by the decider: somebody else's does not exist. What is answered comes from the log. */
export const takingHandlers: Handlers<
  'startExam' | 'saveExamAnswer' | 'completeExamAttempt' | 'autoAnswerExamAttempt'
> = {
  startExam: async (call, deps) => {
    const examId = idOr('exam_not_found', call.params.id);
    const attempt = await attemptCommands(deskOf(call, deps)).startAttempt(call.userId, examId, call.context);
    return { ...startOf(attempt), isCompleted: false, serverTime: deps.clock().toISOString() };
  },

  saveExamAnswer: async (call, deps) => {
    const { questionId, selectedAnswer } = call.body;
    // Answers stand in no read model: with the handler of the process, not of the request, the reply waits for no projector.
    const saved = await attemptCommands(deskOf(deps, deps)).saveAnswer(
      idOr('attempt_not_found', call.params.id),
      { userId: call.userId, questionId: questionId.toLowerCase(), selectedAnswer },
      call.context,
    );
    return { ...saved, serverTime: deps.clock().toISOString() };
  },

  completeExamAttempt: async (call, deps) => {
    const id = idOr('attempt_not_found', call.params.id);
    return completed(await attemptCommands(deskOf(call, deps)).completeAttempt(id, call.userId, call.context));
  },

  autoAnswerExamAttempt: async (call, deps) => {
    const id = idOr('attempt_not_found', call.params.id);
    const by = { userId: call.userId, random: Math.random };
    return completed(await attemptCommands(deskOf(call, deps)).autoAnswerAttempt(id, by, call.context));
  },
};
