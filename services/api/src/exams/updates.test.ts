import { aLesson, type Made, makeTopic } from '@matraz/application/testing/content';
import { anExam, type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { expectScoresShown } from '../testing/scores-of-log.ts';
import { startService } from '../testing/service-process.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { type UpdateStreams, updateStreams } from '../testing/update-streams.ts';

let api: TestApi;
let streams: UpdateStreams;
let admin: Client;
let topic: Made;

beforeAll(async () => {
  api = await startTestApi();
  streams = await updateStreams(api);
  admin = await api.account({ admin: true });
  topic = await makeTopic(admin);
});
afterEach(() => streams.closeAll());
afterAll(() => api.close());

/** A student with a running attempt and an open update stream. */
const sitDown = async (exam: MadeExam) => {
  const student = await api.account();
  const source = await streams.listen(student);
  const { id } = (await student.post(`/api/exams/${exam.id}/start`)).body as { id: string };
  await source.until(() => source.changes().includes(`attempt/${id}`));
  let { length } = source.changes();
  const answer = async (place: number, selectedAnswer: number | null) => {
    const saved = await student.post(`/api/exam-attempts/${id}/answers`, {
      questionId: exam.questions[place],
      selectedAnswer,
    });
    expect(saved.status).toBe(200);
  };
  return {
    id,
    source,
    answer,
    complete: () => student.post(`/api/exam-attempts/${id}/complete`),
    read: () => student.get(`/api/exam-attempts/${id}`),
    startOver: () => {
      length = source.changes().length;
    },
    /** The distinct changes since the start, with the attempt's id replaced. */
    told: () => [...new Set(source.changes().slice(length))].map((pair) => pair.replace(id, 'own')).toSorted(),
  };
};

/** Sends a change to every student, after everything that was written before. */
const untilAllHeard = async () => {
  const ofTopic = ({ changes }: { changes(): string[] }) => changes().filter((pair) => pair === 'topic').length;
  const before = streams.opened.map(ofTopic);
  const { body } = await admin.post('/api/admin/lessons', aLesson(topic.id));
  expect(body.topicId).toBe(topic.id);
  for (const [index, source] of streams.opened.entries()) {
    await source.until(() => ofTopic(source) > (before[index] ?? 0), 20_000);
  }
};

test('during an attempt the updates are the same for correct, wrong and no answers', async () => {
  const exam = await makeExam(admin);
  const [right, wrong, idle] = [await sitDown(exam), await sitDown(exam), await sitDown(exam)];
  const others = await Promise.all([1, 0].map(async (pick) => ({ pick, ...(await sitDown(exam)) })));
  for (const place of [0, 1, 2, 4]) {
    await right.answer(place, 1);
    for (const pick of [0, 2, null, 3]) await wrong.answer(place, pick);
    for (const { answer, pick } of others) await answer(place, pick);
  }
  for (const { complete } of others) expect((await complete()).status).toBe(200);
  await admin.post(`/api/admin/exams/${exam.id}/questions/${exam.questions[1]}/void`);
  await untilAllHeard();

  for (const { told, source } of [right, wrong, idle]) {
    // Changes of the exam (a question was voided) and of the catalog, but none of the attempt.
    expect(told().filter((pair) => pair.startsWith('exam'))).toEqual(['exam', 'exams']);
    expect(told().join()).not.toContain('attempt');
    expect(told()).toEqual(idle.told());
    expect(source.text()).not.toMatch(/correct|score|voided|answer|right|wrong/i);
    for (const other of [right, wrong, idle, ...others].filter((one) => one.source !== source)) {
      expect(source.text()).not.toContain(other.id);
    }
  }
  for (const { told } of others) expect(told()).toEqual(expect.arrayContaining(['attempt/own', 'attempts', 'user']));
});

test('no student is told the id of an exam that is not published', async () => {
  const source = await streams.listen(await api.account());
  const { id } = (await admin.post('/api/admin/exams', anExam())).body as { id: string };
  await admin.put(`/api/admin/exams/${id}`, anExam({ title: 'Otro título' }));
  await source.until(() => source.changes().includes('exam'));
  await untilAllHeard();
  expect(source.text()).not.toContain(id);
});

test('the completion by the worker is sent to the student of the attempt only', async () => {
  const exam = await makeExam(admin);
  const absent = await sitDown(exam);
  const worker = await startService('worker', { DATABASE_URL: api.databaseUrl });
  try {
    const { id, told, source } = await sitDown(await makeExam(admin, { duration: 1 }));
    await source.until(() => told().includes('attempt/own'), 60_000);
    expect(told()).toContain('attempts');
    await untilAllHeard();
    expect(absent.source.text()).not.toContain(id);
  } finally {
    await worker.stop();
  }
});

test('a new score after a voided question is sent to the student of the attempt only', async () => {
  const exam = await makeExam(admin);
  const [done, sitting] = [await sitDown(exam), await sitDown(exam)];
  await done.answer(1, 1);
  expect((await done.complete()).body).toMatchObject({ scored: 4, correct: 1 });
  await done.source.until(() => done.told().includes('attempt/own'), 20_000);
  done.startOver();

  await admin.post(`/api/admin/exams/${exam.id}/questions/${exam.questions[1]}/void`);
  await done.source.until(() => done.told().includes('attempt/own'), 20_000);
  expect(done.told()).toContain('attempts');
  expect((await done.read()).body).toMatchObject({ scored: 3, correct: 0 });
  await untilAllHeard();
  expect(sitting.source.text()).not.toContain(done.id);
  expect(sitting.told().join()).not.toContain('attempt');
});

test('every score of these attempts can be recomputed from the log', async () => {
  expect(await expectScoresShown(api.deps)).toBeGreaterThan(0);
});
