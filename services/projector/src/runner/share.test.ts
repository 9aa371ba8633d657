import { partitionOf } from '@matraz/infra/read-models/partition';
import { describe, expect, test } from 'vitest';
import { progress } from '../practice/progress.projection.ts';
import { studentXp } from '../practice/student-xp.projection.ts';
import { projections } from '../projections.ts';
import { answered, id, questionData, recorded } from '../testing/events.ts';
import { ownProjections, projectionsOf, shareOfMain, skippedBy, statementFor } from './share.ts';

const first = { number: 1, of: 2 };
const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name);
const all = namesOf(projections);
const split = namesOf(projections.filter((projection) => projection.split));
const notSplit = all.filter((name) => !split.includes(name));

test('one writer writes everything, and only the writer beside partitions leaves out the students', () => {
  expect([0, 1, 2, 3].map(shareOfMain)).toEqual(['all', 'all', 'none', 'none']);
});

test('a partition has only the projections that can be split', () => {
  expect(split).toEqual(['progress', 'student-xp', 'study-days']);
  expect(namesOf(projectionsOf(projections, first))).toEqual(split);
  expect(namesOf(ownProjections(projections, first))).toEqual(split);
});

test('the writer beside the partitions has all projections, without events and changes of one student', () => {
  const found = projectionsOf(projections, 'none');
  expect(namesOf(found)).toEqual(all);
  const typesOf = (wanted: string) => Object.keys(found.find(({ name }) => name === wanted)?.on ?? {});
  expect(typesOf(studentXp.name)).toEqual([]);
  const { QuestionAnswered, LessonCompleted, ...ofContent } = progress.on;
  expect(typesOf(progress.name)).toEqual(Object.keys(ofContent));
  expect(found.filter(({ name }) => split.includes(name)).map(({ changes }) => changes)).toEqual(split.map(() => ({})));
  expect(found.filter(({ name }) => notSplit.includes(name))).toEqual(
    projections.filter(({ name }) => notSplit.includes(name)),
  );
});

test('the checkpoint of the writer beside the partitions has the versions of the projections that are not split', () => {
  expect(namesOf(ownProjections(projections, 'none'))).toEqual(notSplit);
});

test('a writer that is not split has all projections as they are', () => {
  expect(projectionsOf(projections, 'all')).toEqual(projections);
  expect(ownProjections(projections, 'all')).toEqual(projections);
});

describe('a partition skips', () => {
  const [own, other] = ['u0', 'u1'].map(id).toSorted((one) => (partitionOf(one, 2) === 1 ? -1 : 1)) as [string, string];
  const eventOf = (event: Parameters<typeof recorded>[0][number]) => recorded([event])[0] as never;
  const skips = skippedBy(projections, first);

  test('the answers of students of another partition', () => {
    expect(skips(eventOf(answered(other, id('q'), id('t'))))).toBe(true);
    expect(skips(eventOf(answered(own, id('q'), id('t'))))).toBe(false);
  });

  test('no event about content, nor one about a student that no split table contains', () => {
    expect(skips(eventOf({ type: 'QuestionCreated', data: questionData(id('q'), id('t')) }))).toBe(false);
    expect(skips(eventOf({ type: 'AccountOpened', data: { userId: other } } as never))).toBe(false);
  });

  test('no event without a readable student: it is parked', () => {
    const event = recorded([answered(other, id('q'), id('t'))])[0];
    for (const data of [undefined, null, {}, { userId: 7 }]) expect(skips({ ...event, data } as never)).toBe(false);
  });

  test('nothing when it is no partition', () => {
    for (const share of ['all', 'none'] as const)
      expect(skippedBy(projections, share)(eventOf(answered(other, id('q'), id('t'))))).toBe(false);
  });
});

test('a statement finds the rows of its own students', () => {
  const text = 'update t set a = 1 where $own(t.user_id) and $own(user_id)';
  expect(statementFor(text, 'all')).toBe('update t set a = 1 where true and true');
  expect(statementFor(text, 'none')).toBe('update t set a = 1 where false and false');
  expect(statementFor(text, first)).toBe(
    "update t set a = 1 where 1 + ('x' || right(t.user_id::text, 7))::bit(28)::int % 2 = 1" +
      " and 1 + ('x' || right(user_id::text, 7))::bit(28)::int % 2 = 1",
  );
});
