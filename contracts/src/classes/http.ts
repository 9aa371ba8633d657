import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId, pathId } from '../ids.ts';
import { skills } from '../syllabus.ts';
import { breakMinutes, extraTimes } from './accommodations.ts';
import { classTexts, classYears, mostInvitations } from './limits.ts';

const time = z.iso.datetime();
const amount = z.int().nonnegative();
const percent = z.int().min(0).max(100);
const share = z.number().min(0).max(1);
const score = z.int().min(100).max(1000);

const details = {
  name: z.string().trim().min(1, 'Escribe el nombre del curso, por ejemplo 4°B.').max(classTexts.name),
  year: z.int().min(classYears.min).max(classYears.max),
};
const email = z.string().trim().max(254).pipe(z.email('Escribe un correo válido, como nombre@ejemplo.cl.'));

const code = z.object({ code: z.string(), expiresAt: time });
const person = z.object({ userId: entityId, name: z.string() });

/** What a student reads before she joins. */
const offer = z.object({ classId: entityId, name: z.string(), year: z.int(), teachers: z.array(z.string()) });

/** `isArchived`: the class is over. Its teachers see her until she leaves. */
const ownClass = offer.extend({ joinedAt: time, isArchived: z.boolean() });

const taughtClass = z.object({
  id: entityId,
  ...details,
  isArchived: z.boolean(),
  teachers: z.array(person),
  students: amount,
  /** Null: the code is closed or has expired. */
  code: code.nullable(),
});

/** How a student goes on. `new`: no answer yet. `away`: no study day for a week. `stuck`: most of her latest answers are wrong. */
const studentStates = ['new', 'away', 'stuck', 'going'] as const;

const classStudent = person.extend({
  email: z.string().nullable(),
  joinedAt: time,
  state: z.enum(studentStates),
  /** Null: none yet. */
  lastStudyDay: z.iso.date().nullable(),
  /** Study days of the last seven. */
  daysThisWeek: amount,
  answersThisWeek: amount,
  answers: amount,
  accuracy: percent.nullable(),
  topicsCompleted: amount,
  exams: amount,
  /** The scores of the newest ensayo and of the best one. */
  lastScore: score.nullable(),
  bestScore: score.nullable(),
});

const invitation = z.object({ email: z.string(), name: z.string(), invitedAt: time });

/** What the class knows of a topic: of those students of whom the model says something. */
const classTopic = z.object({
  topicId: entityId,
  title: z.string(),
  courseId: z.int(),
  /** Students of whom enough is known. */
  known: amount,
  /** Known students who have not mastered it. */
  weak: amount,
  /** The mean of the shares of right answers that the model expects. Null: no student is known. */
  mean: share.nullable(),
});

/** What a student gets in every ensayo. Only the student and her teachers see it. */
const accommodations = {
  extraTime: z.literal(extraTimes),
  largeText: z.boolean(),
  hidesTimer: z.boolean(),
  breaks: z.literal(breakMinutes).default(0),
};

const mastery = z.object({ mean: share, low: share, high: share });

const classPage = taughtClass.extend({
  studentList: z.array(classStudent),
  invitations: z.array(invitation),
  /** The weakest first; topics of which nothing is known come last. */
  topics: z.array(classTopic),
  skills: z.array(z.object({ skill: z.enum(skills), known: amount, weak: amount, mean: share.nullable() })),
});

const examResultOfStudent = z.object({
  attemptId: entityId,
  examId: entityId,
  examTitle: z.string(),
  ordinal: z.int().positive(),
  finishedAt: time,
  reason: z.string(),
  paesScore: score,
  correct: amount,
  scored: amount,
});

/** What a teacher sees of one student. Notes, reports, goals and purchases are the student's own. */
const studentPage = classStudent.extend({
  classes: z.array(z.object({ classId: entityId, name: z.string(), year: z.int() })),
  topics: z.array(
    z.object({
      topicId: entityId,
      title: z.string(),
      courseId: z.int(),
      answers: amount,
      mastery: mastery.nullable(),
      isCompleted: z.boolean(),
    }),
  ),
  skills: z.array(z.object({ skill: z.enum(skills), answers: amount, mastery: mastery.nullable() })),
  results: z.array(examResultOfStudent),
  accommodations: z.object(accommodations),
  /** The days with study, oldest first, of the last twelve weeks. */
  studyDays: z.array(z.object({ day: z.iso.date(), answers: amount, correct: amount, lessons: amount, exams: amount })),
});

