/** `deleted_topic` remembers what is gone: a lesson decided before its topic's deletion but recorded after it must not appear. */
export const contentTables = `
  create table course (
    id int primary key,
    title text not null,
    subject text not null
  );
  create table topic (
    id uuid primary key,
    course_id int not null,
    unit text not null,
    title text not null,
    description text not null,
    color text not null,
    icon text not null,
    difficulty text not null,
    order_index int not null,
    version int not null
  );
  create table lesson (
    id uuid primary key,
    topic_id uuid not null,
    title text not null,
    content text not null,
    order_index int not null,
    version int not null
  );
  create index on lesson (topic_id);
  create table question (
    id uuid primary key,
    topic_id uuid not null,
    question text not null,
    options jsonb not null,
    correct_answer int not null,
    explanation text not null,
    xp_reward int not null,
    version int not null
  );
  create index on question (topic_id);
  create table video (
    id uuid primary key,
    topic_id uuid not null,
    title text not null,
    description text not null,
    youtube_id text not null,
    duration text not null,
    version int not null
  );
  create index on video (topic_id);
  create table deleted_topic (
    id uuid primary key
  );`;
