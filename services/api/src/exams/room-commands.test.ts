import { type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { expectScoresShown } from '../testing/scores-of-log.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
let now = new Date(noon);
const iso = (seconds: number) => new Date(noon + seconds * 1000).toISOString();
/** The time this many seconds after noon. */
const at = (seconds: number) => {
  now = new Date(noon + seconds * 1000);
};
let api: TestApi;
let admin: Client;
let exam: MadeExam;

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now) });
  admin = await api.account({ admin: true });
  exam = await makeExam(admin, { duration: 600 });
});
afterAll(() => api.close());
beforeEach(() => at(0));

const reason = 'Se cortó la luz';
const sitDown = async () => {
  const student = await api.account();
  const { id } = (await student.post(`/api/exams/${exam.id}/start`)).body as { id: string };
  return {
    id,
    student,
    page: async () => (await student.get(`/api/exam-attempts/${id}`)).body,
    listed: async () => (await student.get('/api/exam-attempts')).body[0],
    save: (selectedAnswer: number) =>
      student.post(`/api/exam-attempts/${id}/answers`, { questionId: exam.questions[0], selectedAnswer }),
    complete: (body: object = {}) => student.post(`/api/exam-attempts/${id}/complete`, body),
  };
};
const inRoom = (action: string, attemptIds: string[], more: object = { reason }, headers = {}) =>
  admin.post(`/api/admin/exams/${exam.id}/room/${action}`, { attemptIds, ...more }, headers);
const eventsOf = async (attempt: string) =>
  (await api.deps.store.readStream(`attempt-${attempt}`)).map(({ type }) => type);
const done = (attemptId: string) => ({ attemptId, refusal: null, detail: null });

describe('more time', () => {
  test('is on the page, in the list and in the result, with its reason', async () => {
    const { id, page, listed, save, complete, student } = await sitDown();
    at(599);
    const { body } = await inRoom('time', [id], { seconds: 300, reason: `  ${reason} ` });
    expect(body).toEqual({ attempts: [done(id)] });
    const timeChanges = [{ kind: 'extended', at: iso(599), seconds: 300, reason }];
    expect(await page()).toMatchObject({ deadline: iso(900), pausedAt: null, timeChanges, messages: [] });
    expect(await listed()).toMatchObject({ deadline: iso(900), pausedAt: null });
    // Comenzar again continues it.
    at(700);
    expect((await student.post(`/api/exams/${exam.id}/start`)).body).toMatchObject({ id, deadline: iso(900) });
    expect((await save(1)).body).toMatchObject({ deadline: iso(900) });
    at(800);
    expect((await complete()).body).toMatchObject({ reason: 'submitted', timeElapsed: 800, deadline: iso(900) });
    expect(await page()).toMatchObject({ timeChanges, endedBecause: null });
  });

  test('is given to many attempts at once; a refusal of one is told and stops no other', async () => {
    const [one, ended, other] = [await sitDown(), await sitDown(), await sitDown()];
    await ended.complete();
    const strange = newId();
    const { body, status } = await inRoom('time', [one.id, ended.id, strange, other.id], { reason, seconds: 60 });
    expect(status).toBe(200);
    expect(body.attempts).toEqual([
      done(one.id),
      { attemptId: ended.id, refusal: 'attempt_completed', detail: 'Este ensayo ya fue completado' },
      { attemptId: strange, refusal: 'attempt_not_found', detail: 'Intento no encontrado' },
      done(other.id),
    ]);
    expect((await other.page()).deadline).toBe(iso(660));
  });

  test('a repeated request gives nothing twice, also when only a part was done the first time', async () => {
    const [one, other] = [await sitDown(), await sitDown()];
    const headers = { 'idempotency-key': newId() };
    // As if the server had died after the first attempt.
    await inRoom('time', [one.id], { reason, seconds: 60 }, headers);
    for (const _ of [1, 2]) {
      expect((await inRoom('time', [one.id, other.id], { reason, seconds: 60 }, headers)).body).toEqual({
        attempts: [done(one.id), done(other.id)],
      });
    }
    for (const { id, page } of [one, other]) {
      expect(await eventsOf(id)).toEqual(['ExamAttemptStarted', 'ExamTimeExtended']);
      expect((await page()).deadline).toBe(iso(660));
    }
    const reused = await inRoom('pause', [one.id], { reason }, headers);
    expect(reused.body.attempts).toMatchObject([{ refusal: 'idempotency_key_reused' }]);
  });

  test('given in the last moment keeps the attempt open when the page submits at the old deadline', async () => {
    const { id, complete, page } = await sitDown();
    at(601);
    const submission = complete({ timeElapsed: 600, passedDeadline: iso(600) });
    // The submission waits for the closing time, 1.15 s later.
    await inRoom('time', [id], { reason, seconds: 60 });
    expect((await submission).body).toMatchObject({ status: 409, code: 'time_extended' });
    expect(await page()).toMatchObject({ isCompleted: false, deadline: iso(660) });
  });
});

