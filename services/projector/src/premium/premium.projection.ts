import type { UserChange } from '@matraz/contracts/updates';
import { premium as table } from '@matraz/infra/read-models/premium-tables';
import { pick } from '@matraz/infra/read-models/table';
import type { Projection, Recorded } from '../projection.ts';
import { statement } from '../statement.ts';

const grantPremium = statement({
  name: 'grant_premium',
  given: table.columns,
  key: (row) => row.user_id,
  text: `
    insert into premium (user_id, starts_at, expires_at)
    select user_id, starts_at, expires_at from $given
    on conflict (user_id) do update
    set starts_at = excluded.starts_at, expires_at = excluded.expires_at`,
});

/** Premium that was bought while Premium ran continues it. */
const purchasePremium = statement({
  name: 'purchase_premium',
  given: table.columns,
  key: (row) => row.user_id,
  merge: (earlier, later) =>
    earlier.expires_at >= later.starts_at ? { ...later, starts_at: earlier.starts_at } : later,
  text: `
    insert into premium (user_id, starts_at, expires_at)
    select user_id, starts_at, expires_at from $given
    on conflict (user_id) do update
    set starts_at = case when premium.expires_at >= excluded.starts_at then premium.starts_at else excluded.starts_at end,
      expires_at = excluded.expires_at`,
});

const endPremiumAt = statement({
  name: 'end_premium_at',
  given: pick(table, ['user_id', 'expires_at']),
  key: (row) => row.user_id,
  text: `
    update premium
    set expires_at = given.expires_at
    from $given
    where premium.user_id = given.user_id`,
});

const revokePremium = statement({
  name: 'revoke_premium',
  given: pick(table, ['user_id']),
  key: (row) => row.user_id,
  text: `
    delete from premium
    using $given
    where premium.user_id = given.user_id`,
});

/** Premium changes what is locked: on the topic pages, and in reviews, which leave out locked questions. */
const ownScreens = ({
  data,
}: Recorded<
  'PremiumGranted' | 'PremiumRevoked' | 'PremiumPurchased' | 'PremiumRefunded' | 'PremiumRestored'
>): UserChange[] => [
  [data.userId, 'user'],
  [data.userId, 'topics'],
  [data.userId, 'topic'],
  [data.userId, 'review'],
];

export const premium: Projection = {
  name: 'premium',
  version: 1,
  tables: [table],
  together: [['PremiumGranted'], ['PremiumRevoked'], ['PremiumPurchased']],
  on: {
    PremiumGranted: ({ data }) => [
      grantPremium({ user_id: data.userId, starts_at: data.startsAt, expires_at: data.expiresAt }),
    ],
    PremiumRevoked: ({ data }) => [revokePremium({ user_id: data.userId })],
    PremiumPurchased: ({ data }) => [
      purchasePremium({ user_id: data.userId, starts_at: data.startsAt, expires_at: data.expiresAt }),
    ],
    PremiumRestored: ({ data }) => [
      purchasePremium({ user_id: data.userId, starts_at: data.startsAt, expires_at: data.expiresAt }),
    ],
    PremiumRefunded: ({ data }) => [
      data.expiresAt === null
        ? revokePremium({ user_id: data.userId })
        : endPremiumAt({ user_id: data.userId, expires_at: data.expiresAt }),
    ],
  },
  changes: {
    PremiumGranted: ownScreens,
    PremiumRevoked: ownScreens,
    PremiumPurchased: ownScreens,
    PremiumRefunded: ownScreens,
    PremiumRestored: ownScreens,
  },
};
