-- The last move of the event log to another engine. One row, or none.
create table ops.log_move (
  only_row boolean primary key default true check (only_row),
  -- What `events move --to` was given, without user and password.
  target text not null,
  -- Null until the platform uses the new log.
  finished_at timestamptz
);
