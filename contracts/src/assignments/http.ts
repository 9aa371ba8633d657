import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId, pathId } from '../ids.ts';
import { accessWordLength, mostAssignedAttempts, resultRules } from './limits.ts';

const time = z.iso.datetime();
const amount = z.int().nonnegative();
const accessWord = z.string().trim().min(1).max(accessWordLength);

const conditions = {
  opensAt: time,
  closesAt: time,
  lastStartAt: time.nullable(),
  attempts: z.int().min(1).max(mostAssignedAttempts),
  results: z.enum(resultRules),
  /** Whether each student has her own order of questions, and of options. */
  form: z.strictObject({ questions: z.boolean(), options: z.boolean() }),
};
const work = { kind: z.enum(['exam', 'topic']), workId: entityId };

/** An assignment as its teachers see it. */
const assignment = z.object({
  id: entityId,
  ...work,
  title: z.string(),
  ...conditions,
  accessWord: z.string().nullable(),
  isWithdrawn: z.boolean(),
  /** Students see results and keys now. A topic has none. */
  showsResults: z.boolean(),
  /** Students of the class, those who began, and those who completed it. */
  students: amount,
  started: amount,
  done: amount,
});

/** An assignment as a student of the class sees it. */
const assignedWork = z.object({
  id: entityId,
  className: z.string(),
  ...work,
  title: z.string(),
  opensAt: time,
  closesAt: time,
  lastStartAt: time.nullable(),
  attempts: amount,
  /** Her attempts under this assignment, also one that runs. */
  used: amount,
  asksWord: z.boolean(),
  results: z.enum(resultRules),
  showsResults: z.boolean(),
  isDone: z.boolean(),
});

const progress = z.object({
  students: z.array(
    z.object({
      userId: entityId,
      name: z.string(),
      state: z.enum(['none', 'started', 'done']),
      /** Questions of the topic that she answered since the opening. For an ensayo, her attempts. */
      count: amount,
    }),
  ),
});

const oneOfClass = z.object({ id: z.string(), assignmentId: z.string() });
const changed = z.object({ assignmentId: entityId });

export const assignmentCalls = {
  listAssignedWork: defineCall({
    name: 'listAssignedWork',
    summary: 'Lo que asignaron los cursos propios, lo que cierra antes primero',
    access: 'session',
    reply: z.array(assignedWork),
  }),
  listAssignments: defineCall({
    name: 'listAssignments',
    summary: 'Lo que un curso tiene asignado, y cuántas personas lo hicieron',
    access: 'teacher',
    params: pathId,
    reply: z.object({
      assignments: z.array(assignment),
      /** What can be assigned. */
      exams: z.array(z.object({ id: entityId, title: z.string() })),
      topics: z.array(z.object({ id: entityId, title: z.string() })),
    }),
  }),
  makeAssignment: defineCall({
    name: 'makeAssignment',
    summary: 'Asignar un ensayo o un tema a un curso',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({ ...work, ...conditions, accessWord: accessWord.nullable() }),
    reply: changed,
    status: 201,
  }),
  changeAssignment: defineCall({
    name: 'changeAssignment',
    summary: 'Cambiar las condiciones de algo asignado; los intentos en curso conservan las suyas',
    access: 'teacher',
    params: oneOfClass,
    body: z.strictObject({ ...conditions, accessWord: accessWord.nullable() }),
    reply: changed,
  }),
  releaseAssignmentResults: defineCall({
    name: 'releaseAssignmentResults',
    summary: 'Mostrar ya los resultados y las claves de algo asignado',
    access: 'teacher',
    params: oneOfClass,
    reply: changed,
  }),
  withdrawAssignment: defineCall({
    name: 'withdrawAssignment',
    summary: 'Retirar algo asignado: nadie más lo comienza, y quienes lo hicieron ven su resultado',
    access: 'teacher',
    params: oneOfClass,
    reply: changed,
  }),
  getAssignmentProgress: defineCall({
    name: 'getAssignmentProgress',
    summary: 'Quién hizo lo asignado',
    access: 'teacher',
    params: oneOfClass,
    reply: progress,
  }),
};

export type Assignment = z.infer<typeof assignment>;
export type AssignedWork = z.infer<typeof assignedWork>;
export type AssignmentProgress = z.infer<typeof progress>;
