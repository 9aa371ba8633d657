import { withholdingOf } from '@matraz/application/assignments/read-assignment';
import { autoAnswerExamAttempt } from '@matraz/application/exams/auto-answer-exam-attempt';
import { completeExamAttempt } from '@matraz/application/exams/complete-exam-attempt';
import { changeExamFlags } from '@matraz/application/exams/exam-flags';
import { saveExamAnswer } from '@matraz/application/exams/save-exam-answer';
import { startExamAttempt } from '@matraz/application/exams/start-exam-attempt';
import { takeExamBreak } from '@matraz/application/exams/take-exam-break';
import type { ExamResult } from '@matraz/contracts/exams/attempt-http';
import { DomainError } from '@matraz/domain/errors';
import type { CompletedAttempt } from '@matraz/domain/exams/attempt-state';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { startFields } from './attempt-page.ts';
import type { ExamDeps } from './deps.ts';
import { resultFields, withheldFields } from './result-fields.ts';

const examResult = (attempt: CompletedAttempt): ExamResult => ({
  ...startFields(attempt),
  ...resultFields({ ...attempt, ...attempt.figures }),
});

export const examCommands: Handlers<
  | 'startExam'
  | 'saveExamAnswer'
  | 'takeExamBreak'
  | 'tellExamContact'
  | 'changeExamFlags'
  | 'completeExamAttempt'
  | 'autoAnswerExamAttempt',
  ExamDeps
> = {
  startExam: async ({ userId, params, body, context }, deps) => {
    const accessWord = body?.accessWord;
    if (accessWord !== undefined) await deps.countWord(userId);
    const examId = idOr('exam_not_found', params.id);
    const attempt = await startExamAttempt(deps, { userId, examId, accessWord }, context);
    deps.presence.note({ attemptId: attempt.attemptId, userId, at: context.now });
    const { pausedAt } = attempt.room;
    return { ...startFields(attempt), isCompleted: false, pausedAt, serverTime: deps.clock().toISOString() };
  },

  saveExamAnswer: async ({ userId, params, body, context }, deps) => {
    const { questionId, chosenAt, ...given } = body;
    const time = chosenAt === undefined ? {} : { chosenAt: new Date(chosenAt) };
    const answer = { ...given, ...time, userId, questionId: questionId.toLowerCase() };
    const attemptId = idOr('attempt_not_found', params.id);
    const saved = await saveExamAnswer(deps, attemptId, answer, context);
    deps.presence.note({ attemptId, userId, at: context.now });
    return { ...saved, serverTime: deps.clock().toISOString() };
  },

  takeExamBreak: async ({ userId, params, body, context }, deps) => {
    await takeExamBreak(deps, idOr('attempt_not_found', params.id), { userId, ends: body.ends }, context);
    return {};
  },

  tellExamContact: async ({ userId, params, body, context }, { archive, presence }) => {
    const attemptId = idOr('attempt_not_found', params.id);
    if ((await archive.attemptOwner(attemptId)) !== userId) throw new DomainError('attempt_not_found');
    presence.note({ attemptId, userId, at: context.now, page: body });
    return {};
  },

  changeExamFlags: async ({ userId, params, body }, deps) => {
    const attemptId = idOr('attempt_not_found', params.id);
    const changes = body.changes.map(({ questionId, isFlagged }) => ({
      questionId: questionId.toLowerCase(),
      isFlagged,
    }));
    return { flagged: await changeExamFlags(deps, { userId, attemptId }, changes) };
  },

  completeExamAttempt: async ({ userId, params, body, context }, deps) => {
    const passedDeadline = body.passedDeadline === undefined ? undefined : new Date(body.passedDeadline);
    const request = { userId, passedDeadline };
    const attempt = await completeExamAttempt(deps, idOr('attempt_not_found', params.id), request, context);
    const withheld = await withholdingOf(deps, attempt, deps.clock());
    if (withheld) return { ...startFields(attempt), ...withheldFields(attempt, withheld.shownFrom) };
    return examResult(attempt);
  },

  autoAnswerExamAttempt: async ({ userId, params, context }, deps) => {
    const attemptId = idOr('attempt_not_found', params.id);
    return examResult(await autoAnswerExamAttempt(deps, attemptId, { userId, random: Math.random }, context));
  },
};
