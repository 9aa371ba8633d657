import { type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let student: Client;
let exam: MadeExam;
let id: string;
beforeAll(async () => {
  api = await startSharedTestApi();
  exam = await makeExam(await api.account({ admin: true }));
  student = await api.account();
  id = (await student.post(`/api/exams/${exam.id}/start`)).body.id;
});
afterAll(() => api.close());

const url = () => `/api/exam-attempts/${id}/flags`;
const change = (questionId: string | undefined, isFlagged: boolean, client = student) =>
  client.put(url(), { changes: [{ questionId, isFlagged }] });
const flagged = async () => (await student.get(url())).body.flagged;

test('marks are kept on the server, each change alone, and sent twice they count once', async () => {
  const [first = '', second = ''] = exam.questions;
  expect(await flagged()).toEqual([]);
  await change(first, true);
  await change(first, true);
  expect((await change(second, true)).body.flagged.toSorted()).toEqual([first, second].toSorted());
  await change(first, false);
  expect(await flagged()).toEqual([second]);
});

test('a mark is no event and does not change the page of the attempt', async () => {
  const before = (await student.get(`/api/exam-attempts/${id}`)).headers.etag;
  const log = await api.deps.store.readStream(`attempt-${id}`);
  await change(exam.questions[2], true);
  expect((await student.get(`/api/exam-attempts/${id}`)).headers.etag).toBe(before);
  expect(await api.deps.store.readStream(`attempt-${id}`)).toEqual(log);
});

test('only the student of the attempt reads and changes them, and only of its questions', async () => {
  const other = await api.account();
  expect((await other.get(url())).status).toBe(404);
  expect((await change(exam.questions[0], true, other)).status).toBe(404);
  expect((await change(newId(), true)).status).toBe(404);
  expect((await student.put(url(), { changes: [] })).status).toBe(400);
});
