-- What a start has done once and for all.
create table ops.setup_steps (
  name text primary key,
  done_at timestamptz not null default now()
);

-- The last backup that was written whole. One row, or none.
create table ops.last_backup (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null,
  events bigint not null
);

-- The jobs of the queue, as a worker last counted them. One row, or none.
create table ops.queue_depth (
  only_row boolean primary key default true check (only_row),
  measured_at timestamptz not null,
  scheduled int not null,
  waiting int not null,
  oldest_seconds double precision not null
);

-- Errors of the app in browsers, one row per message. At most 200 rows, see infra/src/postgres/client-errors.ts. Nothing personal is in it.
create table ops.client_errors (
  message text primary key,
  reports int not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Of the last report.
  release text not null,
  browser text not null,
  path text not null,
  stack text not null
);

create schema payments;

-- Notices of the payment provider that the worker has not handled yet. A row is deleted after the payment was recorded.
create table payments.notices (
  provider_payment_id text primary key,
  received_at timestamptz not null default now(),
  failures int not null default 0,
  -- When the worker tries next.
  due_at timestamptz not null default now()
);
create index on payments.notices (due_at);
