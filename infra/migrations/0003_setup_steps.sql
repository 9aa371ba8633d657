-- What a start has done once and for all.
create table ops.setup_steps (
  name text primary key,
  done_at timestamptz not null default now()
);
