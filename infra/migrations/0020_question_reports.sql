-- What students report about a question, and what the administrators answer. Free text: it ends with the account.
create table accounts.question_reports (
  id uuid primary key,
  user_id uuid not null references accounts.users (id) on delete cascade,
  question_id uuid not null,
  -- Null: a practice question.
  exam_id uuid,
  reason text not null,
  text text not null,
  reported_at timestamptz not null,
  closed_at timestamptz,
  -- Null in a closed report: it was closed without words.
  answer text check (answer is null or closed_at is not null),
  -- The student opened the answer.
  seen_at timestamptz
);

-- A further report of the same question replaces the open one.
create unique index question_reports_open on accounts.question_reports (user_id, question_id) where closed_at is null;
create index on accounts.question_reports (user_id, reported_at);
create index question_reports_new_answers on accounts.question_reports (user_id) where answer is not null and seen_at is null;
create index question_reports_waiting on accounts.question_reports (reported_at) where closed_at is null;
create index question_reports_closed on accounts.question_reports (closed_at) where closed_at is not null;
