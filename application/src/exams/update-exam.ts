import type { ExamEdit } from '@matraz/contracts/exams/content';
import type { Confirmed, ExamSummary } from '@matraz/contracts/exams/http';
import { requirePublisher } from '@matraz/domain/exams/exam-author';
import type { CommandContext } from '../command-handler/command.ts';
import type { ExamDeps } from './exam-deps.ts';
import { summaryOf } from './exam-views.ts';
import { requireSeenExam } from './require-seen-exam.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

/**
 * Changes the fields that are given.
 *
 * @param expectedVersion the version of the exam that the author saw; absent: the change replaces any version
 * @throws DomainError exam_not_found, exam_is_published, publishing_not_allowed, exam_incomplete, edit_conflict
 */
export const updateExam = async (
  deps: ExamEditDeps & Pick<ExamDeps, 'archive'>,
  examId: string,
  { expectedVersion, allowIncomplete, ...edit }: ExamEdit & Confirmed & { expectedVersion?: number },
  context: CommandContext,
): Promise<ExamSummary> => {
  if (deps.author) requirePublisher(edit.isPublished, deps.author);
  const requireSeen = requireSeenExam(deps.archive, { examId, expectedVersion }, (exam, seen) => {
    const [now, before] = [summaryOf(exam), summaryOf(seen)];
    const fields = Object.keys(edit) as (keyof ExamEdit)[];
    const isConflict = fields.some((field) => now[field] !== before[field] && now[field] !== edit[field]);
    return isConflict ? now : undefined;
  });
  return summaryOf(
    await sendToExam(deps, { type: 'UpdateExam', data: { examId, allowIncomplete, ...edit } }, context, requireSeen),
  );
};
