-- What was asked about personal data, and when it was answered. A person is an opaque id, so a row outlives the account.
create table accounts.data_requests (
  id uuid primary key,
  kind text not null check (kind in ('export', 'erasure')),
  -- Not a foreign key. The id of a user, or of a local account that never entered the platform.
  account_id uuid not null,
  -- `self`: the person in her profile. `operator`: asked on paper. `platform`: the e-mail was never confirmed.
  by text not null check (by in ('self', 'operator', 'platform')),
  asked_at timestamptz not null,
  answered_at timestamptz not null,
  -- A number of a case, as the operator typed it. No name and no address.
  reference text,
  -- When the deleted rows left the files of the database too. Null: not yet, or an export.
  residues_removed_at timestamptz
);

create unique index data_requests_erasure on accounts.data_requests (account_id) where kind = 'erasure';
create index on accounts.data_requests (id) where kind = 'erasure' and residues_removed_at is null;

-- The mails of an account are found by its address.
create index mails_address on accounts.mails (lower(address));
create index on accounts.data_requests (account_id);
