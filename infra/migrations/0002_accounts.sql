create schema accounts;

comment on schema accounts is 'Everything personal: names, e-mails, pictures. Outside the log, so that it can be deleted.';

create table accounts.users (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  first_name text,
  last_name text,
  email text,
  profile_image_url text,
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);

comment on column accounts.users.issuer is 'Who vouches for the subject: an OIDC issuer, or urn:matraz:embedded, which outlives a change of address.';

create table accounts.sessions (
  id_hash bytea primary key,
  user_id uuid not null references accounts.users (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);

comment on column accounts.sessions.id_hash is 'SHA-256 of the id in the cookie: who reads this table can take over no session.';

create index on accounts.sessions (user_id);
create index on accounts.sessions (last_seen_at);

-- The embedded identity provider's own accounts.
create table accounts.local_users (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null default now()
);

create unique index local_users_email on accounts.local_users (lower(email));

-- What the embedded identity provider has to remember between requests: interactions, codes, tokens, grants.
create table accounts.oidc_artifacts (
  name text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (name, id)
);

create index on accounts.oidc_artifacts (grant_id) where grant_id is not null;
create index on accounts.oidc_artifacts (user_code) where user_code is not null;
create index on accounts.oidc_artifacts (uid) where uid is not null;
create index on accounts.oidc_artifacts (expires_at);
