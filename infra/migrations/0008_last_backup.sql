-- The last backup that was written whole. One row, or none.
create table ops.last_backup (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null,
  events bigint not null
);
