import { createHash } from 'node:crypto';
import type { ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { type ExamSubject, realExam } from '@matraz/contracts/exams/limits';
import { DomainError } from '@matraz/domain/errors';
import { pickTestExam, subjectOfCourse } from '@matraz/domain/exams/test-exam';
import { question, topic } from '@matraz/infra/read-models/catalog-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import type { CommandContext } from '../command-handler/command.ts';
import { createExam } from './create-exam.ts';
import type { ExamEditDeps } from './send-to-exam.ts';

type PracticeQuestion = Omit<ExamQuestionForm, 'isPilot'> & { subject: ExamSubject };

const questionFields = select(
  question,
  ['topic_id', 'question', 'options', 'correct_answer', 'explanation', 'skill'],
  'q',
);
const courseFields = select(topic, ['course_id'], 't');

/** Every practice question of the three sciences that students can see, always in the same order. */
const selectPracticeQuestions = async (pool: pg.Pool): Promise<PracticeQuestion[]> => {
  const { rows } = await pool.query<RowOf<typeof questionFields> & RowOf<typeof courseFields>>(
    `select ${courseFields.columns}, ${questionFields.columns}
    from read.question q
    join read.topic t on t.id = q.topic_id
    where t.status = 'published'
    order by q.id`,
  );
  return rows.flatMap(({ courseId, skill, ...question }) => {
    const subject = subjectOfCourse(courseId);
    return subject ? [{ ...question, subject, area: subject, ...(skill !== null && { skill }) }] : [];
  });
};

/** A repeated command has the same seed and so picks the same questions. */
const seedOf = ({ userId = '', idempotencyKey, correlationId }: CommandContext): number =>
  createHash('sha256')
    .update(`${userId} ${idempotencyKey ?? correlationId}`)
    .digest()
    .readUInt32BE();

/**
 * Creates an unpublished exam from practice questions that are picked at random.
 *
 * @param options `totalQuestions`: the wanted number of questions; the exam has fewer if the catalog has fewer
 * @throws DomainError exam_without_questions when the catalog has no questions
 */
export const createTestExam = async (
  deps: ExamEditDeps & { pool: pg.Pool },
  { totalQuestions = realExam.questions }: { totalQuestions?: number },
  context: CommandContext,
): Promise<ExamSummary> => {
  const practiceQuestions = await selectPracticeQuestions(deps.pool);
  const { questions, duration } = pickTestExam(practiceQuestions, { size: totalQuestions, seed: seedOf(context) });
  if (questions.length === 0) throw new DomainError('exam_without_questions');
  const form = {
    title: 'Ensayo de prueba',
    description: 'Preguntas de las tres ciencias, elegidas al azar entre las de práctica.',
    subject: questions[0]?.subject ?? 'Biology',
    duration,
    totalQuestions: questions.length,
    isPublished: false,
  };
  return createExam(
    deps,
    form,
    context,
    questions.map(({ subject: _, ...question }) => question),
  );
};