const gradebook = z.object({
  class: z.object({ id: entityId, name: z.string(), year: z.int() }),
  exams: z.array(z.object({ examId: entityId, title: z.string() })),
  students: z.array(
    person.extend({
      email: z.string().nullable(),
      topicsCompleted: amount,
      answers: amount,
      accuracy: percent.nullable(),
      /** One entry for each exam that she completed, with the first and the best score. */
      results: z.array(
        z.object({
          examId: entityId,
          first: score,
          best: score,
          attempts: amount,
          /** How many of them were on paper. */
          onPaper: amount,
        }),
      ),
    }),
  ),
});

/** What would become of each line of a list. Whether an e-mail has an account is not told. */
const invitedLine = z.object({
  email: z.string(),
  name: z.string(),
  outcome: z.enum(['invited', 'already-invited', 'already-member', 'repeated', 'invalid']),
});

const teacherPerson = person.extend({
  email: z.string().nullable(),
  since: time,
  /** She shows her own exams to all students, without an administrator. */
  mayPublish: z.boolean(),
});
const teacherInvitation = z.object({ email: z.string(), expiresAt: time });

export const classCalls = {
  listOwnClasses: defineCall({
    name: 'listOwnClasses',
    summary: 'Los cursos propios, y las invitaciones a otros',
    access: 'session',
    reply: z.object({
      classes: z.array(ownClass),
      invitations: z.array(offer),
    }),
  }),
  getClassOffer: defineCall({
    name: 'getClassOffer',
    summary: 'El curso de un código, antes de unirse',
    access: 'session',
    query: z.strictObject({ code: z.string().min(1).max(20) }),
    reply: offer.extend({ isMember: z.boolean() }),
  }),
  joinClass: defineCall({
    name: 'joinClass',
    summary: 'Unirse a un curso con su código',
    access: 'session',
    body: z.strictObject({ code: z.string().min(1).max(20) }),
    reply: z.object({ classId: entityId }),
  }),
  answerClassInvitation: defineCall({
    name: 'answerClassInvitation',
    summary: 'Aceptar o rechazar la invitación a un curso',
    access: 'session',
    params: pathId,
    body: z.strictObject({ accepts: z.boolean() }),
    reply: z.object({ classId: entityId }),
  }),
  leaveClass: defineCall({
    name: 'leaveClass',
    summary: 'Salir de un curso',
    access: 'session',
    params: pathId,
    reply: z.object({ classId: entityId }),
  }),
  listTaughtClasses: defineCall({
    name: 'listTaughtClasses',
    summary: 'Los cursos que la cuenta enseña; a quien administra, todos',
    access: 'teacher',
    reply: z.array(taughtClass),
  }),
  createClass: defineCall({
    name: 'createClass',
    summary: 'Crear un curso',
    access: 'teacher',
    body: z.strictObject(details),
    reply: z.object({ classId: entityId }),
    status: 201,
  }),
  getClass: defineCall({
    name: 'getClass',
    summary: 'Un curso: quién estudia y qué no domina',
    access: 'teacher',
    params: pathId,
    reply: classPage,
  }),
  changeClass: defineCall({
    name: 'changeClass',
    summary: 'Cambiar nombre y año de un curso, archivarlo o reabrirlo',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({ ...details, isArchived: z.boolean() }).partial(),
    reply: z.object({ classId: entityId }),
  }),
  renewClassCode: defineCall({
    name: 'renewClassCode',
    summary: 'Un código nuevo para unirse; el anterior termina',
    access: 'teacher',
    params: pathId,
    reply: code,
  }),
  closeClassCode: defineCall({
    name: 'closeClassCode',
    summary: 'Nadie más se une con el código',
    access: 'teacher',
    params: pathId,
    reply: z.object({ classId: entityId }),
  }),
  inviteStudents: defineCall({
    name: 'inviteStudents',
    summary: 'Invitar a una lista de correos. `isPreview`: solo decir qué pasaría',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({
      isPreview: z.boolean(),
      // A wrong e-mail is an outcome of its line, so the others are invited.
      students: z
        .array(z.strictObject({ email: z.string().trim().max(254), name: z.string().trim().max(120) }))
        .min(1)
        .max(mostInvitations),
    }),
    reply: z.object({ lines: z.array(invitedLine) }),
    waitsForReadModels: false,
  }),
  withdrawInvitation: defineCall({
    name: 'withdrawInvitation',
    summary: 'Retirar la invitación de un correo',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({ email }),
    reply: z.object({ classId: entityId }),
    waitsForReadModels: false,
  }),
  removeClassStudent: defineCall({
    name: 'removeClassStudent',
    summary: 'Sacar a una persona del curso',
    access: 'teacher',
    params: z.object({ id: z.string(), userId: z.string() }),
    reply: z.object({ classId: entityId }),
  }),
  addClassTeacher: defineCall({
    name: 'addClassTeacher',
    summary: 'Sumar a otra docente al curso, por su correo',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({ email }),
    reply: z.object({ classId: entityId }),
  }),
  removeClassTeacher: defineCall({
    name: 'removeClassTeacher',
    summary: 'Quitar a una docente del curso',
    access: 'teacher',
    params: z.object({ id: z.string(), userId: z.string() }),
    reply: z.object({ classId: entityId }),
  }),
  getClassStudent: defineCall({
    name: 'getClassStudent',
    summary: 'Una persona de un curso propio: progreso, dominio y resultados',
    access: 'teacher',
    params: pathId,
    reply: studentPage,
  }),
  setAccommodations: defineCall({
    name: 'setAccommodations',
    summary: 'Los apoyos de una persona en los ensayos que comience desde ahora',
    access: 'teacher',
    params: pathId,
    body: z.strictObject(accommodations),
    reply: z.object(accommodations),
  }),
  getGradebook: defineCall({
    name: 'getGradebook',
    summary: 'Las notas de un curso: ensayos por persona',
    access: 'teacher',
    params: pathId,
    reply: gradebook,
  }),
  listTeachers: defineCall({
    name: 'listTeachers',
    summary: 'Quién es docente, y las invitaciones sin respuesta',
    access: 'admin',
    reply: z.object({ teachers: z.array(teacherPerson), invitations: z.array(teacherInvitation) }),
  }),
  inviteTeacher: defineCall({
    name: 'inviteTeacher',
    summary: 'Invitar a un correo a ser docente',
    access: 'admin',
    body: z.strictObject({ email }),
    reply: z.object({
      /** Works once, for an account with this e-mail. */
      link: z.string(),
      expiresAt: time,
      /** False: no mail server is set, so the administrator hands the link over. */
      isMailed: z.boolean(),
    }),
    waitsForReadModels: false,
  }),
  withdrawTeacherInvitation: defineCall({
    name: 'withdrawTeacherInvitation',
    summary: 'Retirar una invitación a ser docente',
    access: 'admin',
    body: z.strictObject({ email }),
    reply: z.object({}),
    waitsForReadModels: false,
  }),
  changeTeacherPublishing: defineCall({
    name: 'changeTeacherPublishing',
    summary: 'Permitir o no que una persona docente publique sus propios ensayos',
    access: 'admin',
    params: pathId,
    body: z.strictObject({ isAllowed: z.boolean() }),
    reply: z.object({}),
  }),
  revokeTeacher: defineCall({
    name: 'revokeTeacher',
    summary: 'Quitar a una persona el permiso de docente',
    access: 'admin',
    params: pathId,
    reply: z.object({}),
  }),
};

export type OwnClass = z.infer<typeof ownClass>;
export type ClassOffer = z.infer<typeof offer>;
export type TaughtClass = z.infer<typeof taughtClass>;
export type ClassPage = z.infer<typeof classPage>;
export type ClassStudent = z.infer<typeof classStudent>;
export type StudentPage = z.infer<typeof studentPage>;
export type Gradebook = z.infer<typeof gradebook>;
export type InvitedLine = z.infer<typeof invitedLine>;
export type StudentState = (typeof studentStates)[number];
