import type { MatrazEvent } from '@matraz/contracts/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answered, id, questionData, recorded, timeOf, topicData } from '../testing/events.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels();
});
afterAll(() => models.close());

const [ana, beto, topic, other, q1, q2, q3] = ['ana', 'beto', 't1', 't2', 'q1', 'q2', 'q3'].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
/** Two questions in `topic`, one in `other`: events 0 to 4. */
const catalog: MatrazEvent[] = [
  { type: 'TopicCreated', data: topicData(topic) },
  { type: 'TopicCreated', data: topicData(other) },
  { type: 'QuestionCreated', data: questionData(q1, topic) },
  { type: 'QuestionCreated', data: questionData(q2, topic) },
  { type: 'QuestionCreated', data: questionData(q3, other) },
];
const given = async (...events: MatrazEvent[]) => models.fill(recorded([...catalog, ...events]));
const stats = (user: string) =>
  models.rows(
    `select questions_answered, questions_correct, topics_completed from student_stats where user_id = '${user}'`,
  );
const completions = () => models.rows('select user_id, topic_id, completed_at from topic_completion order by 1, 2');
const at = (index: number) => new Date(timeOf(index));

describe('answers', () => {
  test('the first one counts for XP, the latest one for correct answers', async () => {
    await given(
      answered(ana, q1, topic, { correct: false }),
      answered(ana, q2, topic),
      answered(ana, q1, topic, { firstAttempt: false }),
      answered(beto, q1, topic),
    );
    expect(await models.rows(`select * from question_progress where user_id = '${ana}' order by question_id`)).toEqual([
      {
        user_id: ana,
        question_id: q1,
        correct: true,
        xp_earned: 0,
        attempts: 2,
        first_position: '6',
        first_answered_at: at(5),
        last_answered_at: at(7),
        reviews: [['2026-03-01', false]],
      },
      {
        user_id: ana,
        question_id: q2,
        correct: true,
        xp_earned: 10,
        attempts: 1,
        first_position: '7',
        first_answered_at: at(6),
        last_answered_at: at(6),
        reviews: [['2026-03-01', true]],
      },
    ]);
    expect(await stats(ana)).toEqual([{ questions_answered: 2, questions_correct: 2, topics_completed: 1 }]);
    expect(await models.rows('select user_id, xp from student_xp order by 1')).toEqual([
      { user_id: ana, xp: 10 },
      { user_id: beto, xp: 10 },
    ]);
  });

  test.each([
    { batches: 'in one batch', size: 10 },
    { batches: 'in batches of their own', size: 1 },
  ])('a wrong retry lowers what is correct, never XP; $batches', async ({ size }) => {
    const answers = [answered(ana, q1, topic), answered(ana, q1, topic, { correct: false, firstAttempt: false })];
    await models.fill(recorded([...catalog, ...answers]), () => size);
    expect(await stats(ana)).toEqual([{ questions_answered: 1, questions_correct: 0, topics_completed: 0 }]);
    expect(await models.rows('select correct, attempts from question_progress')).toEqual([
      { correct: false, attempts: 2 },
    ]);
    expect(await models.rows('select xp from student_xp')).toEqual([{ xp: 10 }]);
  });

  test('history and XP stay when the topic is deleted', async () => {
    await given(answered(ana, q3, other), { type: 'TopicDeleted', data: { topicId: other } });
    expect(await stats(ana)).toEqual([{ questions_answered: 1, questions_correct: 1, topics_completed: 1 }]);
    expect(await models.rows('select xp from student_xp')).toEqual([{ xp: 10 }]);
  });
});

describe('a topic is completed', () => {
  test('by the answer to its last open question', async () => {
    await given(answered(ana, q2, topic), answered(beto, q2, topic), answered(ana, q1, topic));
    expect(await completions()).toEqual([{ user_id: ana, topic_id: topic, completed_at: at(7) }]);
  });

  test('and stays completed when a question is added later', async () => {
    await given(answered(ana, q3, other), { type: 'QuestionCreated', data: questionData(id('q4'), other) });
    expect(await completions()).toEqual([{ user_id: ana, topic_id: other, completed_at: at(5) }]);
  });

  test('by the deletion of the only question that was open', async () => {
    await given(answered(ana, q1, topic), answered(beto, q2, topic), {
      type: 'QuestionDeleted',
      data: { questionId: q2 },
    });
    expect(await completions()).toEqual([{ user_id: ana, topic_id: topic, completed_at: at(7) }]);
    expect(await stats(ana)).toEqual([{ questions_answered: 1, questions_correct: 1, topics_completed: 1 }]);
    expect(await stats(beto)).toEqual([{ questions_answered: 1, questions_correct: 1, topics_completed: 0 }]);
  });

  test('by the move of its last open question to another topic, and not by a question that moves in', async () => {
    await given(answered(ana, q1, topic), answered(beto, q3, other), {
      type: 'QuestionUpdated',
      data: questionData(q2, other),
    });
    expect(await completions()).toEqual([
      { user_id: ana, topic_id: topic, completed_at: at(7) },
      { user_id: beto, topic_id: other, completed_at: at(6) },
    ]);
  });

  test('not by the deletion of its last question', async () => {
    await given({ type: 'QuestionDeleted', data: { questionId: q2 } }, answered(beto, q2, topic), {
      type: 'QuestionDeleted',
      data: { questionId: q1 },
    });
    expect(await completions()).toEqual([]);
  });
});

