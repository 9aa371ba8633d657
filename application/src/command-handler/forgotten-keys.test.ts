import { expect, test } from 'vitest';
import { ForgottenKeys } from './forgotten-keys.ts';
import { snapshotKind } from './stream-state.ts';

const keys = Array.from({ length: 1_000 }, (_, n) => `key ${n}`);

test('each of 1,000 keys is found at its version, another key is not', () => {
  const forgotten = new ForgottenKeys();
  for (const [n, key] of keys.entries()) forgotten.add(key, 2 * n + 1);
  expect(keys.map((key) => forgotten.find(key))).toEqual(keys.map((_, n) => 2 * n + 1));
  expect(forgotten.find('another')).toBeUndefined();
});

test('keys of a snapshot are found, also when further ones are added', () => {
  const forgotten = new ForgottenKeys();
  for (const [n, key] of keys.entries()) forgotten.add(key, 2 * n + 1);
  const restored = new ForgottenKeys(forgotten.pairs);
  expect(restored.pairs).toEqual(forgotten.pairs);
  restored.add('another', 5_000);
  expect(keys.map((key) => restored.find(key))).toEqual(keys.map((_, n) => 2 * n + 1));
  expect(restored.find('another')).toBe(5_000);
  expect(restored.lastVersion).toBe(5_000);
  expect(restored.pairs.slice(0, -2)).toEqual(forgotten.pairs);
});

test('nothing is found among no keys', () => {
  expect(new ForgottenKeys().find('key')).toBeUndefined();
});

test('of a key that was added twice the later version is found', () => {
  const forgotten = new ForgottenKeys();
  for (const [n, key] of ['a', 'b', 'a'].entries()) forgotten.add(key, n + 1);
  expect(forgotten.find('a')).toBe(3);
});

test('a key needs 8 bytes, and at most a half of them again is free', () => {
  const forgotten = new ForgottenKeys();
  expect(forgotten.memory).toBe(0);
  for (const [n, key] of keys.entries()) {
    forgotten.add(key, n + 1);
    expect(forgotten.memory).toBeGreaterThanOrEqual(8 * (n + 1));
    expect(forgotten.memory).toBeLessThanOrEqual(Math.max(64, 12 * (n + 1)));
  }
});

// When this test fails, the keys of old snapshots would not be found: raise the number of `snapshotKind`.
test('the pairs of keys-2 are the FNV-1a hash of 32 bits and the version', () => {
  const forgotten = new ForgottenKeys();
  // Test vectors of the IETF draft on FNV.
  for (const [n, key] of ['a', 'foobar'].entries()) forgotten.add(key, n + 7);
  expect([...forgotten.pairs]).toEqual([0xe40c292c | 0, 7, 0xbf9cf968 | 0, 8]);
  expect(snapshotKind('any')).toBe('any.keys-2');
});
