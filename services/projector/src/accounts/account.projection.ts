import type { UserChange } from '@matraz/contracts/updates';
import type { Projection, Recorded } from '../projection.ts';
import { statement } from '../statement.ts';

const openAccount = statement({
  name: 'open_account',
  given: { user_id: 'uuid', opened_at: 'timestamptz' },
  key: (row) => row.user_id,
  merge: (earlier) => earlier,
  text: `
    insert into account (user_id, opened_at, is_admin)
    select user_id, opened_at, false from $given
    on conflict (user_id) do nothing`,
});

const setAdmin = statement({
  name: 'set_admin',
  given: { user_id: 'uuid', is_admin: 'boolean' },
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
  tables: `
    create table account (
      user_id uuid primary key,
      opened_at timestamptz not null,
      is_admin boolean not null
    );`,
  together: [['AccountOpened'], ['AdminGranted', 'AdminRevoked']],
  on: {
    AccountOpened: ({ data, metadata }) => [openAccount({ user_id: data.userId, opened_at: metadata.occurredAt })],
    AdminGranted: ({ data }) => [setAdmin({ user_id: data.userId, is_admin: true })],
    AdminRevoked: ({ data }) => [setAdmin({ user_id: data.userId, is_admin: false })],
  },
  changes: { AccountOpened: ownScreens, AdminGranted: ownScreens, AdminRevoked: ownScreens },
};
