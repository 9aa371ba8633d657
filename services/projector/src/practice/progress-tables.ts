/**
 * `topic_progress.answered`: how many of the questions that a topic has now the student has answered. Kept as a count, so that
 * telling a topic complete costs the same however many answers there are. Completions and totals are history: they stay when
 * content goes. `question_progress.reviews`: the first answer of each day, as [day, correct], in the order of the log. `practice_deleted_topic` keeps a question from appearing in a topic that went before it.
 */
export const progressTables = `
  create table question_progress (
    user_id uuid not null,
    question_id uuid not null,
    correct boolean not null,
    xp_earned int not null,
    attempts int not null,
    first_position numeric not null,
    first_answered_at timestamptz not null,
    last_answered_at timestamptz not null,
    reviews jsonb not null,
    primary key (user_id, question_id)
  );
  create table lesson_progress (
    user_id uuid not null,
    lesson_id uuid not null,
    completed_at timestamptz not null,
    primary key (user_id, lesson_id)
  );
  create table topic_progress (
    topic_id uuid not null,
    user_id uuid not null,
    answered int not null,
    primary key (topic_id, user_id)
  );
  create table topic_completion (
    user_id uuid not null,
    topic_id uuid not null,
    completed_at timestamptz not null,
    primary key (user_id, topic_id)
  );
  create table practice_question (
    question_id uuid primary key,
    topic_id uuid not null
  );
  create index on practice_question (topic_id);
  create table practice_deleted_topic (
    id uuid primary key
  );
  create table student_stats (
    user_id uuid primary key,
    questions_answered int not null,
    questions_correct int not null,
    topics_completed int not null
  );`;

/** The end of a statement whose `delta` (user_id, answered, correct, completed) goes into the students' totals. */
export const addToStats = `
  insert into student_stats (user_id, questions_answered, questions_correct, topics_completed)
  select user_id, sum(answered)::int, sum(correct)::int, sum(completed)::int
  from delta
  group by user_id
  on conflict (user_id) do update
  set
    questions_answered = student_stats.questions_answered + excluded.questions_answered,
    questions_correct = student_stats.questions_correct + excluded.questions_correct,
    topics_completed = student_stats.topics_completed + excluded.topics_completed`;
