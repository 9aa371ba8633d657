import type { ExamFolder } from '@matraz/formats/content/read-exam-folder';
import { orderedKey } from '@matraz/infra/ordered-key';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import { createExam } from '../exams/create-exam.ts';
import { firstTime } from './first-time.ts';

/** Creates an exam and its questions with one command. Its key is computed from the slug, so a second import changes nothing. */
export const importExam = async (
  { slug, questions, ...form }: ExamFolder,
  handle: Handle,
  context: CommandContext,
): Promise<void> => {
  const keyed = { ...context, idempotencyKey: orderedKey(firstTime, `exam ${slug}`) };
  await createExam({ handle }, form, keyed, questions);
};
