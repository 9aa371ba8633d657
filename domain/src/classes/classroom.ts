import type { ClassEvent } from '@matraz/contracts/classes/events';
import { mostClassStudents, mostClassTeachers } from '@matraz/contracts/classes/limits';
import type { Command, Decider } from '../decider.ts';
import { DomainError } from '../errors.ts';

/** `isAdmin`: an administrator may do what the teachers of the class may. */
type OfStaff<Type extends string, Data = object> = Command<
  Type,
  Data & { classId: string; by: string; isAdmin: boolean }
>;

type StaffCommand =
  | OfStaff<'ChangeClass', { name?: string | undefined; year?: number | undefined; isArchived?: boolean | undefined }>
  | OfStaff<'AddClassTeacher', { teacherId: string }>
  | OfStaff<'RemoveClassTeacher', { teacherId: string }>
  | OfStaff<'RenewClassCode', { code: string; expiresAt: string }>
  | OfStaff<'CloseClassCode'>
  | OfStaff<'RemoveClassStudent', { userId: string }>;

export type ClassroomCommand =
  | Command<'CreateClass', { classId: string; name: string; year: number; by: string }>
  | StaffCommand
  /** `code`: what the student typed. Null: her e-mail was invited. */
  | (Command<'JoinClass', { classId: string; userId: string; code: string | null }> & { now: Date })
  | Command<'LeaveClass', { classId: string; userId: string }>;

export interface Classroom {
  exists: boolean;
  name: string;
  year: number;
  isArchived: boolean;
  teachers: ReadonlySet<string>;
  students: ReadonlySet<string>;
  code: { code: string; expiresAt: string } | null;
}

/** Also a class whose teacher one is not: whether it exists is not told. */
const requireStaff = ({ by, isAdmin }: StaffCommand['data'], classroom: Classroom): void => {
  if (!isAdmin && !classroom.teachers.has(by)) throw new DomainError('class_not_found');
};

const change = (
  { name, year, isArchived, classId, by }: Extract<StaffCommand, { type: 'ChangeClass' }>['data'],
  classroom: Classroom,
): ClassEvent[] => {
  const details = { name: name ?? classroom.name, year: year ?? classroom.year };
  const isOther = details.name !== classroom.name || details.year !== classroom.year;
  const ids = { classId, by };
  return [
    ...(isOther ? [{ type: 'ClassChanged', data: { ...ids, ...details } } as const] : []),
    ...(isArchived === true && !classroom.isArchived ? [{ type: 'ClassArchived', data: ids } as const] : []),
    ...(isArchived === false && classroom.isArchived ? [{ type: 'ClassReopened', data: ids } as const] : []),
  ];
};

const removeTeacher = (classId: string, by: string, teacherId: string, { teachers }: Classroom): ClassEvent[] => {
  if (!teachers.has(teacherId)) return [];
  // A class without a teacher could not be seen.
  if (teachers.size === 1) throw new DomainError('last_teacher');
  return [{ type: 'ClassTeacherRemoved', data: { classId, by, teacherId } }];
};

const decideForStaff = ({ type, data }: StaffCommand, classroom: Classroom): ClassEvent[] => {
  requireStaff(data, classroom);
  const { classId, by } = data;
  switch (type) {
    case 'ChangeClass':
      return change(data, classroom);
    case 'AddClassTeacher':
      if (classroom.teachers.has(data.teacherId)) return [];
      if (classroom.teachers.size >= mostClassTeachers) throw new DomainError('class_full');
      return [{ type: 'ClassTeacherAdded', data: { classId, by, teacherId: data.teacherId } }];
    case 'RemoveClassTeacher':
      return removeTeacher(classId, by, data.teacherId, classroom);
    case 'RenewClassCode':
      if (classroom.isArchived) throw new DomainError('class_archived');
      return [{ type: 'ClassCodeRenewed', data: { classId, by, code: data.code, expiresAt: data.expiresAt } }];
    case 'CloseClassCode':
      return classroom.code === null ? [] : [{ type: 'ClassCodeClosed', data: { classId, by } }];
    case 'RemoveClassStudent':
      if (!classroom.students.has(data.userId)) return [];
      return [{ type: 'ClassStudentRemoved', data: { classId, by, userId: data.userId } }];
  }
};

const join = (
  { classId, userId, code }: Extract<ClassroomCommand, { type: 'JoinClass' }>['data'],
  now: Date,
  classroom: Classroom,
): ClassEvent[] => {
  if (classroom.students.has(userId)) return [];
  const known = classroom.code;
  const isOpen = known !== null && known.code === code && now < new Date(known.expiresAt);
  if (code !== null && !isOpen) throw new DomainError('class_code_unknown');
  if (classroom.isArchived) throw new DomainError('class_archived');
  if (classroom.students.size >= mostClassStudents) throw new DomainError('class_full');
  return [{ type: 'ClassJoined', data: { classId, userId, how: code === null ? 'invitation' : 'code' } }];
};

const decide = (command: ClassroomCommand, classroom: Classroom): ClassEvent[] => {
  if (command.type === 'CreateClass') return classroom.exists ? [] : [{ type: 'ClassCreated', data: command.data }];
  if (!classroom.exists) throw new DomainError('class_not_found');
  switch (command.type) {
    case 'JoinClass':
      return join(command.data, command.now, classroom);
    case 'LeaveClass':
      return classroom.students.has(command.data.userId) ? [{ type: 'ClassLeft', data: command.data }] : [];
    default:
      return decideForStaff(command, classroom);
  }
};

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((one) => one !== id));

const evolve = (classroom: Classroom, { type, data }: ClassEvent): Classroom => {
  const { teachers, students } = classroom;
  switch (type) {
    case 'ClassCreated':
      return { ...classroom, exists: true, name: data.name, year: data.year, teachers: new Set([data.by]) };
    case 'ClassChanged':
      return { ...classroom, name: data.name, year: data.year };
    // Who had the code must not find the door open when the class is opened again.
    case 'ClassArchived':
      return { ...classroom, isArchived: true, code: null };
    case 'ClassReopened':
      return { ...classroom, isArchived: false };
    case 'ClassTeacherAdded':
      return { ...classroom, teachers: new Set([...teachers, data.teacherId]) };
    case 'ClassTeacherRemoved':
      return { ...classroom, teachers: without(teachers, data.teacherId) };
    case 'ClassCodeRenewed':
      return { ...classroom, code: { code: data.code, expiresAt: data.expiresAt } };
    case 'ClassCodeClosed':
      return { ...classroom, code: null };
    case 'ClassJoined':
      return { ...classroom, students: new Set([...students, data.userId]) };
    case 'ClassLeft':
    case 'ClassStudentRemoved':
      return { ...classroom, students: without(students, data.userId) };
  }
};

export const classroom: Decider<Classroom, ClassroomCommand, ClassEvent> = {
  initialState: () => ({
    exists: false,
    name: '',
    year: 0,
    isArchived: false,
    teachers: new Set(),
    students: new Set(),
    code: null,
  }),
  decide,
  evolve,
};
