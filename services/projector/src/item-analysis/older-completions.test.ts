import type { MatrazEvent } from '@matraz/contracts/events';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recorded } from '../testing/events.ts';
import { randomExamLog } from '../testing/random-exams.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';
import { withCollectedAnswers } from './older-completions.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels();
});
afterAll(() => models.close());

/** The log as the releases before ExamAnswersCollected wrote it. */
const older = (log: readonly MatrazEvent[]): RecordedEvent[] =>
  recorded(log.filter(({ type }) => type !== 'ExamAnswersCollected')).map((event) =>
    event.type === 'ExamAttemptCompleted' ? { ...event, schemaVersion: 1 } : event,
  );
const storeOf = (events: readonly RecordedEvent[]) => ({
  readStream: async (stream: string, { limit = Number.POSITIVE_INFINITY } = {}) =>
    events.filter((event) => event.stream === stream).slice(0, limit),
});
const asBatch = (events: RecordedEvent[]) => ({ events, position: BigInt(events.length) });
const completedIn = (events: readonly RecordedEvent[]) =>
  events.filter(({ type }) => type === 'ExamAttemptCompleted') as [RecordedEvent, ...RecordedEvent[]];

test.each([1, 2, 3])(
  'log %i of an older release gives the tables that the same log of this release gives',
  async (seed) => {
    const log = randomExamLog(seed, 400);
    await models.fill(recorded(log));
    const tables = async () => ({
      answers: await models.rows('select * from collected_answers order by attempt_id'),
      choices: await models.rows('select * from exam_choice order by 1, 2, 3, 4, 5'),
      times: await models.rows('select * from exam_answer_time order by 1, 2, 3'),
    });
    const expected = await tables();
    expect(expected.answers.length).toBeGreaterThan(3);
    const { events } = await withCollectedAnswers(storeOf(older(log)), asBatch(older(log)));
    await models.fill(events, () => 17);
    expect(await tables()).toEqual(expected);
  },
);

test('the answers come before the completion, at its position, and only from the events before it', async () => {
  const events = older(randomExamLog(1, 400));
  const [first] = completedIn(events);
  const after = { ...first, type: 'ExamAnswerSaved', version: first.version + 1, data: {} };
  const batch = asBatch([first]);
  const completed = await withCollectedAnswers(storeOf([...events, after]), batch);
  expect(completed.position).toBe(batch.position);
  expect(completed.events).toMatchObject([
    { type: 'ExamAnswersCollected', position: first.position, stream: first.stream },
    first,
  ]);
});

test('an answer that cannot be read is left out', async () => {
  const events = older(randomExamLog(1, 400));
  const [first] = completedIn(events);
  const broken = events.map((event) =>
    event.stream === first.stream && event.type === 'ExamAnswerSaved' ? { ...event, data: { questionId: 7 } } : event,
  );
  expect((await withCollectedAnswers(storeOf(broken), asBatch([first]))).events).toEqual([first]);
});

test('a batch of this release is left as it is, and reads no stream', async () => {
  const batch = asBatch(recorded(randomExamLog(1, 400)));
  const readStream = () => Promise.reject(new Error('not needed'));
  expect(await withCollectedAnswers({ readStream }, batch)).toBe(batch);
});
