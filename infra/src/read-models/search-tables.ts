import { column, table, uuid } from './table.ts';

/** The words of topics, lessons and questions. Options, keys and explanations of questions are not in it. */
export const searchItem = table(
  'search_item',
  {
    id: uuid,
    /** Of a topic its own id. */
    topic_id: uuid,
    kind: column<'topic' | 'lesson' | 'question'>('text'),
    words: column<string>('tsvector'),
  },
  { primaryKey: ['id'], indexes: [['topic_id']], searched: ['words'] },
);

/**
 * SQL: a text without accents, as `foldText` of the domain. PostgreSQL's `unaccent` is an extension that not every server has.
 * @param sql the text
 */
const folded = (sql: string) => `lower(regexp_replace(normalize(${sql}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

/** SQL: what `words` contains. Stems find other forms of a word, whole words find a word that is half typed. */
export const wordsSql = (title: string, body: string): string => `
  setweight(to_tsvector('pg_catalog.spanish', ${folded(title)}), 'A')
  || setweight(to_tsvector('pg_catalog.spanish', ${folded(body)}), 'C')
  || setweight(to_tsvector('pg_catalog.simple', ${folded(`${title} || ' ' || ${body}`)}), 'D')`;
