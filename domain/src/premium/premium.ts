import type { PremiumEvent } from '@matraz/contracts/premium/events';
import type { Command, Decider } from '../decider.ts';
import { daysAfter, isPremium } from './premium-status.ts';

export type PremiumCommand = (
  | Command<'GrantPremium', { userId: string; days: number }>
  | Command<'RevokePremium', { userId: string }>
) & { now: Date };

export interface Premium {
  expiresAt: string | null;
}

/** A grant counts from `now` and never shortens Premium. Revoking ends Premium at once. */
const decide = (command: PremiumCommand, premium: Premium): PremiumEvent[] => {
  const { now } = command;
  const { userId } = command.data;
  if (command.type === 'RevokePremium') {
    return isPremium(premium, now) ? [{ type: 'PremiumRevoked', data: { userId, revokedAt: now.toISOString() } }] : [];
  }
  const expiresAt = daysAfter(now, command.data.days);
  if (premium.expiresAt !== null && new Date(premium.expiresAt) >= expiresAt) return [];
  return [
    {
      type: 'PremiumGranted',
      data: { userId, startsAt: now.toISOString(), expiresAt: expiresAt.toISOString() },
    },
  ];
};

const evolve = (_: Premium, { type, data }: PremiumEvent): Premium =>
  type === 'PremiumGranted' ? { expiresAt: data.expiresAt } : { expiresAt: null };

export const premium: Decider<Premium, PremiumCommand, PremiumEvent> = {
  initialState: () => ({ expiresAt: null }),
  decide,
  evolve,
};
