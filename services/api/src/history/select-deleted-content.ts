import { deletedContent } from '@matraz/infra/read-models/catalog-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';

const fields = select(deletedContent, ['id', 'kind', 'deleted_at'], 'd');

/** More would not be looked through. */
const most = 50;

/** The newest deletions in a topic, newest first. */
export const selectDeletedContent = async (pool: pg.Pool, topicId: string): Promise<RowOf<typeof fields>[]> => {
  const { rows } = await pool.query<RowOf<typeof fields>>(
    `select ${fields.columns}
    from read.deleted_content d
    where d.topic_id = $1
    order by d.deleted_at desc, d.id
    limit ${most}`,
    [topicId],
  );
  return rows;
};
