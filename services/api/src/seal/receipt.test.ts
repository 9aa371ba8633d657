import { sealLog } from '@matraz/application/seal/seal-log';
import { makeExam } from '@matraz/application/testing/exams';
import { formatPublicKey } from '@matraz/domain/seal/checkpoint';
import { verifyReceipt } from '@matraz/domain/seal/verify-receipt';
import { loadSigningKey } from '@matraz/infra/seal/signing-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { queriesOf } from '../testing/queries-of.ts';
import { publicUrl, startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let student: Client;
let attemptId: string;
beforeAll(async () => {
  api = await startTestApi();
  const exam = await makeExam(await api.account({ admin: true }), { isPublished: true });
  student = await api.account();
  attemptId = (await student.post(`/api/exams/${exam.id}/start`)).body.id;
});
afterAll(() => api.close());

const receipt = (client: Client) => client.get(`/api/exam-attempts/${attemptId}/receipt`);

test('a running attempt has no receipt, and nothing is sealed yet', async () => {
  expect(await receipt(student)).toMatchObject({ status: 409, body: { code: 'attempt_not_completed' } });
  expect((await api.visitor.get('/api/seal')).body).toEqual({ seal: null });
});

test('a completed attempt has its receipt after the log was sealed', async () => {
  await student.post(`/api/exam-attempts/${attemptId}/complete`);
  expect(await receipt(student)).toMatchObject({ status: 409, body: { code: 'not_sealed_yet' } });

  const { store, pool, config } = api.deps;
  const key = loadSigningKey(config.dataDir, publicUrl);
  await sealLog({ store, pool, key, now: () => new Date() });
  const { status, body } = await receipt(student);
  expect(status).toBe(200);
  const { seal } = (await api.visitor.get('/api/seal')).body;
  expect(seal).toEqual({ publicKey: formatPublicKey(key), checkpoint: body.checkpoint });
  expect(verifyReceipt(body, seal.publicKey)).toMatchObject({ isWhole: true });
});

test('after a new key the older key is told with the seal, and its receipts stay valid', async () => {
  const { body: before } = await receipt(student);
  const { store, pool } = api.deps;
  const key = { name: 'matraz.example/registro', privateKey: new Uint8Array(32).fill(6) };
  const changedAt = new Date();
  const now = () => changedAt;
  await sealLog({ store, pool, key, now, isNewKey: true });
  const asked = await queriesOf(() => api.visitor.get('/api/seal'));
  expect(asked).toEqual([expect.stringContaining('from seal.checkpoints')]);
  const { seal } = (await api.visitor.get('/api/seal')).body;
  const olderKeys = [{ publicKey: before.publicKey, usedUntil: changedAt.toISOString() }];
  expect(seal).toMatchObject({ publicKey: formatPublicKey(key), olderKeys });
  expect(verifyReceipt(before, seal.publicKey)).toBe('signature');
  const keys = olderKeys.map(({ publicKey }) => publicKey);
  expect(verifyReceipt(before, seal.publicKey, ...keys)).toMatchObject({ publicKey: before.publicKey });
  expect(verifyReceipt((await receipt(student)).body, seal.publicKey)).toMatchObject({ isWhole: true });
});

test('the receipt is for its student only', async () => {
  expect(await receipt(await api.account())).toMatchObject({ status: 404, body: { code: 'attempt_not_found' } });
  expect((await receipt(api.visitor)).status).toBe(401);
});
