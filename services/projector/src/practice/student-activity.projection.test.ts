import type { MatrazEvent } from '@matraz/contracts/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, id, recorded } from '../testing/events.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels();
});
afterAll(() => models.close());

const [ana, beto, topic, question] = [id('ana'), id('beto'), id('t1'), id('q1')];
const lesson = (userId: string): MatrazEvent => ({
  type: 'LessonCompleted',
  data: { userId, topicId: topic, lessonId: id('l1') },
});
const completed = (userId: string, finishedAt: string, answered: number): MatrazEvent => ({
  type: 'ExamAttemptCompleted',
  data: {
    attemptId: id(`a${userId}`),
    userId,
    examId: id('e1'),
    examTitle: 'Química 1',
    reason: 'time-expired',
    finishedAt,
    timeElapsed: 9600,
    paesScore: 500,
    correct: 1,
    scored: 3,
    answered,
    total: 3,
    pilotCorrect: 0,
    pilotAnswered: 0,
    pilotTotal: 0,
    voided: [],
    corrections: [],
  },
});

test.each([1, 2, 100])(
  'the answers of each day and the last day of each student, in batches of %i events',
  async (size) => {
    const log: [instant: string, event: MatrazEvent][] = [
      ['2026-03-02T15:00:00.000Z', answered(ana, question, topic)],
      ['2026-03-02T15:01:00.000Z', answered(beto, question, topic)],
      ['2026-03-04T02:59:59.999Z', answered(ana, question, topic, { firstAttempt: false })],
      ['2026-03-04T12:00:00.000Z', completed(ana, '2026-03-04T12:00:00.000Z', 2)],
      ['2026-03-04T12:00:01.000Z', completed(beto, '2026-03-04T12:00:00.000Z', 1)],
      ['2026-03-05T12:00:00.000Z', lesson(ana)],
      // A clock was set back.
      ['2026-03-03T12:00:00.000Z', answered(ana, question, topic, { firstAttempt: false })],
    ];
    const events = recorded(log.map(([, event]) => event)).map((event, index) => ({
      ...event,
      metadata: { ...event.metadata, occurredAt: log[index]?.[0] ?? '' },
    }));
    await models.fill(events, () => size);
    expect(
      await models.rows('select day::text, practice_answers, exam_answers, last_of from activity_day order by 1'),
    ).toEqual([
      { day: '2026-03-02', practice_answers: 2, exam_answers: 0, last_of: 0 },
      { day: '2026-03-03', practice_answers: 2, exam_answers: 0, last_of: 0 },
      { day: '2026-03-04', practice_answers: 0, exam_answers: 3, last_of: 1 },
      { day: '2026-03-05', practice_answers: 0, exam_answers: 0, last_of: 1 },
    ]);
    expect(await models.rows('select user_id, day::text from last_study_day order by 1')).toEqual([
      { user_id: ana, day: '2026-03-05' },
      { user_id: beto, day: '2026-03-04' },
    ]);
  },
);

test('an exam and its answers count on the day when it ended, also when it is recorded a day later', async () => {
  const events = recorded([completed(ana, '2026-03-05T20:00:00.000Z', 3)]).map((event) => ({
    ...event,
    metadata: { ...event.metadata, occurredAt: '2026-03-06T20:00:00.000Z' },
  }));
  await models.fill(events);
  expect(await models.rows('select user_id, day::text from last_study_day')).toEqual([
    { user_id: ana, day: '2026-03-05' },
  ]);
  expect(await models.rows('select day::text, exam_answers from activity_day')).toEqual([
    { day: '2026-03-05', exam_answers: 3 },
  ]);
});
