import type { AccountEvent } from '@matraz/contracts/accounts/events';
import { test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { account } from './account.ts';

const given = deciderSpec(account);
const data = { userId: 'ana' };
const opened: AccountEvent = { type: 'AccountOpened', data };
const granted: AccountEvent = { type: 'AdminGranted', data };
const revoked: AccountEvent = { type: 'AdminRevoked', data };
const erased: AccountEvent = { type: 'AccountErased', data: { ...data, reason: 'own-request' } };
const erase = { type: 'EraseAccount', data: { ...data, reason: 'own-request' } } as const;
const open = { type: 'OpenAccount', data } as const;
const grant = { type: 'GrantAdmin', data } as const;
const revoke = { type: 'RevokeAdmin', data } as const;

test('the first login opens an account', () => given([]).when(open).then([opened]));
test('a later login changes nothing', () => given([opened]).when(open).thenNothing());
test('an account is made an administrator', () => given([opened]).when(grant).then([granted]));
test('granting twice changes nothing', () => given([opened, granted]).when(grant).thenNothing());
test('the administrator role is revoked', () => given([opened, granted]).when(revoke).then([revoked]));
test('revoking twice changes nothing', () => given([opened, granted, revoked]).when(revoke).thenNothing());
test('the role can be granted again', () => given([opened, granted, revoked]).when(grant).then([granted]));
const makeTeacher = { type: 'GrantTeacher', data } as const;
const taught: AccountEvent = { type: 'TeacherGranted', data };
test('an account becomes a teacher once', () => {
  given([opened]).when(makeTeacher).then([taught]);
  given([opened, taught]).when(makeTeacher).thenNothing();
});
test('a teacher is allowed to publish, until that or her right to teach ends', () => {
  const allow = { type: 'AllowPublishing', data } as const;
  const withdraw = { type: 'WithdrawPublishing', data } as const;
  const allowed: AccountEvent = { type: 'PublishingAllowed', data };
  given([opened, taught]).when(allow).then([allowed]);
  given([opened, taught, allowed]).when(allow).thenNothing();
  given([opened, taught, allowed])
    .when(withdraw)
    .then([{ type: 'PublishingWithdrawn', data }]);
  given([opened, taught]).when(withdraw).thenNothing();
  given([opened, taught, allowed, { type: 'TeacherRevoked', data }, taught])
    .when(allow)
    .then([allowed]);
});
test('who does not teach is not allowed to publish', () => {
  given([opened])
    .when({ type: 'AllowPublishing', data } as const)
    .thenRefused('teacher_not_found');
});
test('a teacher loses the right once', () => {
  const revokeTeacher = { type: 'RevokeTeacher', data } as const;
  given([opened, taught])
    .when(revokeTeacher)
    .then([{ type: 'TeacherRevoked', data }]);
  given([opened]).when(revokeTeacher).thenNothing();
});
test('an administrator is no teacher by it', () => given([opened, granted]).when(makeTeacher).then([taught]));
test('an account is erased, with who wanted it', () => given([opened]).when(erase).then([erased]));
test('erasing twice changes nothing', () =>
  given([opened, erased])
    .when({ ...erase, data: { ...data, reason: 'unconfirmed' } })
    .thenNothing());
test.each([open, grant, revoke, makeTeacher])('an erased account refuses $type', (command) =>
  given([opened, granted, erased]).when(command).thenRefused('account_erased'),
);
test('only an account that was opened is erased', () => given([]).when(erase).thenRefused('account_not_found'));
test('granting needs an account', () => given([]).when(grant).thenRefused('account_not_found'));
test('revoking needs an account', () => given([]).when(revoke).thenRefused('account_not_found'));

const consent = (version: string, needsGuardian = false) =>
  ({ type: 'GiveConsent', data: { ...data, version, needsGuardian } }) as const;
const consented = (version: string, needsGuardian = false): AccountEvent => ({
  type: 'ConsentGiven',
  data: { ...data, version, needsGuardian },
});
const agree = { type: 'GiveGuardianConsent', data: { ...data, version: '2026-12-01' } } as const;
const agreed: AccountEvent = { type: 'GuardianConsentGiven', data: { ...data, version: '2026-12-01' } };

test('an account accepts a version of the texts', () =>
  given([opened])
    .when(consent('2026-12-01'))
    .then([consented('2026-12-01')]));
test('accepting a version twice changes nothing', () =>
  given([opened, consented('2026-12-01')])
    .when(consent('2026-12-01'))
    .thenNothing());
test('a newer version can be accepted', () =>
  given([opened, consented('2026-12-01')])
    .when(consent('2027-03-01'))
    .then([consented('2027-03-01')]));
test('an older version changes nothing', () =>
  given([opened, consented('2027-03-01')])
    .when(consent('2026-12-01'))
    .thenNothing());
test('a child cannot say later that no guardian is needed', () =>
  given([opened, consented('2026-12-01', true)])
    .when(consent('2026-12-01'))
    .thenNothing());
test('the guardian of a child agrees', () =>
  given([opened, consented('2026-12-01', true)])
    .when(agree)
    .then([agreed]));
test('a guardian who agrees twice changes nothing', () =>
  given([opened, consented('2026-12-01', true), agreed])
    .when(agree)
    .thenNothing());
test('who needs no guardian gets no consent of one', () =>
  given([opened, consented('2026-12-01')])
    .when(agree)
    .thenNothing());
test('a newer version needs the guardian again', () =>
  given([opened, consented('2026-01-01', true), agreed, consented('2026-12-01', true)])
    .when(agree)
    .then([agreed]));
test('a newer version without a guardian does not end the wait for one', () =>
  given([opened, consented('2026-01-01', true), consented('2026-12-01')])
    .when(agree)
    .then([agreed]));
test('consent needs an account', () => given([]).when(consent('2026-12-01')).thenRefused('account_not_found'));
test('the consent of a guardian needs an account', () => given([]).when(agree).thenRefused('account_not_found'));