describe('a pause', () => {
  test('stops the time until it ends; answers count in it', async () => {
    const { id, page, listed, save, complete } = await sitDown();
    at(500);
    expect((await inRoom('pause', [id])).body).toEqual({ attempts: [done(id)] });
    expect(await page()).toMatchObject({ deadline: iso(600), pausedAt: iso(500) });
    expect(await listed()).toMatchObject({ deadline: iso(600), pausedAt: iso(500) });
    at(3_000);
    expect((await save(1)).body).toMatchObject({ selectedAnswer: 1, pausedAt: iso(500) });
    expect((await complete({ passedDeadline: iso(600) })).body.code).toBe('time_extended');
    expect((await inRoom('pause', [id])).body).toEqual({ attempts: [done(id)] });
    expect((await inRoom('resume', [id], { reason: 'Volvió la luz' })).body).toEqual({ attempts: [done(id)] });
    await inRoom('resume', [id]);
    expect(await page()).toMatchObject({
      deadline: iso(3_100),
      pausedAt: null,
      timeChanges: [
        { kind: 'paused', at: iso(500), reason },
        { kind: 'resumed', at: iso(3_000), seconds: 2_500, reason: 'Volvió la luz' },
      ],
    });
    expect(await listed()).toMatchObject({ deadline: iso(3_100), pausedAt: null });
    at(3_050);
    expect((await complete()).body).toMatchObject({ reason: 'submitted', timeElapsed: 550 });
  });

  test('does not make a new attempt when the student continues after the old deadline', async () => {
    const { id, student } = await sitDown();
    at(100);
    await inRoom('pause', [id]);
    at(5_000);
    expect((await student.post(`/api/exams/${exam.id}/start`)).body).toMatchObject({ id, pausedAt: iso(100) });
  });
});

test('an attempt that staff ends has a result like any other, and tells why', async () => {
  const { id, page, save, student } = await sitDown();
  await save(1);
  at(120);
  expect((await inRoom('end', [id])).body).toEqual({ attempts: [done(id)] });
  expect(await page()).toMatchObject({
    isCompleted: true,
    reason: 'ended-by-staff',
    endedBecause: reason,
    timeElapsed: 120,
    answered: 1,
  });
  expect((await student.get('/api/exam-attempts')).body[0]).toMatchObject({ reason: 'ended-by-staff' });
  expect((await inRoom('end', [id])).body).toEqual({ attempts: [done(id)] });
  expect((await save(0)).status).toBe(409);
});

test('messages are on the page of the running attempt only', async () => {
  const { id, page, complete } = await sitDown();
  await inRoom('message', [id], { text: 'Quedan 10 minutos' });
  at(10);
  await inRoom('message', [id], { text: 'Silencio, por favor' });
  expect((await page()).messages).toEqual([
    { number: 1, text: 'Quedan 10 minutos', at: iso(0) },
    { number: 2, text: 'Silencio, por favor', at: iso(10) },
  ]);
  await complete();
  expect(await page()).not.toHaveProperty('messages');
});

test.each([
  ['time', { reason, seconds: 59 }],
  ['time', { reason, seconds: 7_201 }],
  ['time', { reason: ' ', seconds: 60 }],
  ['pause', {}],
  ['end', { reason: 'x'.repeat(301) }],
  ['message', { text: '' }],
  ['message', { text: 'Hola', reason }],
])('%s with %j is malformed', async (action, more) => {
  expect((await inRoom(action, [newId()], more)).status).toBe(400);
});

test.each(['time', 'pause', 'resume', 'end', 'message'])('a student cannot call %s', async (action) => {
  const { id, student } = await sitDown();
  const body = { attemptIds: [id], reason, seconds: 60 };
  expect((await student.post(`/api/admin/exams/${exam.id}/room/${action}`, body)).status).toBe(403);
});

test('the own data has what staff did', async () => {
  const { id, student } = await sitDown();
  await inRoom('time', [id], { reason, seconds: 60 });
  await inRoom('message', [id], { text: 'Ánimo' });
  await inRoom('end', [id]);
  const { body } = await student.get('/api/user/export');
  expect(body.exams[0]).toMatchObject({
    deadline: iso(660),
    timeChanges: [{ kind: 'extended', seconds: 60, reason }],
    messages: [{ text: 'Ánimo', at: iso(0) }],
    endedBecause: reason,
    result: { reason: 'ended-by-staff' },
  });
});

test('every score is that of the log', async () => {
  await expectScoresShown(api.deps);
});
