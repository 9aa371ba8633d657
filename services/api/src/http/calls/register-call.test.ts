import { revokeAdmin } from '@matraz/application/accounts/revoke-admin';
import { aLesson, aQuestion, aTopic, aVideo, makeTopic } from '@matraz/application/testing/content';
import { anExam, anExamQuestion } from '@matraz/application/testing/exams';
import { type Calls, calls } from '@matraz/contracts/calls';
import { routes } from '@matraz/contracts/routes';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';
import { trackOwnWrites } from './own-writes.ts';

const names = Object.keys(calls) as (keyof Calls)[];
const admins = names.filter((name) => calls[name].access === 'admin');

/** Method and path of a call, with an id that does not exist. */
const addressOf = (name: keyof Calls) => {
  const [method = '', url = ''] = routes[name].split(' ');
  return { method: method as 'GET', url: url.replace(':kind', 'topic').replace(/:\w+/g, () => newId()) };
};

let api: TestApi;
let admin: Client;
let student: Client;

beforeAll(async () => {
  api = await startSharedTestApi();
  admin = await api.account({ admin: true });
  student = await api.account();
});
afterAll(() => api.close());

describe('[security 5] every call of the contract', () => {
  test.each(names)('%s is registered', (name) => {
    const [method = '', url = ''] = routes[name].split(' ');
    expect(api.app.hasRoute({ method: method as 'GET', url })).toBe(true);
  });

  test('only three are public: the contact, checks of receipts and errors of the app', () => {
    const open = names.filter((name) => calls[name].access === 'public');
    expect(open).toEqual(['getContact', 'getSeal', 'reportClientError']);
  });

  test.each(names.filter((name) => calls[name].access !== 'public'))(
    '%s is refused without a session, before its body is read',
    async (name) => {
      const { status, body } = await api.visitor.request({ ...addressOf(name), payload: '{' });
      expect({ status, code: body.code }).toEqual({ status: 401, code: 'session_required' });
    },
  );

  test.each(admins)('%s is refused to a student', async (name) => {
    const { status, body } = await student.request(addressOf(name));
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'admin_required' });
  });

  // Which attempts a teacher reaches in a room: exams/room.test.ts. Which exams she writes: exams/exam-authors.test.ts.
  test('only the calls under /api/admin, without single exams, and Auto-Responder are for administrators', () => {
    const ofTeachers = /\/api\/admin\/(exams|exam-questions|create-test-exam)/;
    const isOfAdmin = (route: string) => route.includes('/api/admin/') && !ofTeachers.test(route);
    const expected = names.filter((name) => isOfAdmin(routes[name]) || name === 'autoAnswerExamAttempt');
    expect(admins).toEqual(expected);
  });

  test('a revoked right ends at once', async () => {
    const revoked = await api.account({ admin: true });
    expect((await revoked.get('/api/admin/stats')).status).toBe(200);
    const writes = trackOwnWrites(api.deps);
    await revokeAdmin(writes, revoked.userId, { correlationId: newId(), now: new Date() });
    await writes.waitUntilReadable();
    expect((await revoked.get('/api/admin/stats')).status).toBe(403);
  });
});

describe('[security 10] unknown fields are refused', () => {
  // Uploads take no JSON: catalog/upload.test.ts and accounts/own-account.test.ts send them unknown fields.
  const uploads = ['uploadImage', 'savePicture'];
  const writes = names.filter((name) => !routes[name].startsWith('GET') && !uploads.includes(name));
  const topicId = newId();
  const bodies: Record<string, object> = {
    Topic: aTopic(),
    Lesson: aLesson(topicId),
    Question: aQuestion(topicId),
    Video: aVideo(topicId),
    answerQuestion: { selectedAnswer: 0 },
    reviewExamQuestion: { selectedAnswer: 0 },
    completeLesson: { topicId },
    setGoals: { mention: null, examDate: null, goalScore: null, minutesADay: null },
    createExam: anExam(),
    updateExam: anExam(),
    createExamQuestion: anExamQuestion(),
    updateExamQuestion: anExamQuestion(),
    createExamQuestions: { questions: [anExamQuestion()] },
    reorderExamQuestions: { questionsOrder: [{ id: newId(), orderIndex: 1 }] },
    saveExamAnswer: { questionId: newId(), selectedAnswer: 0 },
    restoreContent: { version: 1, expectedVersion: 1 },
    reorderLessons: { lessons: [{ id: newId(), orderIndex: 1 }] },
    reportClientError: { release: '', browser: '', path: '/', message: 'x', stack: '' },
    changePassword: { password: 'x', newPassword: 'volcán-villarrica' },
    changeName: { firstName: 'Ana', lastName: 'Rojas' },
    changeEmail: { email: 'ana@liceo.cl', password: 'x' },
    createPayment: { planId: 'monthly', userId: newId() },
  };
  const bodyOf = (name: string) =>
    name.startsWith('delete') ? {} : (bodies[name] ?? bodies[name.replace(/^(create|update)/, '')] ?? {});
  const fields = ['isAdmin', 'isPremium', 'price', 'xp', 'correct', 'userId', 'constructor'];

  test.each(writes)('%s', async (name) => {
    for (const field of fields) {
      const payload = JSON.stringify({ ...bodyOf(name), [field]: true });
      const { status, body } = await admin.request({
        ...addressOf(name),
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect({ field, status, code: body.code }).toEqual({ field, status: 400, code: 'invalid_fields' });
    }
  });

  test.each(writes)('%s: a prototype is refused', async (name) => {
    const rest = JSON.stringify(bodyOf(name)).slice(1, -1);
    for (const poison of ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"isAdmin":true}}']) {
      const payload = `{${[poison, rest].filter(Boolean).join(',')}}`;
      const headers = { 'content-type': 'application/json' };
      expect((await admin.request({ ...addressOf(name), headers, payload })).status).toBe(400);
    }
  });

  test('are refused in the query too', async () => {
    const { id } = await makeTopic(admin);
    expect((await student.get(`/api/lessons?topicId=${id}&isAdmin=true`)).status).toBe(400);
    expect((await student.get(`/api/lessons?topicId=${id}&topicId=${id}`)).status).toBe(400);
    expect((await student.get('/api/lessons')).status).toBe(400);
  });
});
