import { makeTopic } from '@matraz/application/testing/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startSharedTestApi();
});
afterAll(() => api.close());

test('the dashboard is what its parts are, in one reply', async () => {
  const topic = await makeTopic(await api.account({ admin: true }), { questions: 2 });
  const student = await api.account();
  await student.post(`/api/questions/${topic.questions[0]}/answer`, { selectedAnswer: 0 });
  const parts = ['/api/auth/user', '/api/courses', '/api/topics', '/api/review', '/api/path'];
  const [user, courses, topics, review, path] = await Promise.all(
    parts.map(async (url) => (await student.get(url)).body),
  );
  const { status, body } = await student.get('/api/dashboard');
  expect({ status, body }).toEqual({ status: 200, body: { user, courses, topics, review, path } });
});

test('the dashboard needs a session', async () => {
  expect((await api.visitor.get('/api/dashboard')).status).toBe(401);
});
