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
test('the next login opens nothing', () => given([opened]).when(open).thenNothing());
test('an account becomes an administrator', () => given([opened]).when(grant).then([granted]));
test('an administrator stays one', () => given([opened, granted]).when(grant).thenNothing());
test('an administrator is taken back', () => given([opened, granted]).when(revoke).then([revoked]));
test('nobody is taken back twice', () => given([opened, granted, revoked]).when(revoke).thenNothing());
test('and may be made one again', () => given([opened, granted, revoked]).when(grant).then([granted]));
test('there is no administrator without an account', () => given([]).when(grant).thenRefused('account_not_found'));
test('nor one to take back', () => given([]).when(revoke).thenRefused('account_not_found'));
