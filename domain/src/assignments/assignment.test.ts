import { describe, expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { type AssignmentCommand, assignment, type Conditions } from './assignment.ts';

const ids = { assignmentId: 'g1', classId: 'c1', by: 'soto' };
const now = new Date('2026-05-04T12:00:00.000Z');
const conditions: Conditions = {
  opensAt: '2026-05-05T12:30:00.000Z',
  closesAt: '2026-05-05T15:30:00.000Z',
  attempts: 1,
  results: 'at-closing',
  form: { questions: true, options: false },
};
const work = { kind: 'exam', examId: 'e1' } as const;
const make = (changed: Partial<Conditions> = {}): AssignmentCommand => ({
  type: 'MakeAssignment',
  data: { ...ids, work, conditions: { ...conditions, ...changed } },
  now,
});
const change = (changed: Partial<Conditions>, at = now): AssignmentCommand => ({
  type: 'ChangeAssignment',
  data: { ...ids, conditions: { ...conditions, ...changed } },
  now: at,
});
const release: AssignmentCommand = { type: 'ReleaseAssignmentResults', data: ids, now };
const withdraw: AssignmentCommand = { type: 'WithdrawAssignment', data: ids, now };

const stateAfter = (...commands: AssignmentCommand[]) =>
  commands.reduce(
    (state, command) => assignment.decide(command, state).reduce(assignment.evolve, state),
    assignment.initialState(),
  );
const refusal = (command: AssignmentCommand, ...before: AssignmentCommand[]) => {
  try {
    assignment.decide(command, stateAfter(...before));
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return null;
};

test('an assignment is made once', () => {
  expect(assignment.decide(make(), null)).toEqual([{ type: 'AssignmentMade', data: { ...ids, work, ...conditions } }]);
  expect(assignment.decide(make(), stateAfter(make()))).toEqual([]);
});

describe('impossible times are refused', () => {
  test.each([
    ['a closing before the opening', { closesAt: '2026-05-05T12:00:00.000Z' }],
    ['a closing in the past', { opensAt: '2026-05-01T12:00:00.000Z', closesAt: '2026-05-04T12:00:00.000Z' }],
    ['a last start before the opening', { lastStartAt: '2026-05-05T12:00:00.000Z' }],
    ['a last start after the closing', { lastStartAt: '2026-05-05T15:31:00.000Z' }],
  ])('%s', (_, times) => {
    expect(refusal(make(times))).toBe('impossible_times');
    expect(refusal(change(times), make())).toBe('impossible_times');
  });

  test('an opening in the past is possible: it is open at once', () => {
    expect(refusal(make({ opensAt: '2026-05-04T11:00:00.000Z' }))).toBeNull();
  });
});

test('a change has all conditions; without a difference nothing happens', () => {
  const changed = { accessWord: 'átomo', attempts: 2 };
  expect(assignment.decide(change(changed), stateAfter(make()))).toEqual([
    { type: 'AssignmentChanged', data: { ...ids, ...conditions, ...changed } },
  ]);
  expect(assignment.decide(change({}), stateAfter(make()))).toEqual([]);
  expect(assignment.decide(change({}, new Date('2026-06-01T12:00:00.000Z')), stateAfter(make()))).toEqual([]);
  expect(refusal(change({ attempts: 2 }), make(), withdraw)).toBe('assignment_not_found');
});

test('results are released once, and an assignment is withdrawn once', () => {
  expect(assignment.decide(release, stateAfter(make()))).toEqual([
    { type: 'AssignmentResultsReleased', data: { ...ids, releasedAt: now.toISOString() } },
  ]);
  expect(assignment.decide(release, stateAfter(make(), release))).toEqual([]);
  expect(assignment.decide(withdraw, stateAfter(make()))).toEqual([{ type: 'AssignmentWithdrawn', data: ids }]);
  expect(assignment.decide(withdraw, stateAfter(make(), withdraw))).toEqual([]);
});

test('of another class it is not found', () => {
  for (const command of [change({ attempts: 2 }), release, withdraw]) {
    expect(refusal(command)).toBe('assignment_not_found');
    const other = { ...command, data: { ...command.data, classId: 'c2' } } as AssignmentCommand;
    expect(refusal(other, make())).toBe('assignment_not_found');
  }
});
