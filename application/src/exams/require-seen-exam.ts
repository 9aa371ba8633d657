import type { Exam, ExistingExam } from '@matraz/domain/exams/exam-state';
import type { Check } from '../command-handler/command.ts';
import { EditConflict } from '../edit-conflict.ts';
import type { ExamArchive } from './exam-archive.ts';

/**
 * Refuses a change of an exam when the same part was changed after the author read it. Changes of other parts are no conflict: an
 * author may edit a question while another question is added.
 *
 * @param conflict the changed part as it is now; undefined when the change is no conflict. `seen`: the exam that the author read
 * @throws EditConflict
 */
export const requireSeenExam =
  (
    archive: Pick<ExamArchive, 'examAtVersion'>,
    { examId, expectedVersion }: { examId: string; expectedVersion?: number },
    conflict: (exam: ExistingExam, seen: ExistingExam) => object | undefined,
  ): Check<Exam> =>
  async ({ state: exam, version }) => {
    if (expectedVersion === undefined || expectedVersion === version || exam.status !== 'live') return;
    const { exam: seen } = await archive.examAtVersion(examId, expectedVersion);
    const current = conflict(exam, seen);
    if (current) throw new EditConflict({ ...current, version });
  };
