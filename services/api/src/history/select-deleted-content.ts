import { deletedContent } from '@matraz/infra/read-models/catalog-tables';
import { exam } from '@matraz/infra/read-models/exams-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';

const fields = select(deletedContent, ['id', 'kind', 'deleted_at'], 'd');

/** The page has no search, so a longer list would be of no use. */
const most = 50;

/** The newest deletions of one kind in a topic, newest first. */
export const selectDeletedContent = async (
  pool: pg.Pool,
  topicId: string,
  kind: RowOf<typeof fields>['kind'],
): Promise<RowOf<typeof fields>[]> => {
  const { rows } = await pool.query<RowOf<typeof fields>>(
    `select ${fields.columns}
    from read.deleted_content d
    where d.topic_id = $1 and d.kind = $2
    order by d.deleted_at desc, d.id
    limit ${most}`,
    [topicId, kind],
  );
  return rows;
};

const examFields = select(exam, ['id', 'title'], 'e');

/** The newest deleted exams, newest first. */
export const selectDeletedExams = async (
  pool: pg.Pool,
): Promise<(RowOf<typeof examFields> & { deletedAt: Date })[]> => {
  const { rows } = await pool.query<RowOf<typeof examFields> & { deletedAt: Date }>(
    `select ${examFields.columns}, e.deleted_at as "deletedAt"
    from read.exam e
    where e.is_deleted
    order by e.deleted_at desc, e.id
    limit ${most}`,
  );
  return rows;
};
