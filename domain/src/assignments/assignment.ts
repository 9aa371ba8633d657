import type { AssignmentEvent } from '@matraz/contracts/assignments/events';
import type { Command, Decider } from '../decider.ts';
import { deepEqual } from '../deep-equal.ts';
import { DomainError } from '../errors.ts';

type DataOf<Type extends AssignmentEvent['type']> = Extract<AssignmentEvent, { type: Type }>['data'];

/** What a student must keep to. */
export type Conditions = Omit<DataOf<'AssignmentChanged'>, 'assignmentId' | 'classId' | 'by'>;

interface OfClass {
  assignmentId: string;
  classId: string;
  by: string;
}

export type AssignmentCommand = (
  | Command<'MakeAssignment', OfClass & { work: DataOf<'AssignmentMade'>['work']; conditions: Conditions }>
  | Command<'ChangeAssignment', OfClass & { conditions: Conditions }>
  | Command<'ReleaseAssignmentResults', OfClass>
  | Command<'WithdrawAssignment', OfClass>
) & { now: Date };

export interface ExistingAssignment {
  assignmentId: string;
  classId: string;
  work: DataOf<'AssignmentMade'>['work'];
  conditions: Conditions;
  /** ISO 8601. Null: not yet. */
  releasedAt: string | null;
  isWithdrawn: boolean;
}

/** Null: there is none. */
export type Assignment = ExistingAssignment | null;

/** @throws DomainError impossible_times */
const requirePossible = ({ opensAt, closesAt, lastStartAt }: Conditions, now: Date): void => {
  const [opens, closes] = [Date.parse(opensAt), Date.parse(closesAt)];
  const last = lastStartAt === undefined ? opens : Date.parse(lastStartAt);
  if (closes > opens && closes > now.getTime() && last >= opens && last <= closes) return;
  throw new DomainError('impossible_times');
};

const decide = ({ type, data, now }: AssignmentCommand, assignment: Assignment): AssignmentEvent[] => {
  const { assignmentId, classId, by } = data;
  const ids = { assignmentId, classId, by };
  if (type === 'MakeAssignment') {
    if (assignment) return [];
    requirePossible(data.conditions, now);
    return [{ type: 'AssignmentMade', data: { ...ids, work: data.work, ...data.conditions } }];
  }
  // Also an assignment of another class: its teachers are others.
  if (assignment?.classId !== classId) throw new DomainError('assignment_not_found');
  switch (type) {
    case 'ChangeAssignment':
      if (assignment.isWithdrawn) throw new DomainError('assignment_not_found');
      if (deepEqual(data.conditions, assignment.conditions)) return [];
      requirePossible(data.conditions, now);
      return [{ type: 'AssignmentChanged', data: { ...ids, ...data.conditions } }];
    case 'ReleaseAssignmentResults':
      if (assignment.releasedAt !== null) return [];
      return [{ type: 'AssignmentResultsReleased', data: { ...ids, releasedAt: now.toISOString() } }];
    case 'WithdrawAssignment':
      return assignment.isWithdrawn ? [] : [{ type: 'AssignmentWithdrawn', data: ids }];
  }
};

const evolve = (assignment: Assignment, { type, data }: AssignmentEvent): Assignment => {
  if (type === 'AssignmentMade') {
    const { assignmentId, classId, by: _, work, ...conditions } = data;
    return { assignmentId, classId, work, conditions, releasedAt: null, isWithdrawn: false };
  }
  if (!assignment) return null;
  switch (type) {
    case 'AssignmentChanged': {
      const { assignmentId: _id, classId: _class, by: _by, ...conditions } = data;
      return { ...assignment, conditions };
    }
    case 'AssignmentResultsReleased':
      return { ...assignment, releasedAt: data.releasedAt };
    case 'AssignmentWithdrawn':
      return { ...assignment, isWithdrawn: true };
  }
};

/** Who may, and whether the work exists, is asked before: it depends on other streams. */
export const assignment: Decider<Assignment, AssignmentCommand, AssignmentEvent> = {
  initialState: () => null,
  decide,
  evolve,
};
