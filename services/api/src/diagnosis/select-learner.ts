import { type ContentRights, premiumColumn } from '@matraz/application/catalog/content-access';
import type { ExamSubject } from '@matraz/contracts/exams/limits';
import type { ExamArea, Skill } from '@matraz/contracts/syllabus';
import { questionProgress } from '@matraz/infra/read-models/practice-tables';
import { type JsonRowOf, select } from '@matraz/infra/read-models/select';
import { isWithheld } from '@matraz/infra/read-models/withheld-results';
import type pg from 'pg';
import { listOf } from '../catalog/list-of.ts';
import { type ReadPosition, readPositionColumn } from '../catalog/select-own-progress.ts';

const progressFields = select(questionProgress, ['correct', 'reviews'], 'p');

/** The own answers to a practice question. `correct` is the latest one. */
export type PracticeRow = JsonRowOf<typeof progressFields> & { id: string };

interface ExamQuestion {
  id: string;
  options: number;
  subject: ExamSubject;
  area: ExamArea | null;
  topicId: string | null;
  skill: Skill | null;
}

export interface ExamRow extends ExamQuestion {
  finishedAt: string;
  correct: boolean;
}

/** A question of an exam that the student answered again. */
export interface ExamReviewRow extends ExamQuestion {
  day: string;
  correct: boolean;
}

const practiceQuery = (user: string) => `
  select p.question_id as id, ${progressFields.columns} from read.question_progress p where p.user_id = ${user}`;

/** A student does not see what a withheld result says. */
type Reader = 'student' | 'teacher';

/**
 * The answers of the own first attempts at exams: later attempts repeat questions whose key was shown. Voided questions are left out, and
 * corrected ones that give every student the point.
 */
const examsQuery = (user: string, reader: Reader) => `
  select w.question_id as id, r.finished_at as "finishedAt", jsonb_array_length(k.options) as options, e.subject,
    q.area, q.topic_id as "topicId", q.skill,
    case jsonb_typeof(n.accepted -> w.question_id::text)
      when 'array' then n.accepted -> w.question_id::text @> to_jsonb(w.selected_answer)
      else w.selected_answer = k.correct_answer
    end as correct
  from read.exam_attempt a
  join read.counted_attempt n on n.attempt_id = a.id
  join read.exam_result r on r.attempt_id = a.id
  join read.collected_answers c on c.attempt_id = a.id
  join read.exam e on e.id = a.exam_id
  cross join lateral unnest(c.question_ids, c.selected_answers) w (question_id, selected_answer)
  join read.exam_question q on q.id = w.question_id
  join read.exam_question_key k on k.question_id = w.question_id and k.from_version <= c.exam_version
    and coalesce(k.until_version > c.exam_version, true)
  where a.user_id = ${user}
  and w.selected_answer is not null
  and not n.voided ? w.question_id::text
  and jsonb_typeof(n.accepted -> w.question_id::text) is distinct from 'null'
  ${reader === 'student' ? `and not ${isWithheld('a.id')}` : ''}`;

const examReviewsQuery = (user: string) => `
  select v.question_id as id, to_char(v.day, 'YYYY-MM-DD') as day, v.correct, jsonb_array_length(k.options) as options, e.subject,
    q.area, q.topic_id as "topicId", q.skill
  from read.exam_question_review v
  join read.exam_question q on q.id = v.question_id
  join read.exam e on e.id = q.exam_id
  join read.exam_question_key k on k.question_id = q.id and k.until_version is null
  where v.user_id = ${user}
  order by v.position`;

export type LearnerRow = Pick<ContentRights, 'premiumUntil'> &
  ReadPosition & {
    mention: ExamSubject | null;
    practice: PracticeRow[];
    exams: ExamRow[];
    examReviews: ExamReviewRow[];
  };

const examColumns = (user: string, reader: Reader) =>
  `${listOf(examsQuery(user, reader))} as exams, ${listOf(examReviewsQuery(user))} as "examReviews"`;

/** Columns of `LearnerRow`: what exams say. `$1` is the user. */
export const learnerColumns = examColumns('$1', 'student');

/** Everything that the diagnosis of a student reads. */
export const selectLearner = async (pool: pg.Pool, userId: string): Promise<LearnerRow> => {
  const { rows } = await pool.query<LearnerRow>({
    name: 'learner',
    text: `select ${premiumColumn}, ${readPositionColumn},
      (select mention from read.study_goals where user_id = $1) as mention,
      ${listOf(practiceQuery('$1'))} as practice, ${learnerColumns}`,
    values: [userId],
  });
  const [row] = rows;
  if (!row) throw new Error('a select without from returns one row');
  return row;
};

/** Answers of several students, by user. What each may open is left out: nothing is chosen for her. */
export const selectAnswersOf = async (
  pool: pg.Pool,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<LearnerRow, 'practice' | 'exams' | 'examReviews'>>> => {
  const { rows } = await pool.query<Pick<LearnerRow, 'practice' | 'exams' | 'examReviews'> & { userId: string }>({
    name: 'answers-of',
    text: `select s.id as "userId", ${listOf(practiceQuery('s.id'))} as practice, ${examColumns('s.id', 'teacher')}
      from unnest($1::uuid[]) s (id)`,
    values: [userIds],
  });
  return new Map(rows.map(({ userId, ...answers }) => [userId, answers]));
};
