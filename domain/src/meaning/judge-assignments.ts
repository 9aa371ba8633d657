import type { AssignmentEvent } from '@matraz/contracts/assignments/events';
import { type AssignmentCommand, assignment, type ExistingAssignment } from '../assignments/assignment.ts';
import { type Doubt, judgeBy, type LoggedEvent } from './doubt.ts';

interface Sources {
  wasAdministrator: (userId: string) => boolean;
  /** Whether the user ever taught the class. */
  wasTeacherOf: (classId: string, userId: string) => boolean;
}

/** The command that makes this event, with the same data. */
const commandOf = ({ type, data }: AssignmentEvent, now: Date): AssignmentCommand => {
  const { assignmentId, classId, by } = data;
  const ids = { assignmentId, classId, by };
  switch (type) {
    case 'AssignmentMade': {
      const { assignmentId: _id, classId: _class, by: _by, work, ...conditions } = data;
      return { type: 'MakeAssignment', data: { ...ids, work, conditions }, now };
    }
    case 'AssignmentChanged': {
      const { assignmentId: _id, classId: _class, by: _by, ...conditions } = data;
      return { type: 'ChangeAssignment', data: { ...ids, conditions }, now };
    }
    case 'AssignmentResultsReleased':
      return { type: 'ReleaseAssignmentResults', data: ids, now };
    case 'AssignmentWithdrawn':
      return { type: 'WithdrawAssignment', data: ids, now };
  }
};

export const createAssignmentsMeaning = ({ wasAdministrator, wasTeacherOf }: Sources) => {
  /** Every state of each assignment: a start may have read the one before. */
  const states = new Map<string, ExistingAssignment[]>();
  return {
    /** What the assignment was and is. Empty: there is none. */
    assignmentsWith: (assignmentId: string): readonly ExistingAssignment[] => states.get(assignmentId) ?? [],

    judge(event: AssignmentEvent, { occurredAt }: LoggedEvent): Doubt | undefined {
      const { assignmentId, classId, by } = event.data;
      const known = states.get(assignmentId) ?? [];
      const state = known.at(-1) ?? null;
      const after = assignment.evolve(state, event);
      if (after) states.set(assignmentId, [...known, after]);
      if (!wasAdministrator(by) && !wasTeacherOf(classId, by)) return { reason: 'not-her-teacher' };
      return judgeBy(assignment, { state, event }, [commandOf(event, new Date(occurredAt))]);
    },
  };
};
