-- The last move of the event log to another engine. One row, or none.
create table ops.log_move (
  only_row boolean primary key default true check (only_row),
  -- What `events move --to` was given, without user and password.
  target text not null,
  -- Null until the platform uses the new log.
  finished_at timestamptz
);

-- A copy of the log has the same events at the same positions, but another id. One row.
create table es.log (
  only_row boolean primary key default true check (only_row),
  id uuid not null default gen_random_uuid()
);
insert into es.log default values;
