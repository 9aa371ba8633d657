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
