-- When the page of a running attempt was heard of last. Not in the log: a page tells it every ten seconds. It ends with the account.
create table accounts.exam_contacts (
  attempt_id uuid primary key,
  user_id uuid not null references accounts.users (id) on delete cascade,
  began_at timestamptz not null,
  -- The first and the last contact that the newest write brought.
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Answers that the page had not sent yet. Null: the page did not tell.
  pending int,
  -- The student left the page, or it is hidden. Null: the page did not tell.
  is_away boolean,
  -- A loss of contact that has to be noted in the log. Null: none.
  lost_at timestamptz,
  regained_at timestamptz
) with (fillfactor = 60);

create index on accounts.exam_contacts (user_id);
create index on accounts.exam_contacts (began_at);
-- The few losses that are not in the log yet.
create index on accounts.exam_contacts (lost_at) where lost_at is not null;

-- Some api is alive. One row: each api writes it every few seconds. `away_from` to `away_to`: the last time in which none wrote it.
create table ops.api_beat (
  only_row boolean primary key default true check (only_row),
  last_at timestamptz not null,
  away_from timestamptz,
  away_to timestamptz
);
