import { createHash } from 'node:crypto';
import type { ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import type { ExamSubject } from '@matraz/contracts/exams/limits';
import { DomainError } from '@matraz/domain/errors';
import { pickTestExam } from '@matraz/domain/exams/test-exam';
import type { CommandContext, Handle } from '../command-handler/command-handler.ts';
import { examCommands } from './exam-commands.ts';

/** A practice question with its key. */
export type CatalogueQuestion = Pick<ExamQuestionForm, 'question' | 'options' | 'correctAnswer' | 'explanation'> & {
  subject: ExamSubject;
};

/** The same command draws the same questions. */
const seedOf = ({ userId = '', idempotencyKey, correlationId }: CommandContext): number =>
  createHash('sha256')
    .update(`${userId} ${idempotencyKey ?? correlationId}`)
    .digest()
    .readUInt32BE();

/**
 * A whole exam of questions of the catalogue, published: as many as were wished for, or all there are.
 *
 * @param pool always in the same order
 * @throws DomainError exam_without_questions when the catalogue is empty
 */
export const createTestExam = async (
  desk: { handle: Handle },
  pool: readonly CatalogueQuestion[],
  size: number,
  context: CommandContext,
): Promise<ExamSummary> => {
  const { questions, duration } = pickTestExam(pool, { size, seed: seedOf(context) });
  if (questions.length === 0) throw new DomainError('exam_without_questions');
  const form = {
    title: 'Ensayo de prueba',
    description: 'Preguntas de las tres ciencias, elegidas al azar entre las de práctica.',
    subject: questions[0]?.subject ?? 'Biology',
    duration,
    totalQuestions: questions.length,
    isPublished: true,
  };
  return examCommands(desk).createExam(
    form,
    context,
    questions.map(({ subject: _, ...question }) => question),
  );
};
