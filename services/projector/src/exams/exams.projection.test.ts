import { asStored, expectScoresOf, storedFigures } from '@matraz/application/testing/scores-of-log';
import type { MatrazEvent } from '@matraz/contracts/events';
import { seededRandom } from '@matraz/domain/exams/seeded-random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Projection } from '../projection.ts';
import { createDescriber } from '../runner/batch-calls.ts';
import { id, recorded, timeOf } from '../testing/events.ts';
import { randomExamLog } from '../testing/random-exams.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';
import { exams } from './exams.projection.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels();
});
afterAll(() => models.close());

const [examId, attemptId, userId, q1, q2] = ['e1', 'a1', 'ana', 'q1', 'q2'].map(id) as [
  string,
  string,
  string,
  string,
  string,
];
const details = {
  examId,
  title: 'Uno',
  description: '',
  subject: 'Physics',
  duration: 600,
  totalQuestions: 2,
} as const;
const question = (questionId: string) => ({
  questionId,
  question: '<p>¿?</p>',
  options: ['a', 'b'],
  correctAnswer: 0,
  explanation: '',
  orderIndex: 1,
  isPilot: false,
});
const attempt = { attemptId, userId, examId };
const written: MatrazEvent[] = [
  { type: 'ExamCreated', data: details },
  { type: 'ExamQuestionsAdded', data: { examId, questions: [question(q1), question(q2)] } },
  { type: 'ExamPublished', data: { examId } },
];
const started: MatrazEvent = {
  type: 'ExamAttemptStarted',
  data: { ...attempt, examVersion: 3, ordinal: 1, startedAt: timeOf(0), deadline: timeOf(10) },
};
const saved = (selectedAnswer: number | null, minute: number): MatrazEvent => ({
  type: 'ExamAnswerSaved',
  data: { ...attempt, questionId: q1, selectedAnswer, savedAt: timeOf(minute) },
});
const figures = {
  examTitle: 'Química 1',
  paesScore: 100,
  correct: 0,
  scored: 2,
  answered: 1,
  total: 2,
  pilotCorrect: 0,
  pilotAnswered: 0,
  pilotTotal: 0,
  voided: [] as string[],
  corrections: [],
};
const completed: MatrazEvent = {
  type: 'ExamAttemptCompleted',
  data: { ...attempt, reason: 'time-expired', finishedAt: timeOf(10), timeElapsed: 600, ...figures },
};

describe('exams', () => {
  test('a deleted exam and a removed question keep their rows, marked as such', async () => {
    await models.fill(
      recorded([
        ...written,
        { type: 'ExamQuestionRemoved', data: { examId, questionId: q2 } },
        { type: 'ExamQuestionVoided', data: { examId, questionId: q2 } },
        { type: 'ExamUpdated', data: { ...details, title: 'Dos' } },
        { type: 'ExamDeleted', data: { examId } },
      ]),
    );
    expect(await models.rows('select title, is_published, is_deleted from exam')).toEqual([
      { title: 'Dos', is_published: true, is_deleted: true },
    ]);
    expect(
      await models.rows('select id, is_voided, added_version, removed_version from exam_question order by id'),
    ).toEqual([
      { id: q1, is_voided: false, added_version: 2, removed_version: null },
      { id: q2, is_voided: true, added_version: 2, removed_version: 4 },
    ]);
  });
});

