import { type Amounts, allowance } from '@matraz/domain/premium/free-tier';
import { isPremium } from '@matraz/domain/premium/premium-status';
import type { account } from '@matraz/infra/read-models/accounts-tables';
import type { premium } from '@matraz/infra/read-models/premium-tables';
import type { Row } from '@matraz/infra/read-models/table';

/** Who reads, as far as it decides what may be seen. Comes with the content, in the same query: see `readerColumns`. */
export interface Reader {
  isAdmin: Row<typeof account>['is_admin'];
  premiumUntil: Row<typeof premium>['expires_at'] | null;
}

/** For a select whose `$1` is the account. */
export const readerColumns = `
  coalesce((select is_admin from read.account where user_id = $1), false) as "isAdmin",
  (select expires_at from read.premium where user_id = $1) as "premiumUntil"`;

interface Topic extends Reader {
  /** Place of the topic within its unit. */
  orderIndex: number;
}

/** How much of a topic this reader may act on: answer, complete. An administrator's own Premium decides as everybody's. */
export const mayOpen = ({ orderIndex, premiumUntil }: Topic, there: Amounts, now: Date): Amounts =>
  allowance({ orderIndex, isPremium: isPremium({ expiresAt: premiumUntil }, now), ...there });

/** How much of a topic this reader may see: administrators see all content. */
export const maySee = (topic: Topic, there: Amounts, now: Date): Amounts =>
  topic.isAdmin ? there : mayOpen(topic, there, now);