/** Ana's answers to `q1`, each with its time. */
const answersAt = (...answers: [instant: string, correct?: boolean, question?: string][]) => fillWith(answers);
const fillWith = async (
  answers: readonly [instant: string, correct?: boolean, question?: string][],
  sizeOf?: () => number,
) => {
  const log = recorded(answers.map(([, correct = true, question = q1]) => answered(ana, question, topic, { correct })));
  await models.fill(
    log.map((event, index) => ({ ...event, metadata: { ...event.metadata, occurredAt: answers[index]?.[0] ?? '' } })),
    sizeOf,
  );
};

describe('reviews', () => {
  const reviews = () => models.rows('select question_id, reviews from question_progress order by question_id');

  test('are the first answer of each day, by question', async () => {
    await answersAt(
      ['2026-03-02T15:00:00.000Z', false],
      ['2026-03-02T15:01:00.000Z', true],
      ['2026-03-02T15:02:00.000Z', true, q2],
      ['2026-03-04T15:00:00.000Z', true],
      ['2026-03-04T15:00:01.000Z', false],
    );
    expect(await reviews()).toEqual([
      {
        question_id: q1,
        reviews: [
          ['2026-03-02', false],
          ['2026-03-04', true],
        ],
      },
      { question_id: q2, reviews: [['2026-03-02', true]] },
    ]);
  });

  test('belong to the days of Chile', async () => {
    await answersAt(['2026-03-02T02:59:59.999Z', false], ['2026-03-02T03:00:00.000Z', true]);
    expect(await reviews()).toEqual([
      {
        question_id: q1,
        reviews: [
          ['2026-03-01', false],
          ['2026-03-02', true],
        ],
      },
    ]);
  });

  test('are the same for every size of the batches, also after a clock was set back', async () => {
    const days = [1, 1, 2, 2, 2, 5, 4, 4, 5, 5, 6, 1, 6, 6, 7];
    const answers = days.map((day, index): [string, boolean] => [`2026-03-0${day}T15:00:00.000Z`, index % 3 === 0]);
    const counted = answers.filter((_, index) => days[index] !== days[index - 1]);
    const expected = counted.map(([instant, correct]) => [instant.slice(0, 10), correct]);
    for (const size of [1, 2, 3, 4, 7, 15]) {
      await fillWith(answers, () => size);
      expect(await reviews()).toEqual([{ question_id: q1, reviews: expected }]);
    }
  });

  test('stay when the question is deleted', async () => {
    await given(answered(ana, q1, topic), { type: 'QuestionDeleted', data: { questionId: q1 } });
    expect(await reviews()).toHaveLength(1);
  });
});

describe('study days', () => {
  const on = async (...instants: string[]) => {
    await answersAt(...instants.map((instant): [string] => [instant]));
    return models.rows('select day::text, answers from study_day order by day');
  };

  test("belong to Chile's calendar, in winter and in summer", async () => {
    expect(
      await on(
        '2026-07-01T03:59:59.999Z',
        '2026-07-01T04:00:00.000Z',
        '2026-12-01T02:59:59.999Z',
        '2026-12-01T03:00:00.000Z',
      ),
    ).toEqual([
      { day: '2026-06-30', answers: 1 },
      { day: '2026-07-01', answers: 1 },
      { day: '2026-11-30', answers: 1 },
      { day: '2026-12-01', answers: 1 },
    ]);
  });

  test('count answers, right ones, first ones, completed lessons and XP', async () => {
    const lesson = { userId: ana, topicId: topic, lessonId: id('l1') };
    await given(
      answered(ana, q1, topic),
      { type: 'LessonCompleted', data: lesson },
      answered(ana, q1, topic, { firstAttempt: false }),
      answered(ana, q2, topic, { correct: false }),
    );
    expect(await models.rows('select * from study_day')).toMatchObject([
      { user_id: ana, answers: 3, correct: 2, first_attempts: 2, lessons: 1, xp: 10 },
    ]);
    expect(await models.rows('select lesson_id, completed_at from lesson_progress')).toEqual([
      { lesson_id: lesson.lessonId, completed_at: at(6) },
    ]);
  });
});
