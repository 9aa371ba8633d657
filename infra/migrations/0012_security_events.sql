-- What happened to the safety of accounts, for a year. No names, addresses or texts: a source is a keyed hash.
create table accounts.security_events (
  id uuid primary key,
  kind text not null,
  -- Not a foreign key: the note outlives an erased account, and names it by an opaque id alone.
  user_id uuid,
  -- Who did it, when it was another person or an operator. Null: the account's own person, or nobody who is known.
  actor_id uuid,
  by_operator boolean not null default false,
  address_hash bytea,
  browser_hash bytea,
  at timestamptz not null,
  -- The same in the same minute is one row, so that a program cannot fill the table.
  times int not null default 1
);

comment on column accounts.security_events.address_hash is 'HMAC-SHA256 of the address, with a key derived from the session secret.';

create unique index security_events_once on accounts.security_events
  (user_id, kind, actor_id, address_hash, date_bin('1 minute', at, timestamptz 'epoch')) nulls not distinct;
create index on accounts.security_events (user_id, at);
create index on accounts.security_events (at);
