import type { User } from '@matraz/contracts/accounts/http';
import { legalVersion } from '@matraz/contracts/accounts/legal';
import type { ReplyOf } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import { chileDay } from '@matraz/domain/practice/calendar';
import { streakAt } from '@matraz/domain/practice/streak';
import { isPremium } from '@matraz/domain/premium/premium-status';
import type { Config } from '@matraz/infra/config/config';
import { requiresFactor } from '@matraz/infra/identity/factors/required-factor';
import { embeddedIssuer, type PlatformUserRow } from '@matraz/infra/identity/platform-users';
import type { account, accountConsent } from '@matraz/infra/read-models/accounts-tables';
import type { studentXp } from '@matraz/infra/read-models/practice-tables';
import type { premium } from '@matraz/infra/read-models/premium-tables';
import type { Row } from '@matraz/infra/read-models/table';
import type { Deps } from '../deps.ts';
import { HttpProblem } from '../http/calls/problems.ts';

export interface UserRow extends Omit<PlatformUserRow, 'issuer' | 'subject'> {
  is_admin: Row<typeof account>['is_admin'] | null;
  consent_version: Row<typeof accountConsent>['version'] | null;
  awaits_guardian: Row<typeof accountConsent>['awaits_guardian'] | null;
  is_teacher: boolean;
  may_publish: boolean;
  is_in_exam: boolean;
  lacks_factor: boolean | null;
  premium_expires_at: Row<typeof premium>['expires_at'] | null;
  xp: Row<typeof studentXp>['xp'] | null;
  study_days: string[];
  new_answers: number;
  class_invitations: number;
  accommodations: User['accommodations'] | null;
  confirm_by: Date | null;
}

/** Where `picture.route.ts` serves the own picture. Its name follows. */
export const picturePath = '/api/user/picture/';

/** As many as the calendar of the streak may show: its weeks have room for one each. */
const mostUsedFreezes = 12;

/** Whether an exam of the user runs. */
const inExam = (user: string) =>
  `exists (select from read.open_attempt o join read.exam_attempt e on e.id = o.attempt_id where e.user_id = ${user})`;

/** Columns of `userTables`. */
export const userColumns = `
    u.id, u.first_name, u.last_name, u.email, u.created_at,
    coalesce('${picturePath}' || own.name, u.profile_image_url) as profile_image_url,
    case when l.email_confirmed_at is null then l.confirm_by end as confirm_by,
    a.is_admin, a.is_admin and not accounts.has_factor(u.id) as lacks_factor,
    c.version as consent_version, c.awaits_guardian,
    exists (select from read.teacher t where t.user_id = u.id) as is_teacher,
    exists (select from read.publisher b where b.user_id = u.id) as may_publish,
    ${inExam('u.id')} as is_in_exam,
    p.expires_at as premium_expires_at, x.xp,
    (select count(*)::int from accounts.question_reports r
     where r.user_id = u.id and r.answer is not null and r.seen_at is null) as new_answers,
    (select count(*)::int from accounts.class_invitations i join read.class s on s.id = i.class_id
     where lower(i.email) = lower(u.email) and not s.is_archived
     and (l.id is null or l.email_confirmed_at is not null)
     and not exists (select from read.class_student m where m.class_id = s.id and m.user_id = u.id)) as class_invitations,
    (select json_build_object('extraTime', a.extra_time, 'largeText', a.large_text, 'hidesTimer', a.hides_timer,
      'breaks', a.breaks)
     from read.accommodation a where a.user_id = u.id) as accommodations,
    array(select to_char(d.day, 'YYYY-MM-DD') from read.study_day d where d.user_id = u.id) as study_days`;

/** Names are in the schema `accounts`, everything else in the read models. `$1` is the user. */
export const userTables = `
  accounts.users u
  left join read.account a on a.user_id = u.id
  left join read.account_consent c on c.user_id = u.id
  left join read.premium p on p.user_id = u.id
  left join read.student_xp x on x.user_id = u.id
  left join accounts.pictures own on own.user_id = u.id
  left join accounts.local_users l on l.id = case when u.issuer = '${embeddedIssuer}' then u.subject::uuid end
  where u.id = $1`;

/** @throws HttpProblem session_required when the user was deleted */
export const requireUser = <Found extends UserRow>(row: Found | undefined): Found => {
  if (!row) throw new HttpProblem('session_required');
  return row;
};

export const isInExam = async ({ pool }: Pick<Deps, 'pool'>, userId: string): Promise<boolean> =>
  (await pool.query<{ runs: boolean }>(`select ${inExam('$1')} as runs`, [userId])).rows[0]?.runs ?? false;

/** An exam comes first, because its time is running. */
const pendingOf = ({ consent_version, awaits_guardian, is_in_exam }: UserRow) => {
  if (awaits_guardian) return 'guardian';
  return is_in_exam || (consent_version ?? '') >= legalVersion ? null : 'consent';
};

const streakOf = ({ study_days }: UserRow, now: Date) => {
  const { days, latest, savedFreezes, untilNextFreeze, frozenDays } = streakAt(study_days, chileDay(now));
  const freezes = { saved: savedFreezes, untilNext: untilNextFreeze, used: frozenDays.slice(-mostUsedFreezes) };
  return { streak: days, streakDay: latest, freezes };
};

export const toUser = (row: UserRow, config: Config, now: Date): ReplyOf<Calls['getUser']> => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  profileImageUrl: row.profile_image_url,
  isAdmin: row.is_admin ?? false,
  ...(row.is_teacher && { isTeacher: true as const }),
  ...(row.may_publish && { mayPublish: true as const }),
  ...(row.lacks_factor && requiresFactor(config) && { lacksFactor: true }),
  isPremium: isPremium({ expiresAt: row.premium_expires_at }, now),
  premiumExpiresAt: row.premium_expires_at?.toISOString() ?? null,
  xp: row.xp ?? 0,
  ...streakOf(row, now),
  createdAt: row.created_at.toISOString(),
  pending: pendingOf(row),
  confirmBy: row.confirm_by?.toISOString() ?? null,
  ...(row.new_answers > 0 && { newAnswers: row.new_answers }),
  ...(row.class_invitations > 0 && { classInvitations: row.class_invitations }),
  ...(row.accommodations && { accommodations: row.accommodations }),
});

/** @throws HttpProblem session_required when the user was deleted */
export const selectUser = async (
  { pool, config }: Pick<Deps, 'pool' | 'config'>,
  userId: string,
  now: Date,
): Promise<ReplyOf<Calls['getUser']>> => {
  const { rows } = await pool.query<UserRow>({
    name: 'user',
    text: `select ${userColumns} from ${userTables}`,
    values: [userId],
  });
  return toUser(requireUser(rows[0]), config, now);
};
