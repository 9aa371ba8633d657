import { decodeEvent } from '@matraz/application/command-handler/event-codec';
import { questionOf, summaryOf } from '@matraz/application/exams/exam-views';
import { seenStepOf } from '@matraz/application/exams/seen-steps';
import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { openExam } from '@matraz/domain/exams/exam-state';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { completedFields } from './attempt-page.ts';
import type { ExamDeps } from './deps.ts';
import { selectStudentOfAttempt } from './select-class-attempts.ts';

/** A completed attempt of a student whom the caller teaches. @throws DomainError attempt_not_found, attempt_not_completed */
const requireTaughtAttempt = async ({ pool, archive, adminRights }: ExamDeps, userId: string, id: string) => {
  const attemptId = idOr('attempt_not_found', id);
  const viewer = { attemptId, userId, isAdmin: await adminRights.isAdmin(userId) };
  const student = await selectStudentOfAttempt(pool, viewer);
  if (!student) throw new DomainError('attempt_not_found');
  const record = await archive.attemptRecord(attemptId);
  const { attempt } = record;
  if (attempt.status !== 'completed') throw new DomainError('attempt_not_completed');
  return { student, record, attempt, held: await archive.examAtVersion(attempt.examId, attempt.examVersion) };
};

export const paperQueries: Handlers<'getExamPaper' | 'getStudentAttempt' | 'getSeenAttempt', ExamDeps> = {
  /** Her own completed attempt shows a teacher the same key. */
  getExamPaper: async ({ userId, params, query }, { archive, adminRights }) => {
    const examId = idOr('exam_not_found', params.id);
    const isAdmin = await adminRights.isAdmin(userId);
    const latest = await archive.latestExam(examId);
    const { version = latest.version } = query;
    if (version > latest.version) throw new DomainError('exam_not_found');
    const exam = openExam((await archive.examAtVersion(examId, version)).exam, { isAdmin, userId });
    const { voided, corrected } = latest.exam;
    return {
      ...summaryOf(exam),
      version,
      questions: exam.questions.map((question) => questionOf(question, { examId, voided, corrected })),
    };
  },

  getStudentAttempt: async ({ userId, params, context }, deps) => {
    const { student, record, attempt, held } = await requireTaughtAttempt(deps, userId, params.id);
    return {
      student,
      paper: attempt.paper ? { form: attempt.paper.form } : null,
      attempt: { ...completedFields(attempt, record, held), serverTime: context.now.toISOString() },
    };
  },

  getSeenAttempt: async ({ userId, params }, deps) => {
    const { student, attempt, held } = await requireTaughtAttempt(deps, userId, params.id);
    const recorded = await deps.store.readStream(streamOf.attempt(attempt.attemptId));
    const events = recorded.map((one) => ({ event: decodeEvent<ExamAttemptEvent>(one), at: one.metadata.occurredAt }));
    const [first] = events;
    if (first?.event.type !== 'ExamAttemptStarted') throw new Error('an attempt begins with its start');
    const { startedAt, deadline, ordinal, examId } = first.event.data;
    const { exam, version } = held;
    return {
      student,
      startedAt,
      deadline,
      ordinal,
      exam: {
        id: examId,
        title: exam.details.title,
        version,
        questions: exam.questions.map(({ questionId, question, options, isPilot }) => ({
          id: questionId,
          question,
          options,
          isPilot,
          isVoided: exam.voided.has(questionId),
        })),
      },
      steps: events.flatMap(({ event, at }) => seenStepOf(event, at) ?? []),
    };
  },
};
