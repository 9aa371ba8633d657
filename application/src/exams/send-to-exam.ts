import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { type ExamCommand, exam } from '@matraz/domain/exams/exam';
import type { ExistingExam } from '@matraz/domain/exams/exam-state';
import type { CommandContext, Handle } from '../command-handler/command-handler.ts';

/** Dependencies of the commands that change an exam. */
export interface ExamEditDeps {
  handle: Handle;
}

/** @returns the exam after the command @throws DomainError when the decider refuses the command */
export const sendToExam = async (
  { handle }: ExamEditDeps,
  command: ExamCommand,
  context: CommandContext,
): Promise<ExistingExam> => {
  const { state } = await handle(exam, streamOf.exam(command.data.examId), command, context);
  if (state.status === 'none') throw new DomainError('exam_not_found');
  return state;
};
