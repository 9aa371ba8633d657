import type { PersonalData } from '@matraz/contracts/accounts/personal-data';
import { provenEmail } from '@matraz/infra/identity/proven-email';
import type { ReadPart } from './part.ts';

type ClassRow = Omit<PersonalData['classes'][number], 'since'> & { since: Date | null };

export const readClasses: ReadPart<'classes'> = async ({ pool }, userId) => {
  const { rows } = await pool.query<ClassRow>(
    `select c.id as "classId", c.name, c.year, m.role, m.since
     from (
       select class_id, 'student' as role, joined_at as since from read.class_student where user_id = $1
       union all
       select class_id, 'teacher', null from read.class_teacher where user_id = $1
       union all
       select i.class_id, 'invited', i.invited_at
       from accounts.class_invitations i where lower(i.email) in (${provenEmail})
     ) m
     join read.class c on c.id = m.class_id
     order by c.year, c.name, c.id, m.role`,
    [userId],
  );
  return rows.map(({ since, ...row }) => ({ ...row, since: since?.toISOString() ?? null }));
};
