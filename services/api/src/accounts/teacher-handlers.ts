import { changePublishing } from '@matraz/application/accounts/change-publishing';
import { revokeTeacher } from '@matraz/application/accounts/change-teacher';
import { noteSecurity } from '@matraz/infra/identity/security-events';
import {
  createStaffInvitation,
  selectTeacherInvitations,
  withdrawTeacherInvitation,
} from '@matraz/infra/identity/staff-invitations';
import { teacherInvitationMail } from '@matraz/infra/mail/class-texts';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import { keepMail } from '@matraz/infra/mail/outbox';
import { inTransaction } from '@matraz/infra/postgres/in-transaction';
import type { ClassDeps } from '../classes/deps.ts';
import { selectTeachers } from '../classes/select-teachers.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';

/** Where a new teacher arrives. */
const firstPage = '/docente';

export const teacherHandlers: Handlers<
  'listTeachers' | 'inviteTeacher' | 'withdrawTeacherInvitation' | 'changeTeacherPublishing' | 'revokeTeacher',
  ClassDeps
> = {
  listTeachers: async ({ context }, { pool }) => {
    const [teachers, invitations] = await Promise.all([
      selectTeachers(pool),
      selectTeacherInvitations({ pool }, context.now),
    ]);
    return {
      teachers: teachers.map(({ since, ...teacher }) => ({ ...teacher, since: since.toISOString() })),
      invitations: invitations.map(({ email, expiresAt }) => ({ email, expiresAt: expiresAt.toISOString() })),
    };
  },

  inviteTeacher: async ({ body: { email }, context }, { pool, config, mailLimit }) => {
    const isMailed = mailDeliveryOf(config) !== 'none' && (await mailLimit.allows(email));
    return inTransaction(pool, async (client) => {
      const invited = { email, role: 'teacher', now: context.now } as const;
      const { token, expiresAt } = await createStaffInvitation({ pool: client }, invited);
      const link = `${config.publicUrl}/api/login?returnTo=${firstPage}&invitation=${token}`;
      if (isMailed) await keepMail(client, teacherInvitationMail(email, { link, until: expiresAt }), null);
      return { link, expiresAt: expiresAt.toISOString(), isMailed };
    });
  },

  withdrawTeacherInvitation: async ({ body: { email } }, { pool }) => {
    await withdrawTeacherInvitation({ pool }, email);
    return {};
  },

  changeTeacherPublishing: async ({ params, body: { isAllowed }, context }, deps) => {
    await changePublishing(deps, { userId: idOr('teacher_not_found', params.id), isAllowed }, context);
    return {};
  },

  revokeTeacher: async ({ userId, params, context }, deps) => {
    const teacherId = idOr('teacher_not_found', params.id);
    const { events } = await revokeTeacher(deps, teacherId, context);
    if (events.length > 0)
      await noteSecurity(deps.pool, {
        kind: 'teacher-revoked',
        account: { userId: teacherId },
        actorId: userId,
        at: context.now,
      });
    return {};
  },
};
