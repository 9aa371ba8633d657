import { withholdingOf } from '@matraz/application/assignments/read-assignment';
import { readExamFlags } from '@matraz/application/exams/exam-flags';
import { questionOf, summaryOf } from '@matraz/application/exams/exam-views';
import type { ExamAttempt, ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import { DomainError } from '@matraz/domain/errors';
import { mayWrite } from '@matraz/domain/exams/exam-author';
import { type ExamReader, type ExistingExam, isOpenTo, openExam } from '@matraz/domain/exams/exam-state';
import { examStats } from '@matraz/domain/exams/exam-stats';
import { isAssigned } from '../assignments/select-assignments.ts';
import { selectPremium } from '../catalog/select-own-progress.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { VersionedReply } from '../http/calls/versioned-reply.ts';
import { completedPage, runningPage, withheldPage } from './attempt-page.ts';
import type { ExamDeps } from './deps.ts';
import { resultFields } from './result-fields.ts';
import { type AttemptRow, selectAttempts } from './select-attempts.ts';

/** Who is no teacher any more does not see her drafts. */
const readerOf = async (userId: string, { adminRights }: Pick<ExamDeps, 'adminRights'>): Promise<ExamReader> => {
  const [isAdmin, { isTeacher }] = await Promise.all([adminRights.isAdmin(userId), adminRights.callerOf(userId)]);
  return { isAdmin, ...(isTeacher && { userId }) };
};

/** @throws DomainError exam_not_found, also when the user may not see the exam */
const loadVisibleExam = async (
  userId: string,
  id: string,
  deps: ExamDeps,
): Promise<{ exam: ExistingExam; version: number; isWriter: boolean }> => {
  const examId = idOr('exam_not_found', id);
  const [{ exam, version }, reader, mayPublish] = await Promise.all([
    deps.archive.latestExam(examId),
    readerOf(userId, deps),
    deps.adminRights.mayPublish(userId),
  ]);
  const sees = isOpenTo(exam, reader) || (await isAssigned(deps.pool, { userId, examId }));
  return {
    exam: openExam(exam, { isAdmin: sees }),
    version,
    isWriter: mayWrite(exam, { userId: '', ...reader, mayPublish }),
  };
};

const attemptItem = ({
  result,
  isWithheld,
  startedAt,
  deadline,
  pausedAt,
  ...attempt
}: AttemptRow): ExamAttemptItem => {
  const item = { ...attempt, startedAt: startedAt.toISOString(), deadline: deadline.toISOString() };
  if (result === null) return { ...item, isCompleted: false, pausedAt: pausedAt?.toISOString() ?? null };
  const finishedAt = new Date(result.finishedAt).toISOString();
  if (isWithheld) return { ...item, isCompleted: true, isWithheld, reason: result.reason, finishedAt };
  return { ...item, ...resultFields({ ...result, finishedAt }) };
};

export const examQueries: Handlers<
  'listExams' | 'getExam' | 'getExamStats' | 'listExamAttempts' | 'getExamAttempt' | 'getExamFlags',
  ExamDeps
> = {
  listExams: async ({ userId }, { pool, examList, adminRights }) => {
    const { readPosition } = await selectPremium(pool, userId);
    const { isAdmin, userId: teacherId } = await readerOf(userId, { adminRights });
    if (isAdmin || teacherId === undefined) return examList(isAdmin, BigInt(readPosition));
    const exams = await examList(true, BigInt(readPosition));
    return exams.flatMap(({ author, ...exam }) => {
      if (author === userId) return [{ ...exam, author }];
      return exam.isPublished ? [exam] : [];
    });
  },

  /** Only administrators and the author get the questions with their texts. Students get the number of questions and which are pilots. */
  getExam: async ({ userId, params }, deps) => {
    const { exam, version, isWriter } = await loadVisibleExam(userId, params.id, deps);
    const { author, ...summary } = summaryOf(exam);
    const questions = exam.questions.map((question) =>
      isWriter
        ? questionOf(question, { ...exam, examId: summary.id })
        : { id: question.questionId, orderIndex: question.orderIndex, isPilot: question.isPilot },
    );
    return { ...summary, questions, ...(isWriter && { version, ...(author && { author }) }) };
  },

  /** The right is read only for an exam that students may not see. */
  getExamStats: async ({ userId, params }, deps) => {
    const { exam } = await deps.archive.latestExam(idOr('exam_not_found', params.id));
    if (isOpenTo(exam, { isAdmin: false })) return examStats(exam);
    return examStats((await loadVisibleExam(userId, params.id, deps)).exam);
  },

  getExamFlags: async ({ userId, params }, deps) => ({
    flagged: await readExamFlags(deps, { userId, attemptId: idOr('attempt_not_found', params.id) }),
  }),

  listExamAttempts: async ({ userId }, { pool }) => (await selectAttempts(pool, userId)).map(attemptItem),

  /**
   * Shows the exam as it was when the attempt started, so the version of the attempt's stream identifies the whole page. The
   * attempt of another student is not found.
   */
  getExamAttempt: async ({ userId, params }, { archive, clock, store, examLookup }) => {
    const id = idOr('attempt_not_found', params.id);
    if ((await archive.attemptOwner(id)) !== userId) throw new DomainError('attempt_not_found');
    const version = await archive.attemptVersion(id);
    // The page without a key has another tag. So it is read again when the result is shown.
    const { attempt: known } = await archive.attemptRecord(id, version);
    const withheld = known.status === 'completed' ? await withholdingOf({ store, examLookup }, known, clock()) : null;
    const tag = withheld ? `${version}-withheld-${withheld.shownFrom ?? 'later'}` : version;
    // The record may be newer than `version`. Then the next request gets the same page once more, which is harmless.
    return new VersionedReply<ExamAttempt>(tag, async () => {
      const record = await archive.attemptRecord(id, version);
      const { attempt } = record;
      const exam = await archive.examAtVersion(attempt.examId, attempt.examVersion);
      const serverTime = clock().toISOString();
      // It may have been completed since.
      const isHidden =
        withheld ?? (known.status === 'open' ? await withholdingOf({ store, examLookup }, attempt, clock()) : null);
      if (attempt.status === 'completed' && isHidden)
        return withheldPage(attempt, record, exam, { serverTime, ...isHidden });
      return attempt.status === 'completed'
        ? completedPage(attempt, record, exam, serverTime)
        : runningPage(record, exam, serverTime);
    });
  },
};
