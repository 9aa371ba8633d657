import { setTimeout as delay } from 'node:timers/promises';
import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import type { CompletedAttempt, ExamAttempt, OpenAttempt } from '@matraz/domain/exams/attempt-state';
import { autoAnswers } from '@matraz/domain/exams/auto-answers';
import {
  type CompletionRequest,
  type ExamAttemptCommand,
  examAttempt,
  type ScoringInput,
} from '@matraz/domain/exams/exam-attempt';
import { isOpenTo } from '@matraz/domain/exams/exam-state';
import { closingTime } from '@matraz/domain/exams/exam-time';
import { examAttemptId } from '@matraz/infra/ids';
import type { CommandContext, Handle, Handled } from '../command-handler/command-handler.ts';
import type { ExamArchive } from './exam-archive.ts';
import type { ExamLookup } from './exam-lookup.ts';

/** What the commands of attempts stand on. */
export interface ExamDesk {
  handle: Handle;
  archive: ExamArchive;
  lookup: ExamLookup;
}

type SavedAnswer = Pick<
  Extract<ExamAttemptEvent, { type: 'ExamAnswerSaved' }>['data'],
  'questionId' | 'selectedAnswer' | 'savedAt'
>;

/**
 * Everything that happens to an attempt: for the api, the worker and the operator. `context.now` is the clock that counts: of a
 * student's command the server's, at the request's first byte.
 */
