-- What a student keeps of a lesson: the bookmark, a note and highlights. Not in the log: it is free text, and ends with the account.
create table accounts.lesson_notes (
  user_id uuid not null references accounts.users (id) on delete cascade,
  lesson_id uuid not null,
  is_saved boolean not null,
  note text not null,
  highlights jsonb not null,
  -- When the student last changed each part, by the server's clock. A change that was made earlier and arrives later is ignored.
  saved_at timestamptz not null,
  note_at timestamptz not null,
  highlights_at timestamptz not null,
  primary key (user_id, lesson_id)
);
