import { noAccommodations } from '@matraz/contracts/classes/accommodations';
import { accommodation } from '@matraz/infra/read-models/classes-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type { ReadPart } from './part.ts';

const fields = select(accommodation, ['extra_time', 'large_text', 'hides_timer', 'breaks'], 'a');

export const readAccommodations: ReadPart<'accommodations'> = async ({ pool }, userId) => {
  const { rows } = await pool.query<RowOf<typeof fields>>(
    `select ${fields.columns} from read.accommodation a where a.user_id = $1`,
    [userId],
  );
  return rows[0] ?? noAccommodations;
};
