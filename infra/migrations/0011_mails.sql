-- E-mails to people. The api writes a row together with the change that it tells about, and the worker sends it.
create table accounts.mails (
  id uuid primary key,
  kind text not null,
  address text not null,
  -- Null after the mail was sent or given up, because they may contain a one-time link.
  subject text,
  body text,
  created_at timestamptz not null default now(),
  failures int not null default 0,
  -- When the worker tries next. Null: sent or given up.
  due_at timestamptz default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  check ((due_at is null) = (body is null) and (due_at is null) = (subject is null)),
  check ((due_at is null) = (sent_at is not null or failed_at is not null))
);

create index on accounts.mails (due_at) where due_at is not null;
create index on accounts.mails (created_at);

-- One-time links for a new password. An account has at most one.
create table accounts.password_resets (
  local_user_id uuid primary key references accounts.local_users (id) on delete cascade,
  token_hash bytea not null unique,
  -- The link went to the e-mail of the account, so its use proves the e-mail. Otherwise an operator handed it over.
  is_mailed boolean not null,
  expires_at timestamptz not null
);

comment on column accounts.password_resets.token_hash is 'SHA-256 of the token in the link: who reads this table cannot use the link.';

create index on accounts.password_resets (expires_at);

-- One-time links that prove the e-mail of an account. An account has at most one.
create table accounts.email_confirmations (
  local_user_id uuid primary key references accounts.local_users (id) on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

comment on column accounts.email_confirmations.token_hash is 'SHA-256 of the token in the link: who reads this table cannot use the link.';

create index on accounts.email_confirmations (expires_at);

alter table accounts.local_users add column email_confirmed_at timestamptz;

comment on column accounts.local_users.email_confirmed_at is 'When a link that was sent to the e-mail was used. Null: anyone may have typed it.';

-- A new password ends everything that the embedded provider remembers of the account.
create index oidc_artifacts_account on accounts.oidc_artifacts
  ((coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}')));
