-- Questions of an attempt that the student marked to see again. Not in the log: a mark is a note, and ends with the account.
create table accounts.exam_flags (
  attempt_id uuid not null,
  question_id uuid not null,
  user_id uuid not null references accounts.users (id) on delete cascade,
  primary key (attempt_id, question_id)
);

create index on accounts.exam_flags (user_id);
