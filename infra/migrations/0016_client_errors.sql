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
