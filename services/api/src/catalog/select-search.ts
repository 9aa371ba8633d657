import { type ItemPlace, isTopicVisible, placeColumn, premiumColumn } from '@matraz/application/catalog/content-access';
import type pg from 'pg';

/** Rows of each kind, the best first. Many of them may be locked for the user. */
const mostOfKind = 500;

export interface FoundRow extends ItemPlace {
  kind: 'topic' | 'lesson' | 'question';
  id: string;
  topicId: string;
  topicTitle: string;
  courseId: number;
  unit: string;
  status: 'published' | 'draft';
  lessonTitle: string | null;
  /** The stem of each word that was searched, in order. */
  stems: string[];
}

/** SQL: every word matches by its stem, or as it is typed. `$2` are the words. */
const querySql = (words: number) =>
  Array.from({ length: words }, (_, place) => {
    const word = `($2::text[])[${place + 1}]`;
    return `(to_tsquery('pg_catalog.spanish', ${word}) || to_tsquery('pg_catalog.simple', ${word}))`;
  }).join(' && ');

/** SQL: the items of the topics that have some of the best. Counting once is cheaper than for each item. */
const placedSql = (table: 'lesson' | 'question', title: string, order: string) => `
  select o.id, ${title} as title, (row_number() over (partition by o.topic_id order by ${order}) - 1)::int as before,
    (count(*) over (partition by o.topic_id))::int as total
  from read.${table} o where o.topic_id in (select b.topic_id from best b where b.kind = '${table}')`;

/** @param words folded, of letters and digits only. The last one may be half typed. */
export const selectSearch = async (
  pool: pg.Pool,
  { userId, isAdmin, words }: { userId: string; isAdmin: boolean; words: readonly string[] },
): Promise<FoundRow[]> => {
  const asked = words.map((word, place) => (place === words.length - 1 ? `${word}:*` : word));
  const { rows } = await pool.query<FoundRow>(
    `with asked as (select ${querySql(words.length)} as query),
     found as (
       select s.id, s.topic_id, s.kind, ts_rank(s.words, asked.query) as rank,
         row_number() over (partition by s.kind order by ts_rank(s.words, asked.query) desc, s.id) as place
       from asked, read.search_item s
       join read.topic t on t.id = s.topic_id
       where s.words @@ asked.query
       and ${isTopicVisible}
     ),
     best as (select * from found where place <= ${mostOfKind}),
     l as (${placedSql('lesson', 'o.title', 'o.order_index, o.id')}),
     q as (${placedSql('question', 'null', 'o.id')})
     select f.kind, f.id, t.id as "topicId", t.title as "topicTitle", t.course_id as "courseId", t.unit, t.status,
       l.title as "lessonTitle", ${placeColumn}, ${premiumColumn},
       coalesce(l.before, q.before, 0) as before, coalesce(l.total, q.total, 0) as total,
       array(
         select coalesce((ts_lexize('pg_catalog.spanish_stem', w.word))[1], w.word)
         from unnest($4::text[]) with ordinality w (word, place) order by w.place
       ) as stems
     from best f
     join read.topic t on t.id = f.topic_id
     left join l on f.kind = 'lesson' and l.id = f.id
     left join q on f.kind = 'question' and q.id = f.id
     where f.kind = 'topic' or l.id is not null or q.id is not null
     order by f.rank desc, f.id`,
    [userId, asked, isAdmin, words],
  );
  return rows;
};

/** @returns HTML of lessons and questions, by id */
export const selectSearched = async (pool: pg.Pool, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await pool.query<{ id: string; content: string }>(
    `select id, content from read.lesson where id = any($1::uuid[])
     union all select id, question from read.question where id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
};
