import type { AccountEvent } from '@matraz/contracts/accounts/events';
import type { Command, Decider } from '../decider.ts';
import { DomainError } from '../errors.ts';

export type AccountCommand =
  | Command<'OpenAccount', { userId: string }>
  | Command<'GrantAdmin', { userId: string }>
  | Command<'RevokeAdmin', { userId: string }>;

export interface Account {
  opened: boolean;
  isAdmin: boolean;
}

const decide = ({ type, data }: AccountCommand, account: Account): AccountEvent[] => {
  if (type === 'OpenAccount') return account.opened ? [] : [{ type: 'AccountOpened', data }];
  if (!account.opened) throw new DomainError('account_not_found');
  if (type === 'GrantAdmin') return account.isAdmin ? [] : [{ type: 'AdminGranted', data }];
  return account.isAdmin ? [{ type: 'AdminRevoked', data }] : [];
};

const evolve = (account: Account, { type }: AccountEvent): Account => {
  switch (type) {
    case 'AccountOpened':
      return { ...account, opened: true };
    case 'AdminGranted':
      return { ...account, isAdmin: true };
    case 'AdminRevoked':
      return { ...account, isAdmin: false };
  }
};

export const account: Decider<Account, AccountCommand, AccountEvent> = {
  initialState: () => ({ opened: false, isAdmin: false }),
  decide,
  evolve,
};
