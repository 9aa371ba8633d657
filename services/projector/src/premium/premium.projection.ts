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
const ownScreens = ({ data }: Recorded<'PremiumGranted' | 'PremiumRevoked'>): UserChange[] => [
  [data.userId, 'user'],
  [data.userId, 'topics'],
  [data.userId, 'topic'],
  [data.userId, 'review'],
];

export const premium: Projection = {
  name: 'premium',
  version: 1,
  tables: [table],
  together: [['PremiumGranted'], ['PremiumRevoked']],
  on: {
    PremiumGranted: ({ data }) => [
      grantPremium({ user_id: data.userId, starts_at: data.startsAt, expires_at: data.expiresAt }),
    ],
    PremiumRevoked: ({ data }) => [revokePremium({ user_id: data.userId })],
  },
  changes: { PremiumGranted: ownScreens, PremiumRevoked: ownScreens },
};
