import type { CommandContext, Handle } from '@matraz/application/commands/command-handler';
import { examCommands } from '@matraz/application/exams/exam-commands';
import { orderedKey } from '@matraz/infra/ordered-key';
import type { DemoExam } from './exams/demo-exam.ts';

const epoch = Date.UTC(2026, 0, 1);

/**
 * Writes a whole exam at once, published, as an administrator does. Its key follows from the slug: seeded once, it stays as
 * administrators have made it since.
 */
export const seedExam = async (exam: DemoExam, handle: Handle, context: CommandContext): Promise<void> => {
  const { slug, questions, ...details } = exam;
  const form = { ...details, totalQuestions: questions.length, isPublished: true };
  const keyed = { ...context, idempotencyKey: orderedKey(epoch, `exam ${slug}`) };
  await examCommands({ handle }).createExam(form, keyed, questions);
};
