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
  /** Former teachers and students stay in these sets, because a command may come a moment after they left. */
  const teachersOf = new Map<string, Set<string>>();
  const classesOf = new Map<string, Set<string>>();
  const note = (sets: Map<string, Set<string>>, key: string, value: string) =>
    sets.set(key, (sets.get(key) ?? new Set()).add(value));
  const notePeople = ({ type, data }: ClassEvent) => {
    if (type === 'ClassCreated') note(teachersOf, data.classId, data.by);
    if (type === 'ClassTeacherAdded') note(teachersOf, data.classId, data.teacherId);
    if (type === 'ClassJoined') note(classesOf, data.userId, data.classId);
  };
  return {
    /** Whether the student ever was in a class that this user ever taught. */
    wasTaughtBy: (userId: string, teacherId: string): boolean =>
      [...(classesOf.get(userId) ?? [])].some((classId) => teachersOf.get(classId)?.has(teacherId)),

    wasTeacherOf: (classId: string, userId: string): boolean => teachersOf.get(classId)?.has(userId) ?? false,
    wasStudentOf: (classId: string, userId: string): boolean => classesOf.get(userId)?.has(classId) ?? false,

    judge(event: ClassEvent, { stream, occurredAt, by }: LoggedEvent): Doubt | undefined {
      const state = states.get(stream) ?? classroom.initialState();
      states.set(stream, classroom.evolve(state, event));
      notePeople(event);
      // The event says who did it, and so does its envelope.
      if ('by' in event.data && by !== undefined && event.data.by !== by) return { reason: 'other-student' };
      return judgeBy(classroom, { state, event }, [
        commandOf(event, state, { wasAdministrator, now: new Date(occurredAt) }),
      ]);
    },
  };
};
