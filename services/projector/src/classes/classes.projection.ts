import type { UserChange } from '@matraz/contracts/updates';
import { classroom, classStudent, classTeacher, teacher } from '@matraz/infra/read-models/classes-tables';
import { pick } from '@matraz/infra/read-models/table';
import type { Projection, Recorded } from '../projection.ts';
import { namesOf, statement } from '../statement.ts';

const createClass = statement({
  name: 'create_class',
  given: classroom.columns,
  key: (row) => row.id,
  merge: (earlier) => earlier,
  text: `
    insert into class (${namesOf(classroom.columns)})
    select ${namesOf(classroom.columns)} from $given
    on conflict (id) do nothing`,
});

const changeClass = statement({
  name: 'change_class',
  given: pick(classroom, ['id', 'name', 'year']),
  key: (row) => row.id,
  text: 'update class set name = given.name, year = given.year from $given where class.id = given.id',
});

const archiveClass = statement({
  name: 'archive_class',
  given: pick(classroom, ['id', 'is_archived']),
  key: (row) => row.id,
  text: 'update class set is_archived = given.is_archived from $given where class.id = given.id',
});

const setCode = statement({
  name: 'set_class_code',
  given: pick(classroom, ['id', 'code', 'code_expires_at']),
  key: (row) => row.id,
  text: `
    update class
    set code = given.code, code_expires_at = given.code_expires_at
    from $given
    where class.id = given.id`,
});

const memberKey = (row: { class_id: string; user_id: string }) => `${row.class_id} ${row.user_id}`;

const addTeacher = statement({
  name: 'add_class_teacher',
  given: classTeacher.columns,
  key: memberKey,
  text: 'insert into class_teacher (class_id, user_id) select class_id, user_id from $given on conflict do nothing',
});

const removeTeacher = statement({
  name: 'remove_class_teacher',
  given: classTeacher.columns,
  key: memberKey,
  text: `
    delete from class_teacher
    using $given
    where class_teacher.class_id = given.class_id and class_teacher.user_id = given.user_id`,
});

const addStudent = statement({
  name: 'add_class_student',
  given: classStudent.columns,
  key: memberKey,
  merge: (earlier) => earlier,
  text: `
    insert into class_student (class_id, user_id, joined_at)
    select class_id, user_id, joined_at from $given
    on conflict do nothing`,
});

const removeStudent = statement({
  name: 'remove_class_student',
  given: pick(classStudent, ['class_id', 'user_id']),
  key: memberKey,
  text: `
    delete from class_student
    using $given
    where class_student.class_id = given.class_id and class_student.user_id = given.user_id`,
});

const addToTeachers = statement({
  name: 'grant_teacher',
  given: teacher.columns,
  key: (row) => row.user_id,
  merge: (earlier) => earlier,
  text: 'insert into teacher (user_id, since) select user_id, since from $given on conflict (user_id) do nothing',
});

const removeFromTeachers = statement({
  name: 'revoke_teacher',
  given: pick(teacher, ['user_id']),
  key: (row) => row.user_id,
  text: 'delete from teacher using $given where teacher.user_id = given.user_id',
});

const leaveEveryClass = statement({
  name: 'leave_every_class',
  given: pick(classStudent, ['user_id']),
  key: (row) => row.user_id,
  text: 'delete from class_student using $given where class_student.user_id = given.user_id',
});

const teachNoClass = statement({
  name: 'teach_no_class',
  given: pick(classTeacher, ['user_id']),
  key: (row) => row.user_id,
  text: 'delete from class_teacher using $given where class_teacher.user_id = given.user_id',
});

type OfClass = Recorded<'ClassChanged' | 'ClassArchived' | 'ClassReopened' | 'ClassCodeRenewed' | 'ClassCodeClosed'>;

/** The event does not name the people of the class, so every page that shows it reads again. */
const ofClass = ({ data }: OfClass): UserChange[] => [[null, 'class', data.classId]];

const ofStudent = ({
  data: { classId, userId },
}: Recorded<'ClassJoined' | 'ClassLeft' | 'ClassStudentRemoved'>): UserChange[] => [
  [userId, 'classes'],
  [null, 'class', classId],
];

const ofAccount = ({ data }: Recorded<'TeacherGranted' | 'TeacherRevoked'>): UserChange[] => [[data.userId, 'user']];

/** The classes of schools, and who may teach. Names of people are not in the log. */
export const classes: Projection = {
  name: 'classes',
  version: 1,
  tables: [classroom, classTeacher, classStudent, teacher],
  together: [['ClassJoined'], ['TeacherGranted']],
  on: {
    ClassCreated: ({ data: { classId, by, name, year } }) => [
      createClass({ id: classId, name, year, is_archived: false, code: null, code_expires_at: null }),
      addTeacher({ class_id: classId, user_id: by }),
    ],
    ClassChanged: ({ data: { classId, name, year } }) => [changeClass({ id: classId, name, year })],
    ClassArchived: ({ data: { classId } }) => [
      archiveClass({ id: classId, is_archived: true }),
      setCode({ id: classId, code: null, code_expires_at: null }),
    ],
    ClassReopened: ({ data: { classId } }) => [archiveClass({ id: classId, is_archived: false })],
    ClassTeacherAdded: ({ data: { classId, teacherId } }) => [addTeacher({ class_id: classId, user_id: teacherId })],
    ClassTeacherRemoved: ({ data: { classId, teacherId } }) => [
      removeTeacher({ class_id: classId, user_id: teacherId }),
    ],
    ClassCodeRenewed: ({ data: { classId, code, expiresAt } }) => [
      setCode({ id: classId, code, code_expires_at: expiresAt }),
    ],
    ClassCodeClosed: ({ data: { classId } }) => [setCode({ id: classId, code: null, code_expires_at: null })],
    ClassJoined: ({ data: { classId, userId }, metadata }) => [
      addStudent({ class_id: classId, user_id: userId, joined_at: metadata.occurredAt }),
    ],
    ClassLeft: ({ data: { classId, userId } }) => [removeStudent({ class_id: classId, user_id: userId })],
    ClassStudentRemoved: ({ data: { classId, userId } }) => [removeStudent({ class_id: classId, user_id: userId })],
    TeacherGranted: ({ data: { userId }, metadata }) => [
      addToTeachers({ user_id: userId, since: metadata.occurredAt }),
    ],
    TeacherRevoked: ({ data: { userId } }) => [removeFromTeachers({ user_id: userId })],
    AccountErased: ({ data: { userId } }) => [
      leaveEveryClass({ user_id: userId }),
      teachNoClass({ user_id: userId }),
      removeFromTeachers({ user_id: userId }),
    ],
  },
  changes: {
    ClassCreated: ({ data }) => [[data.by, 'classes']],
    ClassChanged: ofClass,
    ClassArchived: ofClass,
    ClassReopened: ofClass,
    ClassTeacherAdded: ({ data: { classId, teacherId } }) => [
      [teacherId, 'classes'],
      [null, 'class', classId],
    ],
    ClassTeacherRemoved: ({ data: { classId, teacherId } }) => [
      [teacherId, 'classes'],
      [null, 'class', classId],
    ],
    ClassCodeRenewed: ofClass,
    ClassCodeClosed: ofClass,
    ClassJoined: ofStudent,
    ClassLeft: ofStudent,
    ClassStudentRemoved: ofStudent,
    TeacherGranted: ofAccount,
    TeacherRevoked: ofAccount,
  },
};
