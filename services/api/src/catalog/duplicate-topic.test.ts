import { duplicateTopic } from '@matraz/application/catalog/duplicate-topic';
import type { Handle } from '@matraz/application/command';
import { aTopic, makeTopic } from '@matraz/application/testing/content';
import { mostOrder } from '@matraz/contracts/catalog/limits';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

/** A draft changes which topics of its unit are free. */
const unit = `Unidad ${newId()}`;

let api: TestApi;
let admin: Client & TestAccount;
beforeAll(async () => {
  api = await startSharedTestApi();
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());

const duplicate = (id: string, key = newId()) =>
  admin.request({ method: 'POST', url: `/api/admin/topics/${id}/duplicate`, headers: { 'idempotency-key': key } });

/** The contents of a topic without what differs between an original and its copy. */
const contentsOf = async (id: string) => {
  const { body } = await admin.get(`/api/topics/${id}`);
  const plain = (items: object[]) => items.map((item) => ({ ...item, id: null, topicId: null, version: null }));
  return { lessons: plain(body.lessons), questions: plain(body.questions), videos: plain(body.videos) };
};

test('a copy has everything in the same order, and is the last of its unit', async () => {
  const { id } = await makeTopic(admin, { unit, lessons: 3, questions: 12, videos: 2 });
  await makeTopic(admin, { unit, orderIndex: 7 });
  const { status, body } = await duplicate(id);
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      ...aTopic({ unit, title: 'El átomo (copia)', orderIndex: 8 }),
      color: '#3B82F6',
      icon: 'atom',
      difficulty: 'beginner',
      status: 'draft',
      id: expect.any(String),
      lessons: 3,
      questions: 12,
      videos: 2,
    },
  });
  expect(await contentsOf(body.id)).toEqual(await contentsOf(id));
});

test('its lessons ask the copies of the questions that they asked, also after a question was deleted', async () => {
  const { id } = await makeTopic(admin, { unit, lessons: 0, questions: 3 });
  const content = '<p>Uno</p><p>[pregunta 1]</p><p>[pregunta 3]</p>';
  await admin.post('/api/admin/lessons', { topicId: id, title: 'Lección', content });
  const numbersOf = async (topicId: string) => {
    const { body } = await admin.get(`/api/topics/${topicId}`);
    return body.questions.map(({ number }: { number: number }) => number);
  };
  expect(await numbersOf(id)).toEqual([1, 2, 3]);
  const [first] = (await admin.get(`/api/topics/${id}`)).body.questions;
  await admin.delete(`/api/admin/questions/${first.id}`);
  expect(await numbersOf(id)).toEqual([2, 3]);

  const { body } = await duplicate(id);
  expect(await numbersOf(body.id)).toEqual([1, 2]);
  const copy = (await admin.get(`/api/topics/${body.id}`)).body;
  expect(copy.lessons[0].content).toBe('<p>Uno</p><p>[pregunta 2]</p>');
});

test('after the last possible place the copy shares it', async () => {
  const { id } = await makeTopic(admin, { orderIndex: mostOrder });
  expect(await duplicate(id)).toMatchObject({ status: 201, body: { orderIndex: mostOrder } });
});

test('a repeated request makes no second copy', async () => {
  const { id } = await makeTopic(admin, { unit, lessons: 2, questions: 2, videos: 1 });
  const key = newId();
  const [first, again] = [await duplicate(id, key), await duplicate(id, key)];
  expect(again.body).toEqual(first.body);
  const contents = await contentsOf(first.body.id);
  expect(Object.values(contents).map(({ length }) => length)).toEqual([2, 2, 1]);
  expect((await duplicate(id)).body.id).not.toBe(first.body.id);
});

test('a copy that was interrupted is completed by a repeat, without doubles', async () => {
  const { id } = await makeTopic(admin, { unit, lessons: 2, questions: 45, videos: 1 });
  let commands = 0;
  const dying: Handle = (...command) => {
    commands += 1;
    if (commands > 20) throw new Error('the process dies');
    return api.deps.handle(...command);
  };
  const idempotencyKey = newId();
  const context = { userId: admin.userId, correlationId: newId(), idempotencyKey, now: new Date() };
  await expect(duplicateTopic({ ...api.deps, handle: dying }, id, context)).rejects.toThrow('the process dies');
  const { body } = await duplicate(id, idempotencyKey);
  expect(await contentsOf(body.id)).toEqual(await contentsOf(id));
});

test('a topic that does not exist cannot be copied', async () => {
  for (const id of [newId(), 'nothing']) expect((await duplicate(id)).status).toBe(404);
});
