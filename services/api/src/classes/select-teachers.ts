import { DomainError } from '@matraz/domain/errors';
import type pg from 'pg';
import { personName, personOrder } from '../accounts/person-name.ts';

interface TeacherRow {
  userId: string;
  name: string;
  email: string | null;
  since: Date;
  mayPublish: boolean;
}

/** Everybody who may teach, by last name. */
export const selectTeachers = async (pool: pg.Pool): Promise<TeacherRow[]> => {
  const { rows } = await pool.query<TeacherRow>(
    `select u.id as "userId", ${personName} as name, u.email, t.since,
       exists (select from read.publisher p where p.user_id = t.user_id) as "mayPublish"
     from read.teacher t
     cross join lateral (select * from accounts.users where id = t.user_id offset 0) u
     order by ${personOrder}`,
  );
  return rows;
};

/** @throws DomainError teacher_not_found when no account with this e-mail may teach or administer */
export const requireTeacherByEmail = async (pool: pg.Pool, email: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(
    `select u.id from accounts.users u
     where lower(u.email) = lower($1)
     and (exists (select from read.teacher t where t.user_id = u.id)
       or exists (select from read.account a where a.user_id = u.id and a.is_admin))
     order by u.created_at limit 1`,
    [email],
  );
  const [row] = rows;
  if (!row) throw new DomainError('teacher_not_found');
  return row.id;
};
