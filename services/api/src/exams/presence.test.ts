import type { Handle } from '@matraz/application/command';
import { type MadeExam, makeExam } from '@matraz/application/testing/exams';
import type { RoomStudent } from '@matraz/contracts/exams/room-http';
import { newId } from '@matraz/infra/ids';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { queriesOf } from '../testing/queries-of.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createPresence } from './presence.ts';

type Person = Client & TestAccount;

/** Each test has an hour of its own, because the beat of the apis is one row. */
let hour = Date.parse('2026-11-20T12:00:00Z');
let now = new Date(hour);
const time = (seconds: number) => new Date(hour + seconds * 1000);
const iso = (seconds: number) => time(seconds).toISOString();
const at = (seconds: number) => {
  now = time(seconds);
};
let api: TestApi;
let soto: Person;
let exam: MadeExam;
let group: { id: string; code: string };

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now) });
  const admin = await api.account({ admin: true });
  soto = await api.account({ teacher: true });
  exam = await makeExam(admin, { duration: 600 });
  const { classId } = (await soto.post('/api/classes', { name: '4°B', year: 2026 })).body;
  const { code } = (await soto.post(`/api/classes/${classId}/code`)).body;
  group = { id: classId, code };
});
afterAll(() => api.close());
beforeEach(() => {
  hour += 3_600_000;
  at(0);
});

const write = () => api.deps.presence.write();
/** An api runs until then. */
const runUntil = async (seconds: number) => {
  for (let second = (now.getTime() - hour) / 1000; second < seconds; second += 15) {
    at(second);
    await api.deps.presence.beat();
  }
  at(seconds);
};
const sitDown = async () => {
  const student = await api.account();
  expect((await student.post('/api/user/classes', { code: group.code })).status).toBe(200);
  const { id } = (await student.post(`/api/exams/${exam.id}/start`)).body as { id: string };
  await student.post(`/api/exam-attempts/${id}/contact`, { pending: 0, isAway: false });
  await write();
  return {
    id,
    student,
    contact: (body: object = { pending: 0, isAway: false }) => student.post(`/api/exam-attempts/${id}/contact`, body),
    save: (place: number, chosenAt?: string) =>
      student.post(`/api/exam-attempts/${id}/answers`, {
        questionId: exam.questions[place],
        selectedAnswer: 1,
        ...(chosenAt && { chosenAt }),
      }),
    page: async () => (await student.get(`/api/exam-attempts/${id}`)).body,
    shown: async () => {
      const { body } = await soto.get(`/api/admin/exams/${exam.id}/room?classId=${group.id}`);
      return body.students.find(({ attemptId }: RoomStudent) => attemptId === id) as RoomStudent;
    },
    lost: async () =>
      (await api.deps.store.readStream(`attempt-${id}`)).flatMap(({ type, data }) =>
        type === 'ExamContactLost' ? [data] : [],
      ),
    repair: (losses: string[], who: Client = soto, headers = {}) =>
      who.post(
        `/api/admin/exams/${exam.id}/room/repair`,
        { attempts: [{ attemptId: id, losses }], reason: 'Corte' },
        headers,
      ),
  };
};
const done = (attemptId: string) => ({ attempts: [{ attemptId, refusal: null, detail: null }] });

