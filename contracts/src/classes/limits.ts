/** This file has no schemas, so the browser can import it. */

/** Maximum lengths, in characters. */
export const classTexts = { name: 60 } as const;

/** The school years that a class may have. */
export const classYears = { min: 2020, max: 2100 } as const;

/** Students of one class, and teachers of one. A larger group is two classes. */
export const mostClassStudents = 200;
export const mostClassTeachers = 20;

/** Students that one list invites. */
export const mostInvitations = 200;

/** Letters and digits of a code. Those that look alike are left out: 0 and O, 1, I and L. */
export const classCode = { letters: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789', length: 8 } as const;

/** An invitation without an answer is deleted after so many days. */
export const invitationDays = 60;

/** Days after which a code ends. */
export const codeDays = 30;

/** Reads a code that a person typed in small letters, with spaces or a hyphen. */
export const normalCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** As a person reads it: two groups of four. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
