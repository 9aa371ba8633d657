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

-- Every api process keeps sessions in memory. It hears from these triggers which sessions ended or changed. A later `last_seen_at`
-- is no news: it would be a notification per student and minute. The hash of a session id opens no session, so the payload may have it.

create function accounts.notify_deleted_sessions() returns trigger language plpgsql as $$
begin
  -- PostgreSQL refuses a payload of 8,000 bytes.
  perform pg_notify('matraz_sessions', json_build_object('changed', d.hashes)::text)
  from (
    select json_agg(encode(n.id_hash, 'base64')) as hashes
    from (select id_hash, row_number() over () as number from deleted) n
    group by n.number / 100
  ) d;
  return null;
end
$$;

create function accounts.notify_changed_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('matraz_sessions', json_build_object('changed', json_build_array(encode(old.id_hash, 'base64')))::text);
  return null;
end
$$;

create function accounts.notify_all_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('matraz_sessions', '{}');
  return null;
end
$$;

create trigger notify_deleted
after delete on accounts.sessions
referencing old table as deleted
for each statement execute function accounts.notify_deleted_sessions();

create trigger notify_changed
after update on accounts.sessions
for each row
when (
  old.id_hash <> new.id_hash
  or old.user_id <> new.user_id
  or old.created_at <> new.created_at
  or old.last_seen_at > new.last_seen_at
)
execute function accounts.notify_changed_session();

create trigger notify_truncated
after truncate on accounts.sessions
for each statement execute function accounts.notify_all_sessions();

-- The embedded identity provider's own accounts.
create table accounts.local_users (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null default now(),
  is_demo boolean not null default false
);

comment on column accounts.local_users.is_demo is 'Made by the demo, with a password that everybody knows: refused where the demo is off.';

create unique index local_users_email on accounts.local_users (lower(email));
-- Every start without the demo looks for accounts of the demo. It must not read the accounts of all students.
create index demo_accounts on accounts.local_users (id) where is_demo;

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

-- One-time links that make an account an administrator.
create table accounts.admin_invitations (
  token_hash bytea primary key,
  email text not null,
  expires_at timestamptz not null
);

comment on column accounts.admin_invitations.token_hash is 'SHA-256 of the token in the link: who reads this table cannot use the link.';
