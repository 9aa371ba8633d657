import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { oidcAdapter } from './oidc-adapter.ts';

let database: TestDatabase;
let now = Date.parse('2026-11-20T12:00:00Z');
const adapterOf = (name: string) => oidcAdapter(database.pool, () => new Date(now))(name);

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('an artifact is found by id, uid and user code, and can be replaced and destroyed', async () => {
  const sessions = adapterOf('Session');
  await sessions.upsert('s1', { uid: 'u1', accountId: 'ana' }, 60);
  await sessions.upsert('s1', { uid: 'u1', accountId: 'bea' }, 60);
  expect(await sessions.find('s1')).toEqual({ uid: 'u1', accountId: 'bea' });
  expect(await sessions.findByUid('u1')).toEqual({ uid: 'u1', accountId: 'bea' });
  expect(await adapterOf('Interaction').find('s1')).toBeUndefined();
  const devices = adapterOf('DeviceCode');
  await devices.upsert('d1', { userCode: 'ABCD' }, 60);
  expect(await devices.findByUserCode('ABCD')).toEqual({ userCode: 'ABCD' });
  await sessions.destroy('s1');
  expect(await sessions.find('s1')).toBeUndefined();
});

test('an expired artifact is not found', async () => {
  const codes = adapterOf('AuthorizationCode');
  await codes.upsert('c1', { grantId: 'g1' }, 60);
  now += 60_000;
  expect(await codes.find('c1')).toBeUndefined();
});

test('a code is consumed once, with its time', async () => {
  const codes = adapterOf('AuthorizationCode');
  await codes.upsert('c2', { grantId: 'g1' }, 60);
  const attempts = await Promise.allSettled([codes.consume('c2'), codes.consume('c2'), codes.consume('c2')]);
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await codes.find('c2')).toEqual({ grantId: 'g1', consumed: Math.floor(now / 1000) });
});

test('a revoked grant deletes its tokens, and no others', async () => {
  const tokens = adapterOf('AccessToken');
  await tokens.upsert('t1', { grantId: 'g1' }, 60);
  await tokens.upsert('t2', { grantId: 'g2' }, 60);
  await tokens.revokeByGrantId('g1');
  expect(await tokens.find('t1')).toBeUndefined();
  expect(await tokens.find('t2')).toEqual({ grantId: 'g2' });
});