describe('attempts', () => {
  test('keep the title that the exam had at the start, and have no result while they are open', async () => {
    await models.fill(
      recorded([
        ...written,
        started,
        saved(1, 1),
        { type: 'ExamUpdated', data: { ...details, title: 'Dos' } },
        saved(0, 2),
        saved(null, 3),
      ]),
    );
    expect(await models.rows('select exam_title, exam_version, ordinal, deadline from exam_attempt')).toEqual([
      { exam_title: 'Uno', exam_version: 3, ordinal: 1, deadline: new Date(timeOf(10)) },
    ]);
    expect(await models.rows('select from exam_result')).toEqual([]);
  });

  describe('whose time staff changes', () => {
    const decision = { ...attempt, by: id('staff'), reason: 'Se cortó la luz' };
    const extended = (deadline: number): MatrazEvent => ({
      type: 'ExamTimeExtended',
      data: { ...decision, seconds: 300, deadline: timeOf(deadline), extendedAt: timeOf(5) },
    });
    const paused: MatrazEvent = { type: 'ExamPaused', data: { ...decision, pausedAt: timeOf(6) } };
    const resumed: MatrazEvent = {
      type: 'ExamResumed',
      data: { ...decision, resumedAt: timeOf(8), deadline: timeOf(17) },
    };
    /** The attempt, and the deadline at which the worker ends it. */
    const timesAfter = async (...events: MatrazEvent[]) => {
      await models.fill(recorded([...written, started, ...events]));
      const [row] = await models.rows(
        `select a.deadline, a.paused_at, o.deadline as expires from exam_attempt a left join open_attempt o on o.attempt_id = a.id`,
      );
      return row;
    };
    const at = (minute: number) => new Date(timeOf(minute));

    test('have the new deadline', async () => {
      expect(await timesAfter(extended(15))).toEqual({ deadline: at(15), paused_at: null, expires: at(15) });
      expect(await timesAfter(extended(15), extended(20))).toMatchObject({ deadline: at(20), expires: at(20) });
    });
    test('do not expire in a pause, also when they get more time in it', async () => {
      expect(await timesAfter(paused)).toEqual({ deadline: at(10), paused_at: at(6), expires: null });
      expect(await timesAfter(paused, extended(15))).toEqual({ deadline: at(15), paused_at: at(6), expires: null });
      expect(await timesAfter(paused, extended(15), resumed)).toEqual({
        deadline: at(17),
        paused_at: null,
        expires: at(17),
      });
    });
    test('have the new deadlines also in the tables of the release before, which know no pause', async () => {
      const old = await createReadModels([exams.previous as Projection]);
      await old.fill(recorded([...written, started, extended(15), paused, resumed]));
      const rows = await old.rows(
        'select a.deadline, o.deadline as expires from exam_attempt a join open_attempt o on o.attempt_id = a.id',
      );
      await old.close();
      expect(rows).toEqual([{ deadline: at(17), expires: at(17) }]);
    });
    test('are read again by their student', () => {
      const message: MatrazEvent = {
        type: 'ExamMessageSent',
        data: { ...attempt, by: id('staff'), text: 'Quedan 10 minutos', sentAt: timeOf(7) },
      };
      const describer = createDescriber([exams]);
      const changesOf = (event: MatrazEvent) => recorded([event]).map((one) => describer(one)?.changes);
      for (const event of [extended(15), paused, resumed]) {
        expect(changesOf(event)).toEqual([
          [
            [userId, 'attempts'],
            [userId, 'attempt', attemptId],
          ],
        ]);
      }
      expect(changesOf(message)).toEqual([[[userId, 'attempt', attemptId]]]);
    });
    test('that end in a pause are not open any more', async () => {
      const end = { ...completed, data: { ...completed.data, reason: 'ended-by-staff' } } as MatrazEvent;
      expect(await timesAfter(paused, end)).toMatchObject({ expires: null });
      expect(await models.rows('select reason from exam_result')).toEqual([{ reason: 'ended-by-staff' }]);
      expect(await models.rows('select from open_attempt')).toEqual([]);
    });
  });

  test('are open until they have a result, also when the next ones start and end in the same batch', async () => {
    const of = (name: string, event: MatrazEvent) =>
      ({ ...event, data: { ...event.data, attemptId: id(name) } }) as MatrazEvent;
    const log = [of('a1', started), of('a1', completed), of('a2', started), of('a2', completed), of('a3', started)];
    for (const first of [1, 4, 5, 8]) {
      const sizes = [first];
      await models.fill(recorded([...written, ...log]), () => sizes.shift() ?? 8);
      expect(await models.rows('select attempt_id, deadline from open_attempt')).toEqual([
        { attempt_id: id('a3'), deadline: new Date(timeOf(10)) },
      ]);
    }
  });

  test('a completed one counts as study on the day of its deadline, also when it is completed later', async () => {
    const [last] = recorded([completed]).slice(-1);
    await models.fill([
      ...recorded([...written, started]),
      ...(last
        ? [{ ...last, position: 5n, metadata: { ...last.metadata, occurredAt: '2026-03-09T12:00:00.000Z' } }]
        : []),
    ]);
    expect(await models.rows('select day::text, answers, exams from study_day')).toEqual([
      { day: '2026-03-01', answers: 0, exams: 1 },
    ]);
  });
});

const seeds = [1, 2, 3, 4];

test.each(seeds)('log %i gives the same bytes for every size of the batches', async (seed) => {
  const log = recorded(randomExamLog(seed, 300));
  await models.fill(log, () => 1);
  const oneByOne = await models.dump();
  for (const largest of [300, 60, 7]) {
    const random = seededRandom(seed * 1_000 + largest);
    await models.fill(log, () => (largest === 300 ? 300 : 1 + Math.floor(random() * largest)));
    expect(await models.dump()).toBe(oneByOne);
  }
});

test.each(seeds)('log %i gives the results that the domain computes from the log', async (seed) => {
  const log = recorded(randomExamLog(seed, 300));
  await models.fill(log);
  const rows = await models.rows(`select attempt_id, ${storedFigures} from exam_result`);
  expect(rows.length).toBeGreaterThan(2);
  const shown = new Map(rows.map(({ attempt_id, ...figures }) => [attempt_id, figures]));
  expect(shown).toEqual(new Map([...expectScoresOf(log)].map(([id, figures]) => [id, asStored(figures)])));
});
