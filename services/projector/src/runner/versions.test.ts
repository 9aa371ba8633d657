import type { Versions } from '@matraz/infra/read-models/runner-tables';
import { expect, test } from 'vitest';
import type { Projection } from '../projection.ts';
import { sameVersions, supersedes, versionsOf, writersOf } from './versions.ts';

test.each<{ ours: Versions; theirs: Versions; newer: boolean; what: string }>([
  { ours: { a: 2 }, theirs: { a: 1 }, newer: true, what: 'a higher version' },
  { ours: { a: 1, b: 1 }, theirs: { a: 1 }, newer: true, what: 'one projection more' },
  { ours: { a: 1 }, theirs: { a: 1 }, newer: false, what: 'the same' },
  { ours: { a: 1 }, theirs: { a: 2 }, newer: false, what: 'a lower version' },
  { ours: { a: 2 }, theirs: { a: 1, b: 1 }, newer: false, what: 'one higher, one missing' },
])('$what: supersedes $newer', ({ ours, theirs, newer }) => {
  expect(supersedes(ours, theirs)).toBe(newer);
});

test('the order of names does not make versions differ', () => {
  expect(sameVersions({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(sameVersions({ a: 1 }, { a: 1, b: 1 })).toBe(false);
});

test('tables are written by the projections of their versions: ours, or those of the release before', () => {
  const projection = (name: string, version: number, previous?: Projection): Projection => ({
    name,
    version,
    tables: [],
    together: [],
    on: {},
    changes: {},
    ...(previous && { previous }),
  });
  const previous = projection('xp', 1);
  const ours = [projection('days', 3), projection('xp', 2, previous)];
  expect(versionsOf(ours)).toEqual({ days: 3, xp: 2 });
  expect(writersOf(ours, { days: 3, xp: 2 })).toEqual(ours);
  expect(writersOf(ours, { days: 3, xp: 1 })).toEqual([ours[0], previous]);
  expect(writersOf(ours, { days: 2, xp: 1 })).toEqual([previous]);
  expect(writersOf(ours, {})).toEqual([]);
});
