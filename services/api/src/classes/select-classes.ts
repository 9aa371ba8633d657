import type { ClassOffer, OwnClass, TaughtClass } from '@matraz/contracts/classes/http';
import { DomainError } from '@matraz/domain/errors';
import { provenEmail } from '@matraz/infra/identity/proven-email';
import { classroom } from '@matraz/infra/read-models/classes-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type pg from 'pg';
import { personName, personOrder } from '../accounts/person-name.ts';
import { listOf } from '../catalog/list-of.ts';

const teachersOfClass = listOf(`
  select u.id as "userId", ${personName} as name
  from read.class_teacher t join accounts.users u on u.id = t.user_id
  where t.class_id = c.id order by ${personOrder}`);

const teacherNames = `array(
  select ${personName} from read.class_teacher t join accounts.users u on u.id = t.user_id
  where t.class_id = c.id order by ${personOrder})`;

const fields = select(classroom, ['id', 'name', 'year', 'is_archived', 'code', 'code_expires_at'], 'c');

type TaughtRow = RowOf<typeof fields> & Pick<TaughtClass, 'teachers' | 'students'>;

const taughtClassOf = (
  { id, name, year, isArchived, code, codeExpiresAt, teachers, students }: TaughtRow,
  now: Date,
): TaughtClass => ({
  id,
  name,
  year,
  isArchived,
  teachers,
  students,
  code:
    code !== null && codeExpiresAt !== null && codeExpiresAt > now
      ? { code, expiresAt: codeExpiresAt.toISOString() }
      : null,
});

const taughtColumns = `${fields.columns}, ${teachersOfClass} as teachers,
  (select count(*)::int from read.class_student s join accounts.users u on u.id = s.user_id where s.class_id = c.id) as students`;

/** `$1` teaches class `c`, or `$2`: is an administrator. */
const isTaught = '($2 or exists (select from read.class_teacher t where t.class_id = c.id and t.user_id = $1))';

interface Viewer {
  userId: string;
  isAdmin: boolean;
}

/** Running classes first, the newest year first. */
export const selectTaughtClasses = async (
  pool: pg.Pool,
  { userId, isAdmin }: Viewer,
  now: Date,
): Promise<TaughtClass[]> => {
  const { rows } = await pool.query<TaughtRow>(
    `select ${taughtColumns} from read.class c where ${isTaught} order by c.is_archived, c.year desc, lower(c.name), c.id`,
    [userId, isAdmin],
  );
  return rows.map((row) => taughtClassOf(row, now));
};

/** @throws DomainError class_not_found, also for a teacher of other classes */
export const requireTaughtClass = async (
  pool: pg.Pool,
  { userId, isAdmin, classId }: Viewer & { classId: string },
  now: Date,
): Promise<TaughtClass> => {
  const { rows } = await pool.query<TaughtRow>(
    `select ${taughtColumns} from read.class c where c.id = $3 and ${isTaught}`,
    [userId, isAdmin, classId],
  );
  const [row] = rows;
  if (!row) throw new DomainError('class_not_found');
  return taughtClassOf(row, now);
};

interface OfferRow {
  classId: string;
  name: string;
  year: number;
  teachers: string[];
}

const offerColumns = `c.id as "classId", c.name, c.year, ${teacherNames} as teachers`;

/** The classes of a student, also archived ones, so that she can leave them; and the running ones to which her e-mail is invited. */
export const selectOwnClasses = async (
  pool: pg.Pool,
  userId: string,
): Promise<{ classes: OwnClass[]; invitations: ClassOffer[] }> => {
  const { rows } = await pool.query<OfferRow & { joinedAt: Date | null; isArchived: boolean }>(
    `select ${offerColumns}, c.is_archived as "isArchived", s.joined_at as "joinedAt"
     from read.class c join read.class_student s on s.class_id = c.id
     where s.user_id = $1
     union all
     select ${offerColumns}, c.is_archived, null
     from accounts.class_invitations i join read.class c on c.id = i.class_id
     where lower(i.email) in (${provenEmail}) and not c.is_archived
     and not exists (select from read.class_student s where s.class_id = c.id and s.user_id = $1)
     order by "isArchived", 3 desc, 2, 1`,
    [userId],
  );
  return {
    classes: rows.flatMap(({ joinedAt, ...row }) => (joinedAt ? [{ ...row, joinedAt: joinedAt.toISOString() }] : [])),
    invitations: rows.flatMap(({ joinedAt, isArchived: _, ...row }) => (joinedAt ? [] : [row])),
  };
};

/** @throws DomainError class_code_unknown, also for a code that has ended */
export const requireClassOfCode = async (
  pool: pg.Pool,
  { code, userId }: { code: string; userId: string },
  now: Date,
): Promise<ClassOffer & { isMember: boolean }> => {
  const { rows } = await pool.query<OfferRow & { isMember: boolean }>(
    `select ${offerColumns},
       exists (select from read.class_student s where s.class_id = c.id and s.user_id = $2) as "isMember"
     from read.class c where c.code = $1 and c.code_expires_at > $3 and not c.is_archived`,
    [code, userId, now],
  );
  const [row] = rows;
  if (!row) throw new DomainError('class_code_unknown');
  return row;
};

/** Whether the user's e-mail is invited to the class. */
export const isInvitedToClass = async (
  pool: pg.Pool,
  { classId, userId }: { classId: string; userId: string },
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `select from accounts.class_invitations i where i.class_id = $2 and lower(i.email) in (${provenEmail})`,
    [userId, classId],
  );
  return rowCount !== 0;
};

/** After the answer. A student who leaves later is not asked again. */
export const endClassInvitation = async (
  pool: pg.Pool,
  { classId, userId }: { classId: string; userId: string },
): Promise<void> => {
  await pool.query(`delete from accounts.class_invitations where class_id = $2 and lower(email) in (${provenEmail})`, [
    userId,
    classId,
  ]);
};
