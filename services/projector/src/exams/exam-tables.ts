/**
 * Neither texts of questions nor answers stand here: whoever shows an exam or an attempt folds it from the log, at the version
 * that counts, so that on the morning of an exam no page waits for a projector. A removed question stays, for the attempts whose
 * version it belongs to: from `added_version` up to, but not, `removed_version`. Starts and results are rows of their own, so
 * that they are only ever added.
 */
export const examTables = `
  create table exam (
    id uuid primary key,
    title text not null,
    description text not null,
    subject text not null,
    duration int not null,
    total_questions int not null,
    is_published boolean not null,
    is_deleted boolean not null
  );
  create table exam_question (
    id uuid primary key,
    exam_id uuid not null,
    is_pilot boolean not null,
    is_voided boolean not null,
    added_version int not null,
    removed_version int
  );
  create index on exam_question (exam_id);
  create table exam_attempt (
    id uuid primary key,
    user_id uuid not null,
    exam_id uuid not null,
    exam_version int not null,
    exam_title text not null,
    ordinal int not null,
    started_at timestamptz not null,
    deadline timestamptz not null
  );
  create index on exam_attempt (user_id, exam_id);
  create index on exam_attempt (exam_id);
  create table exam_result (
    attempt_id uuid primary key,
    reason text not null,
    finished_at timestamptz not null,
    time_elapsed int not null,
    paes_score int not null,
    correct int not null,
    scored int not null,
    answered int not null,
    total int not null,
    pilot_correct int not null,
    pilot_answered int not null,
    pilot_total int not null,
    voided jsonb not null
  );`;
