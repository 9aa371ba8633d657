import type { AccountEvent, ErasureReason } from '@matraz/contracts/accounts/events';
import type { Command, Decider } from '../decider.ts';
import { DomainError } from '../errors.ts';

export type AccountCommand =
  | Command<'OpenAccount', { userId: string }>
  | Command<'GrantAdmin', { userId: string }>
  | Command<'RevokeAdmin', { userId: string }>
  | Command<'GrantTeacher', { userId: string }>
  | Command<'RevokeTeacher', { userId: string }>
  | Command<'AllowPublishing', { userId: string }>
  | Command<'WithdrawPublishing', { userId: string }>
  | Command<'GiveConsent', { userId: string; version: string; needsGuardian: boolean }>
  | Command<'GiveGuardianConsent', { userId: string; version: string }>
  | Command<'EraseAccount', { userId: string; reason: ErasureReason }>;

export interface Account {
  opened: boolean;
  isAdmin: boolean;
  isTeacher: boolean;
  /** A teacher who publishes her own exams. */
  mayPublish: boolean;
  /** The newest version of the texts that the account accepted. Null: none. */
  consent: string | null;
  /** The person's guardian has not agreed yet. Only the guardian ends the wait, not a newer consent of the child. */
  awaitsGuardian: boolean;
  erased: boolean;
}

const decide = ({ type, data }: AccountCommand, account: Account): AccountEvent[] => {
  if (type === 'EraseAccount' && account.erased) return [];
  if (account.erased) throw new DomainError('account_erased');
  if (type === 'OpenAccount') return account.opened ? [] : [{ type: 'AccountOpened', data }];
  if (!account.opened) throw new DomainError('account_not_found');
  switch (type) {
    case 'GrantAdmin':
      return account.isAdmin ? [] : [{ type: 'AdminGranted', data }];
    case 'RevokeAdmin':
      return account.isAdmin ? [{ type: 'AdminRevoked', data }] : [];
    case 'GrantTeacher':
      return account.isTeacher ? [] : [{ type: 'TeacherGranted', data }];
    case 'RevokeTeacher':
      return account.isTeacher ? [{ type: 'TeacherRevoked', data }] : [];
    case 'AllowPublishing':
      if (!account.isTeacher) throw new DomainError('teacher_not_found');
      return account.mayPublish ? [] : [{ type: 'PublishingAllowed', data }];
    case 'WithdrawPublishing':
      return account.mayPublish ? [{ type: 'PublishingWithdrawn', data }] : [];
    // A consent that is repeated, also with another age, changes nothing.
    case 'GiveConsent':
      return account.consent !== null && account.consent >= data.version ? [] : [{ type: 'ConsentGiven', data }];
    case 'GiveGuardianConsent':
      return account.awaitsGuardian ? [{ type: 'GuardianConsentGiven', data }] : [];
    case 'EraseAccount':
      return [{ type: 'AccountErased', data }];
  }
};

const evolve = (account: Account, { type, data }: AccountEvent): Account => {
  switch (type) {
    case 'AccountOpened':
      return { ...account, opened: true };
    case 'AdminGranted':
      return { ...account, isAdmin: true };
    case 'AdminRevoked':
      return { ...account, isAdmin: false };
    case 'TeacherGranted':
      return { ...account, isTeacher: true };
    case 'TeacherRevoked':
      return { ...account, isTeacher: false, mayPublish: false };
    case 'PublishingAllowed':
      return { ...account, mayPublish: true };
    case 'PublishingWithdrawn':
      return { ...account, mayPublish: false };
    case 'ConsentGiven':
      return { ...account, consent: data.version, awaitsGuardian: account.awaitsGuardian || data.needsGuardian };
    case 'GuardianConsentGiven':
      return { ...account, awaitsGuardian: false };
    case 'AccountErased':
      return { ...account, isAdmin: false, isTeacher: false, mayPublish: false, erased: true };
  }
};

export const account: Decider<Account, AccountCommand, AccountEvent> = {
  initialState: () => ({
    opened: false,
    isAdmin: false,
    isTeacher: false,
    mayPublish: false,
    consent: null,
    awaitsGuardian: false,
    erased: false,
  }),
  decide,
  evolve,
};
