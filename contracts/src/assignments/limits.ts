/** This file has no schemas, so the browser can import it. */

/** When students see the results and the keys of an assigned ensayo. */
export const resultRules = ['at-once', 'at-closing', 'when-released'] as const;
export type ResultRule = (typeof resultRules)[number];

/** Maximum length, in characters. */
export const accessWordLength = 40;

/** Attempts that one student may have under one assignment. */
export const mostAssignedAttempts = 10;

/** Assignments of one class. A class that needs more is two classes. */
export const mostAssignments = 300;

/** Reads an access word that a person typed with capitals or spaces around it. */
export const normalWord = (typed: string): string => typed.trim().toLocaleLowerCase('es-CL');
