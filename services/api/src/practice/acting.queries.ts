import type { JudgedQuestion } from '@matraz/domain/practice/question-answers';
import type pg from 'pg';
import { readerColumns } from '../http/reader.ts';
import type { Place } from './place.ts';

export type QuestionToAnswer = JudgedQuestion & Place & { explanation: string };

export const selectQuestionToAnswer = async (
  pool: pg.Pool,
  userId: string,
  questionId: string,
): Promise<QuestionToAnswer | undefined> => {
  const { rows } = await pool.query<QuestionToAnswer>(
    `select q.id, q.topic_id as "topicId", q.version, q.correct_answer as "correctAnswer", q.explanation,
      jsonb_array_length(q.options) as "optionCount", q.xp_reward as "xpReward", t.order_index as "orderIndex",
      (select count(*) from read.question o where o.topic_id = q.topic_id and o.id < q.id)::int as before,
      (select count(*) from read.question o where o.topic_id = q.topic_id)::int as total,
      ${readerColumns}
    from read.question q
    join read.topic t on t.id = q.topic_id
    where q.id = $2`,
    [userId, questionId],
  );
  return rows[0];
};

export type LessonToComplete = Place & { id: string; topicId: string };

export const selectLessonToComplete = async (
  pool: pg.Pool,
  userId: string,
  lessonId: string,
): Promise<LessonToComplete | undefined> => {
  const { rows } = await pool.query<LessonToComplete>(
    `select l.id, l.topic_id as "topicId", t.order_index as "orderIndex",
      (select count(*) from read.lesson o
        where o.topic_id = l.topic_id and (o.order_index, o.id) < (l.order_index, l.id))::int as before,
      (select count(*) from read.lesson o where o.topic_id = l.topic_id)::int as total,
      ${readerColumns}
    from read.lesson l
    join read.topic t on t.id = l.topic_id
    where l.id = $2`,
    [userId, lessonId],
  );
  return rows[0];
};
