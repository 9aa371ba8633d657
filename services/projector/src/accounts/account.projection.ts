import type { UserChange } from '@matraz/contracts/updates';
import { accountConsent, erasedAccount, account as table } from '@matraz/infra/read-models/accounts-tables';
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

const giveConsent = statement({
  name: 'give_consent',
  given: accountConsent.columns,
  key: (row) => row.user_id,
  merge: (earlier, later) => ({ ...later, awaits_guardian: earlier.awaits_guardian || later.awaits_guardian }),
  text: `
    insert into account_consent (user_id, version, awaits_guardian)
    select user_id, version, awaits_guardian from $given
    on conflict (user_id) do update
    set version = excluded.version, awaits_guardian = account_consent.awaits_guardian or excluded.awaits_guardian`,
});

const endWait = statement({
  name: 'end_wait_for_guardian',
  given: pick(accountConsent, ['user_id', 'awaits_guardian']),
  key: (row) => row.user_id,
  text: `
    update account_consent
    set awaits_guardian = given.awaits_guardian
    from $given
    where account_consent.user_id = given.user_id`,
});

const eraseAccount = statement({
  name: 'erase_account',
  given: erasedAccount.columns,
  key: (row) => row.user_id,
  merge: (earlier) => earlier,
  text: `
    insert into erased_account (user_id, erased_at, reason)
    select user_id, erased_at, reason from $given
    on conflict (user_id) do nothing`,
});

type OfAccount = Recorded<'AccountOpened' | 'AdminGranted' | 'AdminRevoked' | 'AccountErased'>;

const ownScreens = ({ data }: OfAccount): UserChange[] => [
  [data.userId, 'user'],
  [data.userId, 'topics'],
];

/** The projection of release 1.0.0, without consent and erased accounts. */
const previous: Projection = {
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

const ofUser = ({ data }: Recorded<'ConsentGiven' | 'GuardianConsentGiven'>): UserChange[] => [[data.userId, 'user']];

export const account: Projection = {
  ...previous,
  version: 2,
  previous,
  tables: [table, accountConsent, erasedAccount],
  together: [...previous.together, ['ConsentGiven'], ['GuardianConsentGiven'], ['AccountErased']],
  on: {
    ...previous.on,
    ConsentGiven: ({ data }) => [
      giveConsent({ user_id: data.userId, version: data.version, awaits_guardian: data.needsGuardian }),
    ],
    GuardianConsentGiven: ({ data }) => [endWait({ user_id: data.userId, awaits_guardian: false })],
    AccountErased: ({ data, metadata }) => [
      setAdmin({ user_id: data.userId, is_admin: false }),
      eraseAccount({ user_id: data.userId, erased_at: metadata.occurredAt, reason: data.reason }),
    ],
  },
  changes: { ...previous.changes, ConsentGiven: ofUser, GuardianConsentGiven: ofUser, AccountErased: ownScreens },
};