export const attemptCommands = ({ handle, archive, lookup }: ExamDesk) => {
  const send = (attemptId: string, command: ExamAttemptCommand, context: CommandContext) =>
    handle(examAttempt, streamOf.attempt(attemptId), command, context);

  /** The answer key of the attempt's exam version, and the questions that the exam has voided since. */
  const judging = async (attemptId: string) => {
    const { examId, examVersion } = await archive.attempt(attemptId);
    const [{ answerKey }, { exam }] = await Promise.all([archive.at(examId, examVersion), archive.now(examId)]);
    return { examId, answerKey, voided: exam.voided };
  };

  /** The same again, if need be: no event when nothing was voided since. */
  const rescore = async (attemptId: string, { now, correlationId, userId }: CommandContext): Promise<ExamAttempt> => {
    const { answerKey, voided } = await judging(attemptId);
    const command = { type: 'RescoreExamAttempt', data: { answerKey, voided }, now } as const;
    return (await send(attemptId, command, { now, correlationId, userId })).state;
  };

  /**
   * Between the look at what is voided and the append a question may have been voided, by somebody who did not see this attempt
   * among the completed ones. One more look, after the append, leaves no such gap.
   */
  const settled = async (
    attemptId: string,
    { state, events }: Handled<ExamAttempt, ExamAttemptEvent>,
    { examId, voided }: Awaited<ReturnType<typeof judging>>,
    context: CommandContext,
  ): Promise<ExamAttempt> => {
    if (events.length === 0) return state;
    const { exam } = await archive.now(examId);
    return exam.voided.size === voided.size ? state : rescore(attemptId, context);
  };

  /**
   * Completes the attempt. Handed in between the deadline and closing time it is held until then, at most 2.15 s: an answer that
   * another device sent in time still counts. Should this process die meanwhile, the worker ends the attempt.
   *
   * @param context its time is the one to wait from, whatever clock told it
   * @throws DomainError idempotency_key_reused: the key was that of another command
   */
  const handIn = async (
    attemptId: string,
    commandOf: (judging: ScoringInput) => CompletionRequest,
    context: CommandContext,
  ): Promise<CompletedAttempt> => {
    const { examId, ...judged } = await judging(attemptId);
    const handled = await send(attemptId, { ...commandOf(judged), now: context.now }, context);
    const { state, replayed } = handled;
    if (state.status === 'open' && !replayed) {
      const now = closingTime(state.deadline);
      await delay(now.getTime() - context.now.getTime());
      return handIn(attemptId, commandOf, { ...context, now });
    }
    const ended = await settled(attemptId, handled, { examId, ...judged }, context);
    if (ended.status !== 'completed') throw new DomainError('idempotency_key_reused');
    return ended;
  };

  /** Asked of the log: read models may not know of a start of a moment ago. */
  const began = (attemptId: string): Promise<boolean> =>
    archive.version(attemptId).then(
      () => true,
      (error) => {
        if (error instanceof DomainError && error.code === 'attempt_not_found') return false;
        throw error;
      },
    );

  /** When time is over: before the deadline and its grace have passed nothing happens, and the attempt comes back open. */
  const expire = async (attemptId: string, context: CommandContext): Promise<ExamAttempt> => {
    const judged = await judging(attemptId);
    const { answerKey, voided } = judged;
    const command = { type: 'ExpireExamAttempt', data: { answerKey, voided }, now: context.now } as const;
    return settled(attemptId, await send(attemptId, command, context), judged, context);
  };

  return {
    expireAttempt: expire,
    rescoreAttempt: rescore,

    /**
     * The student's open attempt at this exam, or a new one. Ids follow from student, exam and ordinal, so that parallel starts
     * meet in one stream. Sent again with its key it is the attempt that it began, ended or not: of those that ended the last one
     * is asked, so a key is good until the next attempt has ended, too.
     *
     * @throws DomainError exam_not_found, exam_without_questions, idempotency_key_reused
     */
    async startAttempt(
      userId: string,
      examId: string,
      context: CommandContext,
    ): Promise<OpenAttempt | CompletedAttempt> {
      const { completed: ended, isOpen, isAdmin } = await lookup.standing(userId, examId);
      const isRepeatable = context.idempotencyKey !== undefined && ended > 0;
      for (let ordinal = isRepeatable ? ended : ended + 1; ; ordinal++) {
        const { exam, answerKey } = await archive.now(examId);
        const attemptId = examAttemptId(userId, examId, ordinal);
        // An attempt that began is gone on with, whatever became of its exam.
        const isKnown = ordinal <= (isOpen ? ended + 1 : ended);
        if (!isKnown && !isOpenTo(exam, { isAdmin }) && !(await began(attemptId)))
          throw new DomainError('exam_not_found');
        const data = { attemptId, userId, ordinal, answerKey };
        const handled = await send(attemptId, { type: 'StartExamAttempt', data, now: context.now }, context).catch(
          (error) => {
            if (error instanceof DomainError && error.code === 'attempt_completed') return null;
            throw error;
          },
        );
        if (!handled || handled.state.status === 'none') continue;
        const { state, replayed, events } = handled;
        if (replayed && events[0]?.type !== 'ExamAttemptStarted') throw new DomainError('idempotency_key_reused');
        if (replayed || (state.status === 'open' && context.now < closingTime(state.deadline))) return state;
        await expire(attemptId, { now: context.now, correlationId: context.correlationId });
      }
    },

    /**
     * @throws DomainError attempt_not_found, attempt_completed, deadline_passed, question_not_found, answer_out_of_range,
     *   too_many_changes; idempotency_key_reused: nobody is told that an answer is saved because another one was
     */
    async saveAnswer(
      attemptId: string,
      { userId, ...answer }: { userId: string; questionId: string; selectedAnswer: number | null },
      context: CommandContext,
    ): Promise<SavedAnswer> {
      const { examId, examVersion } = await archive.attempt(attemptId);
      const { answerKey } = await archive.at(examId, examVersion);
      const data = { userId, ...answer, answerKey };
      const { events } = await send(attemptId, { type: 'SaveExamAnswer', data, now: context.now }, context);
      const [event] = events;
      if (!event) return { ...answer, savedAt: context.now.toISOString() };
      if (event.type !== 'ExamAnswerSaved') throw new DomainError('idempotency_key_reused');
      const { questionId, selectedAnswer, savedAt } = event.data;
      if (questionId !== answer.questionId || selectedAnswer !== answer.selectedAnswer) {
        throw new DomainError('idempotency_key_reused');
      }
      return { questionId, selectedAnswer, savedAt };
    },

    /** Completing again gives the same. @throws DomainError attempt_not_found, idempotency_key_reused */
    completeAttempt: (attemptId: string, userId: string, context: CommandContext): Promise<CompletedAttempt> =>
      handIn(attemptId, (judging) => ({ type: 'SubmitExamAttempt', data: { userId, ...judging } }), context),

    /** @param random from 0 up to, but not, 1 @throws DomainError attempt_not_found, idempotency_key_reused */
    autoAnswerAttempt: (
      attemptId: string,
      { userId, random }: { userId: string; random: () => number },
      context: CommandContext,
    ): Promise<CompletedAttempt> =>
      handIn(
        attemptId,
        (judging) => ({
          type: 'AutoAnswerExamAttempt',
          data: { userId, ...judging, picks: autoAnswers(judging.answerKey, random) },
        }),
        context,
      ),
  };
};

export type AttemptCommands = ReturnType<typeof attemptCommands>;
