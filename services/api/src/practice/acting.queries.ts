import type { JudgedQuestion } from '@matraz/domain/practice/question-answers';
import { lesson, question, topic } from '@matraz/infra/read-models/catalog-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import { readerColumns } from '../http/reader.ts';
import type { Place } from './place.ts';

const questionFields = select(
  question,
  ['id', 'topic_id', 'version', 'correct_answer', 'explanation', 'xp_reward'],
  'q',
);
const lessonFields = select(lesson, ['id', 'topic_id'], 'l');
const topicFields = select(topic, ['order_index'], 't');

export type QuestionToAnswer = RowOf<typeof questionFields> & Place & Pick<JudgedQuestion, 'optionCount'>;

export const selectQuestionToAnswer = async (
  pool: pg.Pool,
  userId: string,
  questionId: string,
): Promise<QuestionToAnswer | undefined> => {
  const { rows } = await pool.query<QuestionToAnswer>(
    `select ${questionFields.columns}, jsonb_array_length(q.options) as "optionCount", ${topicFields.columns},
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

export type LessonToComplete = RowOf<typeof lessonFields> & Place;

export const selectLessonToComplete = async (
  pool: pg.Pool,
  userId: string,
  lessonId: string,
): Promise<LessonToComplete | undefined> => {
  const { rows } = await pool.query<LessonToComplete>(
    `select ${lessonFields.columns}, ${topicFields.columns},
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
