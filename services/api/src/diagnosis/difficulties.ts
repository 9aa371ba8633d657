import { questionDifficulty } from '@matraz/domain/diagnosis/question-difficulty';
import type pg from 'pg';

/** Milliseconds. Difficulties change slowly, and reading them sums up the answers of all students. */
const keptFor = 10 * 60 * 1_000;

/** The difficulty of each practice and exam question that has been answered. Others are of middle difficulty. */
export type Difficulties = (now: Date) => Promise<ReadonlyMap<string, number>>;

/** First answers with the present options and key. */
const query = `
  select k.question_id as id, jsonb_array_length(k.options) as options, sum(c.students)::int as students,
    coalesce(sum(c.students) filter (where c.selected_answer = k.correct_answer), 0)::int as correct
  from read.practice_question_key k
  join read.first_choice c on c.question_id = k.question_id and c.question_version >= k.revision
  group by k.question_id
  union all
  select k.question_id, jsonb_array_length(k.options), sum(c.students)::int,
    coalesce(sum(c.students) filter (where c.selected_answer = k.correct_answer), 0)::int
  from read.exam_question_key k
  join read.exam_choice c on c.question_id = k.question_id and c.revision = k.revision and c.selected_answer >= 0
  where k.until_version is null
  group by k.question_id, k.from_version`;

const load = async (pool: pg.Pool): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await pool.query<{ id: string; options: number; students: number; correct: number }>(query);
  return new Map(rows.map(({ id, ...answers }) => [id, questionDifficulty(answers)]));
};

/** Keeps the difficulties in the memory of this process. Concurrent callers share one load. */
export const createDifficulties = ({ pool }: { pool: pg.Pool }): Difficulties => {
  let kept: { at: number; loaded: Promise<ReadonlyMap<string, number>> } | null = null;
  return (now) => {
    const at = now.getTime();
    if (kept !== null && Math.abs(at - kept.at) < keptFor) return kept.loaded;
    const loaded = load(pool);
    const mine = { at, loaded };
    kept = mine;
    loaded.catch(() => {
      if (kept === mine) kept = null;
    });
    return loaded;
  };
};
