import type { QuestionAnswered } from '@matraz/contracts/practice/events';
import type { StudyGoals } from '@matraz/contracts/practice/goals';
import { streamOf } from '@matraz/contracts/streams';
import type { Review } from '@matraz/infra/read-models/practice-tables';
import { decodeEvent } from '../../command-handler/event-codec.ts';
import { excerptOf } from './excerpt.ts';
import { mapSome, type ReadPart } from './part.ts';

interface TotalsRow {
  xp: number | null;
  questions_answered: number | null;
  questions_correct: number | null;
  topics_completed: number | null;
}

interface DayRow {
  day: string;
  answers: number;
  correct: number;
  lessons: number;
  exams: number;
  xp: number;
}

export const readProgress: ReadPart<'progress'> = async ({ pool }, userId) => {
  const { rows: totals } = await pool.query<TotalsRow>(
    `select x.xp, s.questions_answered, s.questions_correct, s.topics_completed
     from (select $1::uuid as id) u
     left join read.student_xp x on x.user_id = u.id
     left join read.student_stats s on s.user_id = u.id`,
    [userId],
  );
  const { rows: days } = await pool.query<DayRow>(
    `select to_char(day, 'YYYY-MM-DD') as day, answers, correct, lessons, exams, xp
     from read.study_day where user_id = $1 order by read.study_day.day`,
    [userId],
  );
  const { rows: topics } = await pool.query<{
    topic_id: string;
    title: string | null;
    answered: string;
    completed_at: Date | null;
  }>(
    `with answered as (
       select q.topic_id, count(*) as answered from read.question_progress p
       join read.question q on q.id = p.question_id
       where p.user_id = $1 group by q.topic_id
     ),
     completed as (select topic_id, completed_at from read.topic_completion where user_id = $1)
     select topic_id, t.title, coalesce(answered.answered, 0) as answered, completed.completed_at
     from answered full join completed using (topic_id) left join read.topic t on t.id = topic_id
     order by t.title, topic_id`,
    [userId],
  );
  const { rows: lessons } = await pool.query<{ lesson_id: string; title: string | null; completed_at: Date }>(
    `select p.lesson_id, l.title, p.completed_at
     from read.lesson_progress p left join read.lesson l on l.id = p.lesson_id
     where p.user_id = $1 order by p.completed_at, p.lesson_id`,
    [userId],
  );
  const [total] = totals;
  return {
    xp: total?.xp ?? 0,
    questionsAnswered: total?.questions_answered ?? 0,
    questionsCorrect: total?.questions_correct ?? 0,
    topicsCompleted: total?.topics_completed ?? 0,
    days,
    topics: topics.map(({ topic_id, title, answered, completed_at }) => ({
      topicId: topic_id,
      title,
      answered: Number(answered),
      completedAt: completed_at?.toISOString() ?? null,
    })),
    lessons: lessons.map(({ lesson_id, title, completed_at }) => ({
      lessonId: lesson_id,
      title,
      completedAt: completed_at.toISOString(),
    })),
  };
};

export const readGoals: ReadPart<'goals'> = async ({ pool }, userId) => {
  const { rows } = await pool.query<StudyGoals>(
    `select mention, to_char(exam_date, 'YYYY-MM-DD') as "examDate", goal_score as "goalScore",
       minutes_a_day as "minutesADay"
     from read.study_goals where user_id = $1`,
    [userId],
  );
  return rows[0] ?? null;
};

interface AnsweredRow {
  question_id: string;
  topic: string | null;
  question: string | null;
}

/** The read tables have the latest answer only, so every answer is read from the log. */
export const readPractice: ReadPart<'practice'> = async ({ pool, store }, userId) => {
  const { rows } = await pool.query<AnsweredRow>(
    `select p.question_id, t.title as topic, q.question
     from read.question_progress p
     left join read.question q on q.id = p.question_id
     left join read.topic t on t.id = q.topic_id
     where p.user_id = $1
     order by p.first_position`,
    [userId],
  );
  return mapSome(rows, async ({ question_id: questionId, topic, question }) => ({
    questionId,
    topic,
    question: question === null ? null : excerptOf(question),
    answers: (await store.readStream(streamOf.answer(userId, questionId))).map((recorded) => {
      const { selectedAnswer, correct, xpEarned } = decodeEvent<QuestionAnswered>(recorded).data;
      return { selectedAnswer, correct, xp: xpEarned, at: recorded.metadata.occurredAt };
    }),
  }));
};

export const readReviews: ReadPart<'reviews'> = async ({ pool }, userId) => {
  const { rows } = await pool.query<Omit<AnsweredRow, 'topic'> & { reviews: readonly Review[] }>(
    `select p.question_id, p.reviews, q.question
     from read.question_progress p
     left join read.question q on q.id = p.question_id
     where p.user_id = $1
     order by p.first_position`,
    [userId],
  );
  return rows.map(({ question_id, question, reviews }) => ({
    questionId: question_id,
    question: question === null ? null : excerptOf(question),
    days: reviews.map(([day, correct]) => ({ day, correct })),
  }));
};