describe('a contact', () => {
  test('is shown in the room: when it was, what is pending, and whether she left the page', async () => {
    const { contact, shown } = await sitDown();
    expect(await shown()).toMatchObject({ lastContactAt: iso(0), pending: 0, isAway: false, losses: [] });
    at(10);
    expect((await contact({ pending: 3, isAway: false })).status).toBe(200);
    await write();
    expect(await shown()).toMatchObject({ lastContactAt: iso(10), pending: 3, isAway: false });
    at(15);
    await contact({ pending: 0, isAway: true });
    await write();
    expect(await shown()).toMatchObject({ lastContactAt: iso(15), pending: 0, isAway: true });
  });

  test('is also an answer, which tells nothing of the page', async () => {
    const { contact, save, shown } = await sitDown();
    await contact({ pending: 3, isAway: false });
    at(12);
    await save(0);
    await write();
    expect(await shown()).toMatchObject({ lastContactAt: iso(12), pending: 3 });
  });

  test('of another student does not exist', async () => {
    const { id } = await sitDown();
    const other = await api.account();
    const body = { pending: 0, isAway: false };
    expect((await other.post(`/api/exam-attempts/${id}/contact`, body)).status).toBe(404);
    expect((await other.post(`/api/exam-attempts/${newId()}/contact`, body)).status).toBe(404);
  });

  test('of many students is written with one statement, and nothing is written without one', async () => {
    for (const { contact } of [await sitDown(), await sitDown(), await sitDown()]) await contact();
    expect(await queriesOf(write)).toHaveLength(1);
    expect(await queriesOf(write)).toHaveLength(0);
  });

  test('of an erased account is left out, and stops no other', async () => {
    const { id, contact, shown } = await sitDown();
    at(10);
    await contact();
    api.deps.presence.note({ attemptId: newId(), userId: newId(), at: now });
    await write();
    expect(await shown()).toMatchObject({ attemptId: id, lastContactAt: iso(10) });
  });
});

