import type { ExamEdit } from '@matraz/contracts/exams/content';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import type { CommandContext } from '../command-handler/command-handler.ts';
import { summaryOf } from './exam-views.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

/** Changes the fields that are given. @throws DomainError exam_not_found */
export const updateExam = async (
  deps: ExamEditDeps,
  examId: string,
  edit: ExamEdit,
  context: CommandContext,
): Promise<ExamSummary> =>
  summaryOf(await sendToExam(deps, { type: 'UpdateExam', data: { examId, ...edit } }, context));
