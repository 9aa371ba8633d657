-- What proves a person besides her password: passkeys, codes by an app, recovery codes. Only for accounts of the embedded provider.
create table accounts.passkeys (
  id uuid primary key,
  local_user_id uuid not null references accounts.local_users (id) on delete cascade,
  -- In base64url, as browsers send it.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the authenticator says it was used. Most of them always say 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index on accounts.passkeys (local_user_id);

create table accounts.code_apps (
  local_user_id uuid primary key references accounts.local_users (id) on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  -- Null: no code was typed yet, so the app is not asked for.
  confirmed_at timestamptz,
  -- The 30 seconds of the last used code. It and older ones do not work again.
  last_step bigint
);

comment on column accounts.code_apps.sealed_secret is 'AES-256-GCM with a key derived from the session secret: who reads this table can make no code.';

create table accounts.recovery_codes (
  local_user_id uuid not null references accounts.local_users (id) on delete cascade,
  code_hash bytea not null,
  primary key (local_user_id, code_hash)
);

comment on column accounts.recovery_codes.code_hash is 'SHA-256 of 80 random bits. No key of the server is in it, so the codes work after a restore.';

-- Random bytes that a passkey signs. Each works once, for what it was made for.
create table accounts.challenges (
  challenge text primary key,
  purpose text not null,
  -- The id of a login in progress, or the hash of a session.
  bound_to text not null,
  expires_at timestamptz not null
);

create index on accounts.challenges (expires_at);

-- Logins with the right password that wait for the second factor.
create table accounts.second_steps (
  -- The id of the login in progress, which only the browser that began it can continue.
  interaction text primary key,
  local_user_id uuid not null references accounts.local_users (id) on delete cascade,
  expires_at timestamptz not null
);

create index on accounts.second_steps (local_user_id);
create index on accounts.second_steps (expires_at);

-- Of a user of the platform.
create function accounts.has_factor(user_id uuid) returns boolean stable language sql as $$
  select exists (
    select from accounts.users u
    join accounts.local_users l on l.id = case when u.issuer = 'urn:matraz:embedded' then u.subject::uuid end
    where u.id = has_factor.user_id
      and (
        exists (select from accounts.passkeys p where p.local_user_id = l.id)
        or exists (select from accounts.code_apps c where c.local_user_id = l.id and c.confirmed_at is not null)
      )
  )
$$;