describe('a page that was not heard of', () => {
  const loss = (from: number, to: number, seconds = to - from) => ({
    lostAt: iso(from),
    regainedAt: iso(to),
    seconds,
    cause: 'connection',
  });

  test('is proposed with its time, and with the answers that she chose meanwhile', async () => {
    const { contact, save, lost, shown, page } = await sitDown();
    at(20);
    await contact();
    await write();
    await runUntil(200);
    await save(0, iso(100));
    await save(1, iso(150));
    await contact();
    await write();
    expect(await lost()).toEqual([expect.objectContaining(loss(20, 200))]);
    expect((await shown()).losses).toEqual([{ ...loss(20, 200), answers: 2 }]);
    expect(await page()).toMatchObject({ deadline: iso(600), timeChanges: [] });
  });

  test('and never told of itself, as that of an older release, has lost nothing', async () => {
    const student = await api.account();
    await student.post('/api/user/classes', { code: group.code });
    const { id } = (await student.post(`/api/exams/${exam.id}/start`)).body;
    for (const [place, second] of [60, 180].entries()) {
      at(second);
      const answer = { questionId: exam.questions[place], selectedAnswer: 1 };
      expect((await student.post(`/api/exam-attempts/${id}/answers`, answer)).status).toBe(200);
      await write();
    }
    const events = await api.deps.store.readStream(`attempt-${id}`);
    expect(events.filter(({ type }) => type === 'ExamContactLost')).toEqual([]);
  });

  test('for less than half a minute has lost nothing', async () => {
    const { contact, lost } = await sitDown();
    at(29);
    await contact();
    await write();
    expect(await lost()).toEqual([]);
  });

  test('after she left it has lost nothing', async () => {
    const { contact, lost } = await sitDown();
    at(5);
    await contact({ pending: 0, isAway: true });
    await write();
    at(300);
    await contact();
    await write();
    expect(await lost()).toEqual([]);
  });

  test('in a pause has lost nothing', async () => {
    const { id, contact, lost } = await sitDown();
    await soto.post(`/api/admin/exams/${exam.id}/room/pause`, { attemptIds: [id], reason: 'Corte' });
    at(300);
    await contact();
    await write();
    expect(await lost()).toEqual([]);
  });

  test('gets back what it lost, once, by the teacher of the student only', async () => {
    const { id, contact, repair, page, shown } = await sitDown();
    at(100);
    await contact();
    await write();
    at(110);
    const vera = await api.account({ teacher: true });
    expect((await repair([iso(0)], vera)).body.attempts).toMatchObject([{ refusal: 'attempt_not_found' }]);
    const headers = { 'idempotency-key': newId() };
    for (const _ of [1, 2]) expect((await repair([iso(0)], soto, headers)).body).toEqual(done(id));
    // Another click, or a second teacher: nothing is given twice.
    expect((await repair([iso(0)])).body).toEqual(done(id));
    const timeChanges = [{ kind: 'extended', at: iso(110), seconds: 100, reason: 'Corte' }];
    expect(await page()).toMatchObject({ deadline: iso(700), timeChanges });
    expect(await shown()).toMatchObject({ losses: [], extraSeconds: 100, deadline: iso(700) });
  });

  test('because no api ran is told apart', async () => {
    const { contact, lost } = await sitDown();
    await api.deps.presence.beat();
    at(100);
    await api.deps.presence.beat();
    at(105);
    await contact();
    await write();
    expect(await lost()).toMatchObject([{ lostAt: iso(0), seconds: 105, cause: 'server' }]);
  });

  describe('is noted once', () => {
    const another = ({ pool = api.deps.pool, handle = api.deps.handle } = {}) =>
      createPresence({ pool, handle, clock: () => now });
    const noteBy = (presence: ReturnType<typeof another>, { id, student }: { id: string; student: Person }) =>
      presence.note({ attemptId: id, userId: student.userId, at: now, page: { pending: 0, isAway: false } });
    const broken = () => Promise.reject(new Error('the process died'));

    test('by two apis that hear of it at once', async () => {
      const attempt = await sitDown();
      at(100);
      const two = [another(), another()];
      for (const presence of two) noteBy(presence, attempt);
      await Promise.all(two.map((presence) => presence.write()));
      expect(await attempt.lost()).toHaveLength(1);
    });

    test('when the api died before the log had it', async () => {
      const attempt = await sitDown();
      at(100);
      const dying = another({ handle: broken as unknown as Handle });
      noteBy(dying, attempt);
      await expect(dying.write()).rejects.toThrow('died');
      expect(await attempt.lost()).toEqual([]);
      at(110);
      await attempt.contact();
      await write();
      expect(await attempt.lost()).toMatchObject([{ lostAt: iso(0), regainedAt: iso(100) }]);
    });

    test('when the api died before it could forget it', async () => {
      const attempt = await sitDown();
      at(100);
      const query = (text: string, values: unknown[]) =>
        text.startsWith('update') ? broken() : api.deps.pool.query(text, values);
      const dying = another({ pool: { query } as unknown as pg.Pool });
      noteBy(dying, attempt);
      await expect(dying.write()).rejects.toThrow('died');
      for (const second of [110, 120]) {
        at(second);
        await attempt.contact();
        await write();
      }
      expect(await attempt.lost()).toHaveLength(1);
      at(200);
      await attempt.contact();
      await write();
      expect(await attempt.lost()).toMatchObject([{ seconds: 100 }, { lostAt: iso(120), seconds: 80 }]);
    });

    test('and so is a later one, after an api died with the first', async () => {
      const attempt = await sitDown();
      const broken = () => Promise.reject(new Error('died'));
      const dying = another({ handle: broken as unknown as Handle });
      at(60);
      noteBy(dying, attempt);
      await expect(dying.write()).rejects.toThrow('died');
      const next = another();
      at(300);
      await next.recover();
      noteBy(next, attempt);
      await next.write();
      expect(await attempt.lost()).toMatchObject([
        { lostAt: iso(0), regainedAt: iso(60) },
        { lostAt: iso(60), regainedAt: iso(300) },
      ]);
    });

    test('and not at all while the page was heard of, but the database took no writes', async () => {
      const attempt = await sitDown();
      let works = false;
      const query = (text: string, values: unknown[]) => (works ? api.deps.pool.query(text, values) : broken());
      const presence = another({ pool: { query } as unknown as pg.Pool });
      for (const second of [10, 20, 30, 40, 50]) {
        at(second);
        noteBy(presence, attempt);
        await expect(presence.write()).rejects.toThrow('died');
      }
      works = true;
      await presence.write();
      expect(await attempt.lost()).toEqual([]);
      expect(await attempt.shown()).toMatchObject({ lastContactAt: iso(50) });
    });
  });
});
