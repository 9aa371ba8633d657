-- The person's own picture. Its name changes with every upload.
create table accounts.pictures (
  user_id uuid primary key references accounts.users (id) on delete cascade,
  name text not null unique,
  content bytea not null
);

comment on table accounts.pictures is 'Rows, not files by content: two people never share one, and a deleted picture is gone.';

-- For the list of sessions. Null: the session began before this release.
alter table accounts.sessions add column device text;
alter table accounts.sessions add column address_hash bytea;

comment on column accounts.sessions.device is 'Browser and system in words. The header itself is not kept.';
comment on column accounts.sessions.address_hash is 'HMAC-SHA256 of the address of the login, as in accounts.security_events.';

-- A new e-mail that waits for its proof. An account has at most one.
create table accounts.email_changes (
  local_user_id uuid primary key references accounts.local_users (id) on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

create index on accounts.email_changes (expires_at);

-- One-time links to an earlier, proven e-mail of an account, for an owner whose account was taken.
create table accounts.email_returns (
  token_hash bytea primary key,
  local_user_id uuid not null references accounts.local_users (id) on delete cascade,
  email text not null,
  expires_at timestamptz not null
);

create index on accounts.email_returns (local_user_id);
create index on accounts.email_returns (expires_at);

-- One-time links that take an unproven e-mail away from the account that registered it.
create table accounts.email_claims (
  token_hash bytea primary key,
  local_user_id uuid not null references accounts.local_users (id) on delete cascade,
  expires_at timestamptz not null
);

create index on accounts.email_claims (local_user_id);
create index on accounts.email_claims (expires_at);

-- A reminder and a new request send further links, and all of them work until one is used.
alter table accounts.email_confirmations drop constraint email_confirmations_pkey;
alter table accounts.email_confirmations drop constraint email_confirmations_token_hash_key;
alter table accounts.email_confirmations add primary key (token_hash);
create index on accounts.email_confirmations (local_user_id);

alter table accounts.local_users add column confirm_by timestamptz;
alter table accounts.local_users add column reminded_at timestamptz;

comment on column accounts.local_users.confirm_by is 'An account whose e-mail was not proven by then ends. Null: it was never asked, so it stays.';

create index unconfirmed_accounts on accounts.local_users (confirm_by) where email_confirmed_at is null and confirm_by is not null;
