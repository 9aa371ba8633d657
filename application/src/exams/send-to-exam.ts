import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { type ExamCommand, exam } from '@matraz/domain/exams/exam';
import { type ExamAuthor, requireAuthor } from '@matraz/domain/exams/exam-author';
import type { Exam, ExistingExam } from '@matraz/domain/exams/exam-state';
import type { Check, CommandContext, Handle } from '../command-handler/command.ts';

/** Dependencies of the commands that change an exam. */
export interface ExamEditDeps {
  handle: Handle;
  /** Who sends the command. Absent: the platform or an operator, who may write every exam. */
  author?: ExamAuthor;
}

/** @returns the exam after the command @throws DomainError when the decider or the check refuses the command */
export const sendToExam = async (
  { handle, author }: ExamEditDeps,
  command: ExamCommand,
  context: CommandContext,
  check?: Check<Exam>,
): Promise<ExistingExam> => {
  const checkAll: Check<Exam> = async (current) => {
    if (author && command.type !== 'CreateExam') requireAuthor(current.state, author);
    await check?.(current);
  };
  const { state } = await handle(exam, streamOf.exam(command.data.examId), command, context, { check: checkAll });
  if (state.status === 'none') throw new DomainError('exam_not_found');
  return state;
};
