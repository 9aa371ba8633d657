import type { ClassEvent } from '@matraz/contracts/classes/events';
import { type Classroom, type ClassroomCommand, classroom } from '../classes/classroom.ts';
import { type Doubt, judgeBy, type LoggedEvent } from './doubt.ts';

interface Sources {
  wasAdministrator: (userId: string) => boolean;
}

/** The command that makes this event, with the same data. */
const commandOf = (
  { type, data }: ClassEvent,
  state: Classroom,
  { now, wasAdministrator }: Sources & { now: Date },
): ClassroomCommand => {
  const isAdmin = 'by' in data && wasAdministrator(data.by);
  switch (type) {
    case 'ClassCreated':
      return { type: 'CreateClass', data };
    case 'ClassChanged':
      return { type: 'ChangeClass', data: { ...data, isAdmin } };
    case 'ClassArchived':
    case 'ClassReopened':
      return { type: 'ChangeClass', data: { ...data, isAdmin, isArchived: type === 'ClassArchived' } };
    case 'ClassTeacherAdded':
      return { type: 'AddClassTeacher', data: { ...data, isAdmin } };
    case 'ClassTeacherRemoved':
      return { type: 'RemoveClassTeacher', data: { ...data, isAdmin } };
    case 'ClassCodeRenewed':
      return { type: 'RenewClassCode', data: { ...data, isAdmin } };
    case 'ClassCodeClosed':
      return { type: 'CloseClassCode', data: { ...data, isAdmin } };
    case 'ClassJoined': {
      const { how, ...ids } = data;
      return { type: 'JoinClass', data: { ...ids, code: how === 'code' ? (state.code?.code ?? '') : null }, now };
    }
    case 'ClassLeft':
      return { type: 'LeaveClass', data };
    case 'ClassStudentRemoved':
      return { type: 'RemoveClassStudent', data: { ...data, isAdmin } };
  }
};

export const createClassesMeaning = ({ wasAdministrator }: Sources) => {
  const states = new Map<string, Classroom>();
  /** Pairs of student and teacher that were in one class. A pair stays, because the tables may be late. */
  const taught = new Set<string>();
  const pairOf = (studentId: string, teacherId: string) => `${studentId} ${teacherId}`;
  const noteTaught = ({ students, teachers }: Classroom) => {
    for (const student of students) for (const teacher of teachers) taught.add(pairOf(student, teacher));
  };
  return {
    wasTaughtBy: (studentId: string, teacherId: string): boolean => taught.has(pairOf(studentId, teacherId)),
    judge(event: ClassEvent, { stream, occurredAt, by }: LoggedEvent): Doubt | undefined {
      const state = states.get(stream) ?? classroom.initialState();
      const after = classroom.evolve(state, event);
      states.set(stream, after);
      if (event.type === 'ClassJoined' || event.type === 'ClassTeacherAdded') noteTaught(after);
      // The event says who did it, and so does its envelope.
      if ('by' in event.data && by !== undefined && event.data.by !== by) return { reason: 'other-student' };
      return judgeBy(classroom, { state, event }, [
        commandOf(event, state, { wasAdministrator, now: new Date(occurredAt) }),
      ]);
    },
  };
};
