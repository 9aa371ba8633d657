import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isSigned, sign } from './webhook-signature.ts';

const secret = 'a secret of the test';
const now = new Date('2026-03-20T12:00:00Z');
const notice = { dataId: '1300000001', requestId: 'request-1' };
const signature = sign(notice, secret, now);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

test('a notice that was signed with the secret is accepted for a day', () => {
  for (const seconds of [0, 1, 86_400, -86_400])
    expect(isSigned({ ...notice, signature }, secret, later(seconds))).toBe(true);
});

test('the time of a notice may be in milliseconds', () => {
  const ts = now.getTime();
  const hash = createHmac('sha256', secret)
    .update(`id:${notice.dataId};request-id:${notice.requestId};ts:${ts};`)
    .digest('hex');
  const signed = { ...notice, signature: `ts=${ts},v1=${hash}` };
  expect(isSigned(signed, secret, now)).toBe(true);
  expect(isSigned(signed, secret, later(86_401))).toBe(false);
});

describe('a notice is refused', () => {
  test.each([
    ['too old', { ...notice, signature }, secret, later(86_401)],
    ['of the future', { ...notice, signature }, secret, later(-86_401)],
    ['for another payment', { ...notice, dataId: '2', signature }, secret, now],
    ['of another request', { ...notice, requestId: 'request-2', signature }, secret, now],
    ['with another secret', { ...notice, signature: sign(notice, 'another', now) }, secret, now],
    ['without a signature', { ...notice, signature: '' }, secret, now],
    ['with half a signature', { ...notice, signature: signature.slice(0, -2) }, secret, now],
    ['without a time', { ...notice, signature: signature.replace(/^ts=\d+,/, '') }, secret, now],
    ['with a time that is no number', { ...notice, signature: signature.replace(/ts=\d+/, 'ts=x') }, secret, now],
    ['without a hash', { ...notice, signature: `ts=${now.getTime() / 1000}` }, secret, now],
    ['with another version', { ...notice, signature: signature.replace('v1=', 'v9=') }, secret, now],
  ])('%s', (_, given, key, at) => {
    expect(isSigned(given, key, at)).toBe(false);
  });
});

test('an empty secret is a fault of the configuration', () => {
  expect(() => isSigned({ ...notice, signature: sign(notice, '', now) }, '', now)).toThrow('empty');
});
