import { expect, test } from 'vitest';
import { faultOf, longestMs } from './finding.ts';

const quick = { status: 200, code: null, ms: 12, events: [] };

test.each([
  ['a quick reply', quick],
  ['a write', { ...quick, events: ['TopicCreated'] }],
  ['a refusal', { ...quick, status: 403, code: 'admin_required' }],
  ['a part that is not configured', { ...quick, status: 503, code: 'payments_not_configured' }],
])('%s is no fault', (_, observed) => {
  expect(faultOf(observed)).toBeUndefined();
});

test.each([
  ['an error of the server', { ...quick, status: 500, code: 'internal_error' }, 'status 500 internal_error'],
  ['an unavailable server', { ...quick, status: 503, code: 'unavailable' }, 'status 503 unavailable'],
  ['no reply', { ...quick, status: null }, 'no reply'],
  ['a slow reply', { ...quick, ms: longestMs + 1 }, 'a reply after 4001 ms'],
  ['an event of a refused write', { ...quick, status: 400, events: ['TopicCreated'] }, 'TopicCreated in the log'],
])('%s is a fault', (_, observed, expected) => {
  expect(faultOf(observed)).toContain(expected);
});
