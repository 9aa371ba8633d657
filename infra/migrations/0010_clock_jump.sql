-- The last jump of the database's clock, as a service found it. One row, or none.
create table ops.clock_jump (
  only_row boolean primary key default true check (only_row),
  -- By the clock after the jump.
  at timestamptz not null,
  -- Negative: set back.
  seconds int not null
);
