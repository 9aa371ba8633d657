import type { ClassEvent } from '@matraz/contracts/classes/events';
import { mostClassStudents } from '@matraz/contracts/classes/limits';
import { test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { classroom } from './classroom.ts';

const given = deciderSpec(classroom);
const ids = { classId: 'c', by: 'soto' };
const soto = { ...ids, isAdmin: false };
const vera = { classId: 'c', by: 'vera', isAdmin: false };
const created: ClassEvent = { type: 'ClassCreated', data: { ...ids, name: '4°B', year: 2026 } };
const opened: ClassEvent = {
  type: 'ClassCodeRenewed',
  data: { ...ids, code: 'ABCD2345', expiresAt: '2026-05-01T00:00:00.000Z' },
};
const joined: ClassEvent = { type: 'ClassJoined', data: { classId: 'c', userId: 'ana', how: 'code' } };
const archived: ClassEvent = { type: 'ClassArchived', data: ids };
const before = new Date('2026-04-30T23:59:59.999Z');
const after = new Date('2026-05-01T00:00:00.000Z');
const join = (code: string | null, now = before) =>
  ({ type: 'JoinClass', data: { classId: 'c', userId: 'ana', code }, now }) as const;

test('who creates a class teaches it', () => {
  given([])
    .when({ type: 'CreateClass', data: created.data as never })
    .then([created]);
  given([created])
    .when({ type: 'AddClassTeacher', data: { ...soto, teacherId: 'soto' } })
    .thenNothing();
});

test('a repeated creation changes nothing', () =>
  given([created])
    .when({ type: 'CreateClass', data: { ...ids, name: 'Otra', year: 2027 } })
    .thenNothing());

test('a student joins by the code, until it ends', () => {
  given([created, opened]).when(join('ABCD2345')).then([joined]);
  given([created, opened]).when(join('ABCD2345', after)).thenRefused('class_code_unknown');
});

test('joining twice changes nothing, also when the code has ended', () =>
  given([created, opened, joined]).when(join('ABCD2345', after)).thenNothing());

test('a new code ends the one before it, and a closed one opens nothing', () => {
  const renewed: ClassEvent = { type: 'ClassCodeRenewed', data: { ...opened.data, code: 'WXYZ6789' } as never };
  given([created, opened, renewed]).when(join('ABCD2345')).thenRefused('class_code_unknown');
  given([created, opened, { type: 'ClassCodeClosed', data: ids }])
    .when(join('ABCD2345'))
    .thenRefused('class_code_unknown');
});

test('an invited student needs no code', () =>
  given([created])
    .when(join(null))
    .then([{ type: 'ClassJoined', data: { classId: 'c', userId: 'ana', how: 'invitation' } }]));

test('nobody joins an archived class; opened again it has no code', () => {
  given([created, opened, archived]).when(join(null)).thenRefused('class_archived');
  given([created, opened, archived, { type: 'ClassReopened', data: ids }])
    .when(join('ABCD2345'))
    .thenRefused('class_code_unknown');
});

test('a full class takes nobody more', () => {
  const others = Array.from(
    { length: mostClassStudents },
    (_, place): ClassEvent => ({ type: 'ClassJoined', data: { classId: 'c', userId: `s${place}`, how: 'code' } }),
  );
  given([created, opened, ...others])
    .when(join('ABCD2345'))
    .thenRefused('class_full');
});

test('a student leaves, or a teacher takes her out; doing it twice changes nothing', () => {
  const leave = { type: 'LeaveClass', data: { classId: 'c', userId: 'ana' } } as const;
  const left: ClassEvent = { type: 'ClassLeft', data: leave.data };
  given([created, opened, joined]).when(leave).then([left]);
  given([created, opened, joined, left]).when(leave).thenNothing();
  const remove = { type: 'RemoveClassStudent', data: { ...soto, userId: 'ana' } } as const;
  given([created, opened, joined])
    .when(remove)
    .then([{ type: 'ClassStudentRemoved', data: { ...ids, userId: 'ana' } }]);
  given([created, opened, joined, left]).when(remove).thenNothing();
});

test.each([
  { type: 'ChangeClass', data: { ...vera, name: 'Mía' } },
  { type: 'AddClassTeacher', data: { ...vera, teacherId: 'vera' } },
  { type: 'RemoveClassTeacher', data: { ...vera, teacherId: 'soto' } },
  { type: 'RenewClassCode', data: { ...vera, code: 'WXYZ6789', expiresAt: '2026-06-01T00:00:00.000Z' } },
  { type: 'CloseClassCode', data: vera },
  { type: 'RemoveClassStudent', data: { ...vera, userId: 'ana' } },
] as const)('for another teacher the class does not exist: $type', (command) =>
  given([created, opened, joined]).when(command).thenRefused('class_not_found'),
);

test('an administrator may act on every class', () =>
  given([created])
    .when({ type: 'ChangeClass', data: { ...vera, isAdmin: true, name: '4°C' } })
    .then([{ type: 'ClassChanged', data: { classId: 'c', by: 'vera', name: '4°C', year: 2026 } }]));

test('what is the same changes nothing', () =>
  given([created])
    .when({ type: 'ChangeClass', data: { ...soto, name: '4°B', isArchived: false } })
    .thenNothing());

test('the last teacher cannot be removed; one of two can', () => {
  const remove = { type: 'RemoveClassTeacher', data: { ...soto, teacherId: 'soto' } } as const;
  given([created]).when(remove).thenRefused('last_teacher');
  const added: ClassEvent = { type: 'ClassTeacherAdded', data: { ...ids, teacherId: 'vera' } };
  given([created, added])
    .when(remove)
    .then([{ type: 'ClassTeacherRemoved', data: { ...ids, teacherId: 'soto' } }]);
});

test('an unknown class takes no command', () => given([]).when(join(null)).thenRefused('class_not_found'));
