import { afterAll, beforeAll, expect, test } from 'vitest';
import { id, recorded, timeOf } from '../testing/events.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels();
});
afterAll(() => models.close());

const [ana, beto] = [id('ana'), id('beto')];

test('an account is opened once, and admin rights are granted and revoked', async () => {
  await models.fill(
    recorded([
      { type: 'AccountOpened', data: { userId: ana } },
      { type: 'AccountOpened', data: { userId: beto } },
      { type: 'AdminGranted', data: { userId: ana } },
      { type: 'AdminGranted', data: { userId: beto } },
      { type: 'AdminRevoked', data: { userId: ana } },
    ]),
  );
  expect(await models.rows('select * from account order by opened_at')).toEqual([
    { user_id: ana, opened_at: new Date(timeOf(0)), is_admin: false },
    { user_id: beto, opened_at: new Date(timeOf(1)), is_admin: true },
  ]);
});

test('an account has its newest consent, and waits for a guardian until the guardian agrees', async () => {
  const consent = (userId: string, version: string, needsGuardian: boolean) =>
    ({ type: 'ConsentGiven', data: { userId, version, needsGuardian } }) as const;
  const rows = () => models.rows('select * from account_consent order by user_id');
  await models.fill(
    recorded([
      consent(ana, '2026-01-01', false),
      consent(ana, '2026-12-01', true),
      consent(beto, '2026-12-01', true),
      { type: 'GuardianConsentGiven', data: { userId: ana, version: '2026-12-01' } },
    ]),
  );
  expect(await rows()).toEqual([
    { user_id: ana, version: '2026-12-01', awaits_guardian: false },
    { user_id: beto, version: '2026-12-01', awaits_guardian: true },
  ]);
});

test.each(['in one run', 'one by one'])('a newer consent without a guardian does not end the wait, %s', async (how) => {
  const consent = (version: string, needsGuardian: boolean) =>
    ({ type: 'ConsentGiven', data: { userId: ana, version, needsGuardian } }) as const;
  const events = recorded([consent('2026-01-01', true), consent('2026-12-01', false)]);
  await (how === 'in one run' ? models.fill(events) : models.fill(events, () => 1));
  expect(await models.rows('select * from account_consent')).toEqual([
    { user_id: ana, version: '2026-12-01', awaits_guardian: true },
  ]);
});

test('an erased account is listed once, with its first time, and administers nothing', async () => {
  await models.fill(
    recorded([
      { type: 'AccountOpened', data: { userId: ana } },
      { type: 'AdminGranted', data: { userId: ana } },
      { type: 'AccountErased', data: { userId: ana, reason: 'own-request' } },
      { type: 'AccountErased', data: { userId: ana, reason: 'own-request' } },
    ]),
  );
  expect(await models.rows('select * from erased_account')).toEqual([
    { user_id: ana, erased_at: new Date(timeOf(2)), reason: 'own-request' },
  ]);
  expect(await models.rows('select is_admin from account')).toEqual([{ is_admin: false }]);
});

test('premium has the last grant, and no row after a revocation', async () => {
  const grant = (userId: string, expiresAt: string) =>
    ({ type: 'PremiumGranted', data: { userId, startsAt: '2026-03-01T00:00:00.000Z', expiresAt } }) as const;
  await models.fill(
    recorded([
      grant(ana, '2026-04-01T00:00:00.000Z'),
      grant(ana, '2026-05-01T00:00:00.000Z'),
      grant(beto, '2026-04-01T00:00:00.000Z'),
      { type: 'PremiumRevoked', data: { userId: beto, revokedAt: '2026-03-02T00:00:00.000Z' } },
    ]),
  );
  expect(await models.rows('select user_id, expires_at from premium')).toEqual([
    { user_id: ana, expires_at: new Date('2026-05-01T00:00:00.000Z') },
  ]);
});
