import type { AccountEvent } from '@matraz/contracts/accounts/events';
import { test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { account } from './account.ts';

const given = deciderSpec(account);
const data = { userId: 'ana' };
const opened: AccountEvent = { type: 'AccountOpened', data };
const granted: AccountEvent = { type: 'AdminGranted', data };
const revoked: AccountEvent = { type: 'AdminRevoked', data };
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
test('granting needs an account', () => given([]).when(grant).thenRefused('account_not_found'));
test('revoking needs an account', () => given([]).when(revoke).thenRefused('account_not_found'));
