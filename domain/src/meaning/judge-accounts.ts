import type { AccountEvent } from '@matraz/contracts/accounts/events';
import { type Account, account } from '../accounts/account.ts';
import { type Doubt, judgeBy, type LoggedEvent } from './doubt.ts';

const commands = { AccountOpened: 'OpenAccount', AdminGranted: 'GrantAdmin', AdminRevoked: 'RevokeAdmin' } as const;

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
      return judgeBy(account, { state, event }, [{ type: commands[event.type], data: event.data }]);
    },
  };
};
