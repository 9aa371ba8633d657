import type { AccountEvent } from '@matraz/contracts/accounts/events';
import { type Account, type AccountCommand, account } from '../accounts/account.ts';
import { type Doubt, judgeBy, type LoggedEvent } from './doubt.ts';

/** The command that makes this event, with the same data. */
const commandOf = ({ type, data }: AccountEvent): AccountCommand => {
  switch (type) {
    case 'AccountOpened':
      return { type: 'OpenAccount', data };
    case 'AdminGranted':
      return { type: 'GrantAdmin', data };
    case 'AdminRevoked':
      return { type: 'RevokeAdmin', data };
    case 'TeacherGranted':
      return { type: 'GrantTeacher', data };
    case 'TeacherRevoked':
      return { type: 'RevokeTeacher', data };
    case 'PublishingAllowed':
      return { type: 'AllowPublishing', data };
    case 'PublishingWithdrawn':
      return { type: 'WithdrawPublishing', data };
    case 'ConsentGiven':
      return { type: 'GiveConsent', data };
    case 'GuardianConsentGiven':
      return { type: 'GiveGuardianConsent', data };
    case 'AccountErased':
      return { type: 'EraseAccount', data };
  }
};

export const createAccountsMeaning = () => {
  const states = new Map<string, Account>();
  const administrators = new Set<string>();
  return {
    /** A right may have been taken away a moment before, so a former administrator counts. */
    wasAdministrator: (userId: string): boolean => administrators.has(userId),

    judge(event: AccountEvent, { stream }: LoggedEvent): Doubt | undefined {
      const state = states.get(stream) ?? account.initialState();
      states.set(stream, account.evolve(state, event));
      if (event.type === 'AdminGranted') administrators.add(event.data.userId);
      return judgeBy(account, { state, event }, [commandOf(event)]);
    },
  };
};
