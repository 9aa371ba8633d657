/** The end of a statement that adds the rows of its `delta` (user_id, answered, correct, completed) to the students' totals. */
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
