import { type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { calls } from '@matraz/contracts/calls';
import { runningAttempt } from '@matraz/contracts/exams/attempt-http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Client } from '../testing/client.ts';
import { expectScoresShown } from '../testing/scores-of-log.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';
import { runningPage } from './attempt-page.ts';

const now = '2026-11-20T12:00:00.000Z';
/** The format of the reply. A tag consists of the format and the version of the attempt. */
const { format } = calls.getExamAttempt.conditional;
let api: TestApi;
let admin: Client;
let exam: MadeExam;

beforeAll(async () => {
  api = await startSharedTestApi({ clock: () => new Date(now) });
  admin = await api.account({ admin: true });
  exam = await makeExam(admin);
});
afterAll(() => api.close());

const start = async (student: Client) => (await student.post(`/api/exams/${exam.id}/start`)).body.id as string;
/** @param held the tag of the page that the browser has */
const read = async (student: Client, id: string, held?: string) => {
  const { status, text, body, headers } = await student.get(
    `/api/exam-attempts/${id}`,
    held === undefined ? {} : { 'if-none-match': held },
  );
  return { status, text, body, headers, tag: String(headers.etag) };
};

test('an unchanged page is not sent again: no body, the same tag, the server time', async () => {
  const student = await api.account();
  const id = await start(student);
  const first = await read(student, id);
  expect(first).toMatchObject({
    status: 200,
    tag: `"${format}-1"`,
    body: { serverTime: now },
    headers: { 'x-server-time': now, 'cache-control': 'no-store' },
  });
  const rendered = vi.spyOn(api.deps.archive, 'examAtVersion');
  for (const held of [first.tag, `W/${first.tag}`, `"1-1", ${first.tag}`]) {
    const again = await read(student, id, held);
    expect(again).toMatchObject({
      status: 304,
      text: '',
      tag: first.tag,
      headers: { 'x-server-time': now, 'cache-control': 'no-store' },
    });
  }
  expect(rendered).not.toHaveBeenCalled();
  rendered.mockRestore();
  for (const other of ['', `"${format}-2"`, `"${format - 1}-1"`, `${format}-1`, '*x'])
    expect((await read(student, id, other)).status).toBe(200);
});

test('an answer, its change, the end and a new score each change the tag', async () => {
  const student = await api.account();
  const id = await start(student);
  const tags = [(await read(student, id)).tag];
  const changed = async () => {
    for (const held of tags) expect((await read(student, id, held)).status).toBe(200);
    const { tag, body } = await read(student, id);
    expect((await read(student, id, tag)).status).toBe(304);
    tags.push(tag);
    return body;
  };
  const save = (selectedAnswer: number | null) =>
    student.post(`/api/exam-attempts/${id}/answers`, { questionId: exam.questions[0], selectedAnswer });
  for (const pick of [1, 0, null, 1]) {
    await save(pick);
    expect((await changed()).answers).toMatchObject(pick === null ? [] : [{ selectedAnswer: pick }]);
  }
  await student.post(`/api/exam-attempts/${id}/complete`);
  expect(await changed()).toMatchObject({ isCompleted: true, scored: 4, rescorings: [] });
  await admin.post(`/api/admin/exams/${exam.id}/questions/${exam.questions[1]}/void`);
  expect(await changed()).toMatchObject({ isCompleted: true, scored: 3, rescorings: [{}] });
  expect(new Set(tags).size).toBe(7);
});

test('the attempt of another student is not found, with any tag', async () => {
  const [ana, beto] = [await api.account(), await api.account()];
  const id = await start(ana);
  const { tag } = await read(ana, id);
  for (const held of [undefined, tag, '*']) {
    const { status, headers } = await read(beto, id, held);
    expect({ status, tag: headers.etag }).toEqual({ status: 404 });
  }
  expect((await api.visitor.get(`/api/exam-attempts/${id}`, { 'if-none-match': tag })).status).toBe(401);
});

test('every score of these attempts can be recomputed from the log', async () => {
  expect(await expectScoresShown(api.deps)).toBeGreaterThan(0);
});

test('the questions of an exam version are written once for all students; a voiding changes only completed pages', async () => {
  const made = await makeExam(admin);
  const [ana, beto] = [await api.account(), await api.account()];
  const ids = await Promise.all(
    [ana, beto].map(async (student) => (await student.post(`/api/exams/${made.id}/start`)).body.id as string),
  );
  const { exam: version } = await api.deps.archive.latestExam(made.id);
  const questions = vi.spyOn(version.questions, 'map');
  const pages = [await read(ana, String(ids[0])), await read(beto, String(ids[1]))];
  expect(pages[0]?.body.exam).toEqual(pages[1]?.body.exam);
  expect(questions).toHaveBeenCalledTimes(1);
  expect(pages.map(({ text }) => text).join()).not.toMatch(/correctAnswer|explanation/);

  await ana.post(`/api/exam-attempts/${ids[0]}/complete`);
  const before = await read(ana, String(ids[0]));
  expect(before.body.exam.questions[1]).toMatchObject({ isVoided: false, correctAnswer: expect.any(Number) });
  await admin.post(`/api/admin/exams/${made.id}/questions/${made.questions[1]}/void`);
  expect((await read(ana, String(ids[0]))).body.exam.questions[1]).toMatchObject({ isVoided: true });
  expect((await read(beto, String(ids[1]))).body).toEqual(pages[1]?.body);
});

test('the answers of a page are written once until one changes; each page has its own server time', async () => {
  const student = await api.account();
  const id = await start(student);
  const save = (selectedAnswer: number) =>
    student.post(`/api/exam-attempts/${id}/answers`, { questionId: exam.questions[0], selectedAnswer });
  await save(1);
  const { archive } = api.deps;
  const record = await archive.attemptRecord(id);
  const version = await archive.examAtVersion(exam.id, record.attempt.examVersion);
  const written = vi.spyOn(record.savedAt, 'get');
  const times = ['2026-11-20T12:00:01.000Z', '2026-11-20T12:00:02.000Z'];
  const pages = times.map((time) => String(runningPage(record, version, time).bytes));
  expect(pages.map((text) => runningAttempt.parse(JSON.parse(text)).serverTime)).toEqual(times);
  expect((await read(student, id)).body.answers).toMatchObject([{ selectedAnswer: 1 }]);
  expect(written).toHaveBeenCalledTimes(1);
  await save(2);
  expect((await read(student, id)).body.answers).toMatchObject([{ selectedAnswer: 2 }]);
});
