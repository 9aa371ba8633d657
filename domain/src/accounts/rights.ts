import type { Access } from '@matraz/contracts/call';

/** What the platform knows of who sends a request. */
export interface Caller {
  hasSession: boolean;
  /** A child whose guardian has not agreed. */
  awaitsGuardian: boolean;
  isTeacher: boolean;
  isAdmin: boolean;
  /** An administrator without the second factor that administering needs. */
  lacksFactor: boolean;
}

export type Role = 'visitor' | 'waiting' | 'student' | 'teacher' | 'admin';

export type AccessRefusal =
  | 'session_required'
  | 'guardian_required'
  | 'factor_required'
  | 'teacher_required'
  | 'admin_required';

/** Who may what. A call names its row, and every call has one. */
export const rightsTable: Readonly<Record<Access, readonly Role[]>> = {
  public: ['visitor', 'waiting', 'student', 'teacher', 'admin'],
  account: ['waiting', 'student', 'teacher', 'admin'],
  session: ['student', 'teacher', 'admin'],
  teacher: ['teacher', 'admin'],
  admin: ['admin'],
};

/** The highest role that counts. An administrator without her factor counts as what she is besides. */
const roleOf = ({ hasSession, awaitsGuardian, isTeacher, isAdmin, lacksFactor }: Caller): Role => {
  if (!hasSession) return 'visitor';
  if (isAdmin && !lacksFactor) return 'admin';
  if (awaitsGuardian) return 'waiting';
  return isTeacher ? 'teacher' : 'student';
};

/** Why the caller may not, or null. */
export const refusalOf = (access: Access, caller: Caller): AccessRefusal | null => {
  const role = roleOf(caller);
  if (rightsTable[access].includes(role)) return null;
  if (role === 'visitor') return 'session_required';
  if (access === 'session') return 'guardian_required';
  if (caller.isAdmin && caller.lacksFactor) return 'factor_required';
  return access === 'teacher' ? 'teacher_required' : 'admin_required';
};
