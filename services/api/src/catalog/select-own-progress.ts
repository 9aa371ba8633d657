import { type ContentRights, premiumColumn } from '@matraz/application/catalog/content-access';
import type pg from 'pg';
import { listOf } from './list-of.ts';

export interface OwnProgress {
  answered: number;
  correct: number;
  isCompleted: boolean;
}
/** The user's progress in a topic. A topic without any is left out. */
export type OwnTopic = OwnProgress & { topicId: string };

const counts = `count(*)::int as answered, (count(*) filter (where p.correct))::int as correct`;

/** Selects `OwnTopic`. `$1` is the user. */
export const ownTopicsQuery = `
  select coalesce(own.topic_id, done.topic_id) as "topicId",
    coalesce(own.answered, 0) as answered,
    coalesce(own.correct, 0) as correct,
    done.topic_id is not null as "isCompleted"
  from (
    select q.topic_id, ${counts}
    from read.question_progress p
    join read.practice_question q on q.question_id = p.question_id
    where p.user_id = $1
    group by q.topic_id
  ) own
  full join (select topic_id from read.topic_completion where user_id = $1) done on done.topic_id = own.topic_id`;

/** Selects `ReadPosition`: the catalog that a reply shows is at least as new as its query. */
export const readPositionColumn = `coalesce((select position from read.checkpoint), 0) as "readPosition"`;

/** Where the read tables were in the log. */
export interface ReadPosition {
  readPosition: string;
}

type Listed = ReadPosition & { own: OwnTopic[] };

export const selectOwnTopics = async (pool: pg.Pool, userId: string): Promise<Listed> => {
  const { rows } = await pool.query<Listed>({
    name: 'own-topics',
    text: `select ${readPositionColumn}, ${listOf(ownTopicsQuery)} as own`,
    values: [userId],
  });
  const [listed] = rows;
  if (!listed) throw new Error('a select without from returns one row');
  return listed;
};

type Premium = Pick<ContentRights, 'premiumUntil'>;

export const selectPremium = async (pool: pg.Pool, userId: string): Promise<Premium & ReadPosition> => {
  const { rows } = await pool.query<Premium & ReadPosition>({
    name: 'own-premium',
    text: `select ${premiumColumn}, ${readPositionColumn}`,
    values: [userId],
  });
  const [premium] = rows;
  if (!premium) throw new Error('a select without from returns one row');
  return premium;
};

export const selectOwnTopic = async (
  pool: pg.Pool,
  userId: string,
  topicId: string,
): Promise<OwnProgress & Premium & ReadPosition> => {
  const { rows } = await pool.query<OwnProgress & Premium & ReadPosition>({
    name: 'own-topic',
    text: `select own.answered, own.correct,
      exists (select from read.topic_completion c where c.user_id = $1 and c.topic_id = $2) as "isCompleted",
      ${premiumColumn}, ${readPositionColumn}
    from (
      select ${counts}
      from read.practice_question q
      join read.question_progress p on p.question_id = q.question_id and p.user_id = $1
      where q.topic_id = $2
    ) own`,
    values: [userId, topicId],
  });
  const [own] = rows;
  if (!own) throw new Error('an aggregate returns one row');
  return own;
};
