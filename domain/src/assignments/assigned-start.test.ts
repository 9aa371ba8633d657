import { describe, expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { assignmentToStart, resultsFrom, showsResults } from './assigned-start.ts';
import type { Conditions, ExistingAssignment } from './assignment.ts';

const at = (time: string) => new Date(`2026-05-05T${time}:00.000Z`);
const given = (
  conditions: Partial<Conditions> = {},
  of: Partial<Omit<ExistingAssignment, 'conditions'>> = {},
): ExistingAssignment => ({
  assignmentId: 'g1',
  classId: 'c1',
  work: { kind: 'exam', examId: 'e1' },
  conditions: {
    opensAt: at('12:00').toISOString(),
    closesAt: at('15:00').toISOString(),
    attempts: 1,
    results: 'at-closing',
    form: { questions: false, options: false },
    ...conditions,
  },
  releasedAt: null,
  isWithdrawn: false,
  ...of,
});

const start = (
  assignments: ExistingAssignment[],
  time: string,
  { used = 0, accessWord }: { used?: number; accessWord?: string } = {},
) => {
  try {
    return assignmentToStart(assignments, { now: at(time), used: () => used, accessWord })?.assignmentId ?? null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};

describe('a student of the class starts', () => {
  test.each([
    ['11:59', 'assignment_not_open'],
    ['12:00', 'g1'],
    ['14:59', 'g1'],
    ['15:00', null],
  ])('at %s: %s', (time, expected) => {
    expect(start([given()], time)).toBe(expected);
  });

  test('until the last start', () => {
    const late = given({ lastStartAt: at('12:15').toISOString() });
    expect(start([late], '12:15')).toBe('g1');
    expect(start([late], '12:16')).toBe('too_late_to_start');
  });

  test('as often as the teacher gave attempts', () => {
    expect(start([given({ attempts: 2 })], '13:00', { used: 1 })).toBe('g1');
    expect(start([given({ attempts: 2 })], '13:00', { used: 2 })).toBe('no_attempts_left');
  });

  test('with the access word, whatever the capitals and the spaces around it', () => {
    const locked = given({ accessWord: 'átomo' });
    expect(start([locked], '13:00')).toBe('wrong_access_word');
    expect(start([locked], '13:00', { accessWord: 'atomo' })).toBe('wrong_access_word');
    expect(start([locked], '13:00', { accessWord: ' ÁTOMO ' })).toBe('g1');
  });

  test('under the open one that lets her, the nearest closing first', () => {
    const long = given({ closesAt: at('18:00').toISOString() }, { assignmentId: 'g2' });
    expect(start([long, given()], '13:00')).toBe('g1');
    expect(start([long, given({ lastStartAt: at('12:15').toISOString() })], '13:00')).toBe('g2');
  });
});

test('after the closing it is an ordinary exam as soon as the results are shown', () => {
  const later = given({ results: 'when-released' });
  expect(start([later], '16:00')).toBe('assignment_closed');
  expect(start([{ ...later, releasedAt: at('15:30').toISOString() }], '16:00')).toBeNull();
  expect(start([given()], '16:00')).toBeNull();
});

test('without an assignment, and under a withdrawn one, it is an ordinary exam', () => {
  expect(start([], '13:00')).toBeNull();
  for (const time of ['11:00', '13:00', '16:00'])
    expect(start([given({ results: 'when-released' }, { isWithdrawn: true })], time)).toBeNull();
});

test('results are shown at once, at the closing, or when they are released', () => {
  const shown = (one: ExistingAssignment, time: string) => showsResults(one, at(time));
  expect(shown(given({ results: 'at-once' }), '12:01')).toBe(true);
  expect([shown(given(), '14:59'), shown(given(), '15:00')]).toEqual([false, true]);
  const later = given({ results: 'when-released' });
  expect(shown(later, '23:00')).toBe(false);
  expect(shown({ ...later, releasedAt: at('13:00').toISOString() }, '13:01')).toBe(true);
  expect(shown({ ...given(), releasedAt: at('13:00').toISOString() }, '13:01')).toBe(true);
  expect(shown({ ...later, isWithdrawn: true }, '13:01')).toBe(true);
  expect([resultsFrom(given()), resultsFrom(later)]).toEqual([at('15:00').toISOString(), null]);
});
