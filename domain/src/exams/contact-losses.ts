import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';

type ContactLost = Extract<ExamAttemptEvent, { type: 'ExamContactLost' }>['data'];

/** A time in which the page of the attempt was not heard of. `lostAt` identifies it. */
export type ContactLoss = Pick<ContactLost, 'lostAt' | 'regainedAt' | 'seconds' | 'cause'> & {
  /** Staff gave its seconds back. */
  isRepaired: boolean;
};

/** The losses after an event. Most events change none: then it is the same list. */
export const lossesAfter = (
  losses: readonly ContactLoss[],
  { type, data }: ExamAttemptEvent,
): readonly ContactLoss[] => {
  if (type === 'ExamContactLost') {
    const { lostAt, regainedAt, seconds, cause } = data;
    return [...losses, { lostAt, regainedAt, seconds, cause, isRepaired: false }];
  }
  if (type !== 'ExamTimeExtended' || data.repairs === undefined) return losses;
  const { repairs } = data;
  return losses.map((loss) => (repairs.includes(loss.lostAt) ? { ...loss, isRepaired: true } : loss));
};

/** Those of the losses that were not given back yet. @param lostAt ISO 8601, of each loss */
export const unrepaired = (losses: readonly ContactLoss[], lostAt: readonly string[]): readonly ContactLoss[] =>
  losses.filter((loss) => !loss.isRepaired && lostAt.includes(loss.lostAt));
