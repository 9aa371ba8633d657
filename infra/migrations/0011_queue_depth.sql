-- The jobs of the queue, as a worker last counted them. One row, or none.
create table ops.queue_depth (
  only_row boolean primary key default true check (only_row),
  measured_at timestamptz not null,
  scheduled int not null,
  waiting int not null,
  oldest_seconds double precision not null
);
