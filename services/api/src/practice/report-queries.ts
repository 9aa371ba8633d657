import type { ReportReason } from '@matraz/contracts/practice/limits';
import { DomainError } from '@matraz/domain/errors';
import type pg from 'pg';
import type { Handlers } from '../http/calls/handler.ts';
import type { ReportDeps } from './report-deps.ts';

interface ReportRow {
  id: string;
  question_id: string;
  exam_id: string | null;
  reason: ReportReason;
  text: string;
  reported_at: Date;
  closed_at: Date | null;
  answer: string | null;
  is_new: boolean;
}

const columns = `id, question_id, exam_id, reason, text, reported_at, closed_at, answer,
  answer is not null and seen_at is null as is_new`;

/** One page. Older reports stay in the table. An own report with a new answer is always on it, so that it can be read. */
const most = 500;
const mostOwn = 100;

const reportOf = ({ id, reason, text, reported_at, closed_at, answer }: ReportRow) => ({
  id,
  reason,
  text,
  reportedAt: reported_at.toISOString(),
  closedAt: closed_at?.toISOString() ?? null,
  answer,
});

interface Texts {
  topicId: string | null;
  title: string;
  content: { question: string; options: string[]; correctAnswer: number; explanation: string } | null;
}

const selectPractice = async (pool: pg.Pool, ids: string[]): Promise<[id: string, Texts][]> => {
  const { rows } = await pool.query<{
    id: string;
    topic_id: string;
    title: string;
    question: string;
    options: string[];
    correct_answer: number;
    explanation: string;
  }>(
    `select q.id, q.topic_id, t.title, q.question, q.options, q.correct_answer, q.explanation
     from read.question q join read.topic t on t.id = q.topic_id where q.id = any($1::uuid[])`,
    [ids],
  );
  return rows.map(({ id, topic_id: topicId, title, correct_answer: correctAnswer, ...rest }) => [
    id,
    { topicId, title, content: { ...rest, correctAnswer } },
  ]);
};

/** An exam that was deleted keeps its title. */
const readExam = async ({ archive }: ReportDeps, examId: string): Promise<[id: string, Texts][]> => {
  const found = await archive.latestExam(examId).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (!found) return [];
  const { questions, details } = found.exam;
  return questions.map(({ questionId, question, options, correctAnswer, explanation }) => [
    questionId,
    { topicId: null, title: details.title, content: { question, options, correctAnswer, explanation } },
  ]);
};

/** The texts of the reported questions as they are now, by question. */
const readTexts = async (deps: ReportDeps, rows: readonly ReportRow[]): Promise<ReadonlyMap<string, Texts>> => {
  const practice = rows.flatMap(({ exam_id, question_id }) => (exam_id === null ? [question_id] : []));
  const exams = new Set(rows.flatMap(({ exam_id }) => exam_id ?? []));
  const found = await Promise.all([
    practice.length > 0 ? selectPractice(deps.pool, practice) : [],
    ...Array.from(exams, (examId) => readExam(deps, examId)),
  ]);
  return new Map(found.flat());
};

export const reportQueries: Handlers<'listOwnReports' | 'listQuestionReports', ReportDeps> = {
  listOwnReports: async ({ userId }, deps) => {
    const { rows } = await deps.pool.query<ReportRow>(
      `with own as (
         select ${columns} from accounts.question_reports where user_id = $1
         order by is_new desc, reported_at desc limit ${mostOwn}
       )
       select * from own order by reported_at desc`,
      [userId],
    );
    const texts = await readTexts(deps, rows);
    return rows.map((row) => {
      const { title = null, content = null } = texts.get(row.question_id) ?? {};
      const question = content?.question ?? null;
      return { ...reportOf(row), questionId: row.question_id, title, question, isNew: row.is_new };
    });
  },

  listQuestionReports: async ({ query }, deps) => {
    const { rows } = await deps.pool.query<ReportRow>(
      query.state === 'open'
        ? `select ${columns} from accounts.question_reports where closed_at is null order by reported_at desc limit ${most}`
        : `select ${columns} from accounts.question_reports where closed_at is not null order by closed_at desc limit ${most}`,
    );
    const texts = await readTexts(deps, rows);
    const byQuestion = Map.groupBy(rows, (row) => row.question_id);
    return Array.from(byQuestion, ([questionId, ofQuestion]) => {
      const { title = null, topicId = null, content = null } = texts.get(questionId) ?? {};
      const examId = ofQuestion[0]?.exam_id ?? null;
      return { questionId, examId, topicId, title, question: content, reports: ofQuestion.map(reportOf) };
    }).sort((one, other) => other.reports.length - one.reports.length);
  },
};
