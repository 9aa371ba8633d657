-- What a student was celebrated for, so that each moment is shown once on all devices.
create table accounts.moments (
  user_id uuid not null references accounts.users (id) on delete cascade,
  kind text not null,
  -- The highest level, the best score or the latest day (since 1970) that was shown: each kind only grows.
  up_to int not null,
  primary key (user_id, kind)
);

-- Reminders that a student asked for.
create table accounts.reminders (
  user_id uuid primary key references accounts.users (id) on delete cascade,
  -- Of the day in Chile.
  hour smallint not null check (hour between 0 and 23),
  by_mail boolean not null,
  by_push boolean not null,
  -- In the links of the mails. It can only end reminders, and the links of older mails must work too, so it is no hash.
  stop_token text not null unique,
  -- The last day in Chile for which a process decided. It is written before the sending, so nothing is sent twice.
  decided_on date not null default '-infinity',
  check (by_mail or by_push)
);

create index on accounts.reminders (hour, decided_on);

-- Browsers that show reminders. The keys encrypt what is sent to them.
create table accounts.push_subscriptions (
  id uuid primary key,
  user_id uuid not null references accounts.users (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);

create index on accounts.push_subscriptions (user_id, created_at);

-- Where one click ends mails of this kind. Null: mails that cannot be ended.
alter table accounts.mails add column stop_url text;
