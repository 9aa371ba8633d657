import { type Accommodations, noAccommodations } from '@matraz/contracts/classes/accommodations';
import { DomainError } from '@matraz/domain/errors';
import { accommodation } from '@matraz/infra/read-models/classes-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';

const fields = select(accommodation, ['extra_time', 'large_text', 'hides_timer', 'breaks'], 'a');

export const selectAccommodations = async (pool: pg.Pool, userId: string): Promise<Accommodations> => {
  const { rows } = await pool.query<RowOf<typeof fields>>(
    `select ${fields.columns} from read.accommodation a where a.user_id = $1`,
    [userId],
  );
  return rows[0] ?? noAccommodations;
};

/** The student of a running class that the caller teaches, or any account for an administrator. @throws DomainError student_not_found */
export const requireOwnStudent = async (
  pool: pg.Pool,
  { studentId, userId, isAdmin }: { studentId: string; userId: string; isAdmin: boolean },
): Promise<void> => {
  const { rows } = await pool.query(
    `select from accounts.users u
     where u.id = $1
     and (
       $3
       or exists (
         select from read.class_student s join read.class_teacher t on t.class_id = s.class_id
         join read.class c on c.id = s.class_id
         where s.user_id = u.id and t.user_id = $2 and not c.is_archived
       )
     )`,
    [studentId, userId, isAdmin],
  );
  if (rows.length === 0) throw new DomainError('student_not_found');
};
