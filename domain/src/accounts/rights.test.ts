import type { Access } from '@matraz/contracts/call';
import { expect, test } from 'vitest';
import { type Caller, refusalOf } from './rights.ts';

const student: Caller = {
  hasSession: true,
  awaitsGuardian: false,
  isTeacher: false,
  isAdmin: false,
  lacksFactor: false,
};
const callers = {
  visitor: { ...student, hasSession: false },
  'child without her guardian': { ...student, awaitsGuardian: true },
  student,
  teacher: { ...student, isTeacher: true },
  administrator: { ...student, isAdmin: true },
  'administrator without a factor': { ...student, isAdmin: true, lacksFactor: true },
  'teacher who also administers, without a factor': { ...student, isTeacher: true, isAdmin: true, lacksFactor: true },
};

/** The whole table: who gets what answer. */
const table: Record<keyof typeof callers, Record<Access, string>> = {
  visitor: {
    public: 'may',
    account: 'session_required',
    session: 'session_required',
    teacher: 'session_required',
    admin: 'session_required',
  },
  'child without her guardian': {
    public: 'may',
    account: 'may',
    session: 'guardian_required',
    teacher: 'teacher_required',
    admin: 'admin_required',
  },
  student: { public: 'may', account: 'may', session: 'may', teacher: 'teacher_required', admin: 'admin_required' },
  teacher: { public: 'may', account: 'may', session: 'may', teacher: 'may', admin: 'admin_required' },
  administrator: { public: 'may', account: 'may', session: 'may', teacher: 'may', admin: 'may' },
  'administrator without a factor': {
    public: 'may',
    account: 'may',
    session: 'may',
    teacher: 'factor_required',
    admin: 'factor_required',
  },
  'teacher who also administers, without a factor': {
    public: 'may',
    account: 'may',
    session: 'may',
    teacher: 'may',
    admin: 'factor_required',
  },
};

test.each(Object.keys(table) as (keyof typeof callers)[])('what a %s may', (name) => {
  for (const [access, answer] of Object.entries(table[name]) as [Access, string][])
    expect(refusalOf(access, callers[name]) ?? 'may', access).toBe(answer);
});
