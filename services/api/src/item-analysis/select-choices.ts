import type { ExamResult } from '@matraz/contracts/item-analysis/http';
import type { Choice } from '@matraz/domain/item-analysis/analyse-question';
import type pg from 'pg';

/** A question with what students chose. */
export interface ChosenQuestion {
  questionId: string;
  correctAnswer: number;
  optionCount: number;
  choices: Choice[];
  /** Seconds, and how many students needed them. */
  times: [seconds: number, students: number][];
}

type Keyed = Omit<ChosenQuestion, 'choices' | 'times'>;

/** The present questions of an exam, in no order. */
export const selectExamChoices = async (pool: pg.Pool, examId: string): Promise<ChosenQuestion[]> => {
  const { rows } = await pool.query<
    Keyed & {
      choices: [selected: number, restCorrect: number, restScored: number, students: number][];
      times: ChosenQuestion['times'];
    }
  >(
    `select
      k.question_id as "questionId", k.correct_answer as "correctAnswer", jsonb_array_length(k.options) as "optionCount",
      (
        select coalesce(json_agg(json_build_array(c.selected_answer, c.rest_correct, c.rest_scored, c.students)), '[]')
        from read.exam_choice c
        where c.question_id = k.question_id
        and c.revision = k.revision
      ) as choices,
      (
        select coalesce(json_agg(json_build_array(t.seconds, t.students)), '[]')
        from read.exam_answer_time t
        where t.question_id = k.question_id
        and t.revision = k.revision
      ) as times
    from read.exam_question_key k
    where k.exam_id = $1
    and k.until_version is null`,
    [examId],
  );
  return rows.map(({ choices, ...question }) => ({
    ...question,
    choices: choices.map(([selected, restCorrect, restScored, students]) => ({
      selected: selected < 0 ? null : selected,
      strength: restScored > 0 ? restCorrect / restScored : null,
      students,
    })),
  }));
};

/**
 * The strength of a student in practice is known after first answers to this many other questions. A free student can answer five
 * questions of a limited topic.
 */
const fewestOthers = 4;
/** The discrimination is computed from the newest answers of a question. More of them would not change its second digit. */
const mostAnswers = 1_000;

/**
 * The questions of a topic, in their order. A student's strength is the share of correct first answers to all other questions, in
 * whole percent.
 */
export const selectPracticeChoices = async (pool: pg.Pool, topicId: string): Promise<ChosenQuestion[] | null> => {
  const { rows } = await pool.query<
    { questionId: string | null } & Keyed &
      Pick<ChosenQuestion, 'times'> & {
        all: [selected: number, students: number][];
        newest: [selected: number, percent: number | null, students: number][];
      }
  >(
    `select
      k.question_id as "questionId", k.correct_answer as "correctAnswer", jsonb_array_length(k.options) as "optionCount",
      (
        select coalesce(json_agg(json_build_array(c.selected_answer, c.students)), '[]')
        from (
          select c.selected_answer, sum(c.students)::int as students
          from read.first_choice c
          where c.question_id = k.question_id
          and c.question_version >= k.revision
          group by 1
        ) c
      ) as "all",
      (
        select coalesce(json_agg(json_build_array(n.selected_answer, n.percent, n.students)), '[]')
        from (
          select a.selected_answer, count(*)::int as students,
            case when t.answered > $2 then round(100.0 * (t.correct - a.correct::int) / (t.answered - 1))::int end as percent
          from (
            select a.user_id, a.selected_answer, a.correct
            from read.first_answer a
            where a.question_id = k.question_id
            and a.question_version >= k.revision
            order by a.position desc
            limit $3
          ) a
          join read.first_answer_total t on t.user_id = a.user_id
          group by a.selected_answer, percent
        ) n
      ) as newest,
      (
        select coalesce(json_agg(json_build_array(t.seconds, t.students)), '[]')
        from read.first_answer_time t
        where t.question_id = k.question_id
        and t.question_version >= k.revision
      ) as times
    from read.topic
    left join read.question q on q.topic_id = topic.id
    left join read.practice_question_key k on k.question_id = q.id
    where topic.id = $1
    order by q.id`,
    [topicId, fewestOthers, mostAnswers],
  );
  if (rows.length === 0) return null;
  return rows
    .filter(({ questionId }) => questionId !== null)
    .map(({ all, newest, ...question }) => ({ ...question, choices: practiceChoices(all, newest) }));
};

/** The newest answers with their strength, and the others without. */
const practiceChoices = (
  all: readonly [selected: number, students: number][],
  newest: readonly [selected: number, percent: number | null, students: number][],
): Choice[] => [
  ...newest.map(([selected, percent, students]) => ({
    selected,
    strength: percent === null ? null : percent / 100,
    students,
  })),
  ...all.map(([selected, students]) => ({
    selected,
    strength: null,
    students: newest.reduce((rest, [option, , known]) => (option === selected ? rest - known : rest), students),
  })),
];

type ExamScores = Omit<ExamResult, 'students' | 'medianScore'>;

/** The scores of all exams that are not deleted. The newest exam comes first. */
export const selectExamScores = async (pool: pg.Pool): Promise<ExamScores[]> => {
  const { rows } = await pool.query<ExamScores>(
    `select
      e.id as "examId", e.title, e.subject, e.is_published as "isPublished",
      (
        select coalesce(json_agg(json_build_object('score', s.paes_score, 'students', s.students) order by s.paes_score), '[]')
        from read.exam_score s
        where s.exam_id = e.id
      ) as scores
    from read.exam e
    where not e.is_deleted
    order by e.id desc`,
  );
  return rows;
};
