import type { UserChange } from '@matraz/contracts/updates';
import { account as table } from '@matraz/infra/read-models/accounts-tables';
import { pick } from '@matraz/infra/read-models/table';
import type { Projection, Recorded } from '../projection.ts';
import { statement } from '../statement.ts';

const openAccount = statement({
  name: 'open_account',
  given: pick(table, ['user_id', 'opened_at']),
  key: (row) => row.user_id,
  merge: (earlier) => earlier,
  text: `
    insert into account (user_id, opened_at, is_admin)
    select user_id, opened_at, false from $given
    on conflict (user_id) do nothing`,
});

const setAdmin = statement({
  name: 'set_admin',
  given: pick(table, ['user_id', 'is_admin']),
  key: (row) => row.user_id,
  text: `
    update account
    set is_admin = given.is_admin
    from $given
    where account.user_id = given.user_id`,
});

const ownScreens = ({ data }: Recorded<'AccountOpened' | 'AdminGranted' | 'AdminRevoked'>): UserChange[] => [
  [data.userId, 'user'],
  [data.userId, 'topics'],
];

export const account: Projection = {
  name: 'account',
  version: 1,
  tables: [table],
  together: [['AccountOpened'], ['AdminGranted', 'AdminRevoked']],
  on: {
    AccountOpened: ({ data, metadata }) => [openAccount({ user_id: data.userId, opened_at: metadata.occurredAt })],
    AdminGranted: ({ data }) => [setAdmin({ user_id: data.userId, is_admin: true })],
    AdminRevoked: ({ data }) => [setAdmin({ user_id: data.userId, is_admin: false })],
  },
  changes: { AccountOpened: ownScreens, AdminGranted: ownScreens, AdminRevoked: ownScreens },
};
