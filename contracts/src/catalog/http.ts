import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseId, entityId, expectedVersion, pathId } from '../ids.ts';
import { skills } from '../syllabus.ts';
import {
  difficulties,
  lessonContent,
  lessonOrder,
  questionContent,
  topicContent,
  topicStatuses,
  videoContent,
} from './content.ts';

const course = z.object({ id: courseId, title: z.string(), subject: z.string() });

const topicProgress = z.object({
  questionsAnswered: z.int().nonnegative(),
  /** Questions whose latest answer is correct. */
  questionsCorrect: z.int().nonnegative(),
  isCompleted: z.boolean(),
});

/** For administrators: which version they read, for `expectedVersion` of a change. */
const versioned = { version: z.int().positive().optional() };

const topicSummary = z.object({
  id: entityId,
  courseId,
  unit: z.string(),
  title: z.string(),
  description: z.string(),
  color: z.string(),
  icon: z.string(),
  difficulty: z.enum(difficulties),
  orderIndex: z.int(),
  /** Within its unit, from 1. Drafts take none. It decides what is free. */
  place: z.int(),
  status: z.enum(topicStatuses),
  /** Totals of the whole topic, with the contents that the reader may not open. */
  totalLessons: z.int().nonnegative(),
  totalQuestions: z.int().nonnegative(),
  totalVideos: z.int().nonnegative(),
  questionCount: z.int().nonnegative(),
  progress: topicProgress,
  ...versioned,
});

/** An item that a free student may not open. It is listed so that the page can show locks and totals. */
const locked = z.object({ id: entityId, title: z.string(), orderIndex: z.int(), locked: z.literal(true) });
const open = { locked: z.literal(false) };

const lesson = z.object({
  id: entityId,
  topicId: entityId,
  title: z.string(),
  content: z.string(),
  orderIndex: z.int(),
  ...versioned,
  ...open,
});

export const question = z.object({
  id: entityId,
  topicId: entityId,
  question: z.string(),
  options: z.array(z.string()),
  xpReward: z.int(),
  skill: z.enum(skills).optional(),
  /** Lessons of the topic name the question by this number, from 1. It never changes. Only the list of a topic's questions has it. */
  number: z.int().positive().optional(),
  /** Key and explanation are for administrators. Students get them with the result of their answer. */
  correctAnswer: z.int().optional(),
  explanation: z.string().optional(),
  ...versioned,
  ...open,
});

const video = z.object({
  id: entityId,
  topicId: entityId,
  title: z.string(),
  description: z.string(),
  youtubeId: z.string(),
  duration: z.string(),
  ...versioned,
  ...open,
});

const lessonItem = z.discriminatedUnion('locked', [lesson, locked]);
const questionItem = z.discriminatedUnion('locked', [question, locked]);
const videoItem = z.discriminatedUnion('locked', [video, locked]);

const topicDetail = topicSummary.extend({
  lessons: z.array(lessonItem),
  videos: z.array(videoItem),
  questions: z.array(questionItem),
});

const ofTopic = z.strictObject({ topicId: z.string().min(1).max(64) });
const deleted = z.object({ id: entityId });
const amount = z.int().nonnegative();
/** The totals of the form are ignored: totals are counted. */
const topicForm = topicContent.extend({
  totalLessons: z.unknown().optional(),
  totalQuestions: z.unknown().optional(),
  totalVideos: z.unknown().optional(),
});

export const catalogCalls = {
  listCourses: defineCall({
    name: 'listCourses',
    summary: 'Las asignaturas',
    access: 'session',
    reply: z.array(course),
  }),
  listTopics: defineCall({
    name: 'listTopics',
    summary: 'Los temas publicados, con el progreso de quien pregunta; para administradores, también los borradores',
    access: 'session',
    reply: z.array(topicSummary),
  }),
  getTopic: defineCall({
    name: 'getTopic',
    summary: 'Un tema con sus lecciones, videos y preguntas',
    access: 'session',
    params: pathId,
    reply: topicDetail,
  }),
  listLessons: defineCall({
    name: 'listLessons',
    summary: 'Las lecciones de un tema',
    access: 'session',
    query: ofTopic,
    reply: z.array(lessonItem),
  }),
  listQuestions: defineCall({
    name: 'listQuestions',
    summary: 'Las preguntas de un tema',
    access: 'session',
    query: ofTopic,
    reply: z.array(questionItem),
  }),
  listVideos: defineCall({
    name: 'listVideos',
    summary: 'Los videos de un tema',
    access: 'session',
    query: ofTopic,
    reply: z.array(videoItem),
  }),
  getAdminStats: defineCall({
    name: 'getAdminStats',
    summary: 'Cuánto contenido hay',
    access: 'admin',
    reply: z.object({
      totalTopics: z.int(),
      totalLessons: z.int(),
      totalQuestions: z.int(),
      totalVideos: z.int(),
    }),
  }),
  uploadImage: defineCall({
    name: 'uploadImage',
    summary: 'Subir una imagen (JPEG, PNG, WebP o GIF de hasta 5 MB y 40 megapíxeles)',
    access: 'teacher',
    multipart: true,
    body: z.strictObject({ image: z.file() }),
    reply: z.object({ url: z.string() }),
  }),
  createTopic: defineCall({
    name: 'createTopic',
    summary: 'Crear un tema',
    access: 'admin',
    body: topicForm,
    reply: topicContent.extend({ id: entityId }),
    status: 201,
  }),
  updateTopic: defineCall({
    name: 'updateTopic',
    summary: 'Cambiar un tema',
    access: 'admin',
    params: pathId,
    /** Without a status the topic keeps the one it has. */
    body: topicForm.extend({ status: topicContent.shape.status.unwrap().optional(), ...expectedVersion }),
    reply: topicContent.extend({ id: entityId }),
  }),
  duplicateTopic: defineCall({
    name: 'duplicateTopic',
    summary: 'Duplicar un tema con todo su contenido; la copia es un borrador',
    access: 'admin',
    params: pathId,
    /** With the numbers of copied contents. */
    reply: topicContent.extend({ id: entityId, lessons: amount, questions: amount, videos: amount }),
    status: 201,
  }),
  deleteTopic: defineCall({
    name: 'deleteTopic',
    summary: 'Eliminar un tema con todo su contenido',
    access: 'admin',
    params: pathId,
    reply: deleted,
  }),
  createLesson: defineCall({
    name: 'createLesson',
    summary: 'Crear una lección',
    access: 'admin',
    body: lessonContent,
    reply: lessonContent.extend({ id: entityId }),
    status: 201,
  }),
  updateLesson: defineCall({
    name: 'updateLesson',
    summary: 'Cambiar una lección',
    access: 'admin',
    params: pathId,
    body: lessonContent.extend(expectedVersion),
    reply: lessonContent.extend({ id: entityId }),
  }),
  deleteLesson: defineCall({
    name: 'deleteLesson',
    summary: 'Eliminar una lección',
    access: 'admin',
    params: pathId,
    reply: deleted,
  }),
  reorderLessons: defineCall({
    name: 'reorderLessons',
    summary: 'Ordenar las lecciones de un tema',
    access: 'admin',
    body: z.strictObject({ lessons: lessonOrder }),
    reply: z.object({ lessons: lessonOrder }),
  }),
  createQuestion: defineCall({
    name: 'createQuestion',
    summary: 'Crear una pregunta de práctica',
    access: 'admin',
    body: questionContent,
    reply: questionContent.safeExtend({ id: entityId }),
    status: 201,
  }),
  updateQuestion: defineCall({
    name: 'updateQuestion',
    summary: 'Cambiar una pregunta de práctica',
    access: 'admin',
    params: pathId,
    body: questionContent.safeExtend(expectedVersion),
    reply: questionContent.safeExtend({ id: entityId }),
  }),
  deleteQuestion: defineCall({
    name: 'deleteQuestion',
    summary: 'Eliminar una pregunta de práctica',
    access: 'admin',
    params: pathId,
    reply: deleted,
  }),
  createVideo: defineCall({
    name: 'createVideo',
    summary: 'Crear un video',
    access: 'admin',
    body: videoContent,
    reply: videoContent.extend({ id: entityId }),
    status: 201,
  }),
  updateVideo: defineCall({
    name: 'updateVideo',
    summary: 'Cambiar un video',
    access: 'admin',
    params: pathId,
    body: videoContent.extend(expectedVersion),
    reply: videoContent.extend({ id: entityId }),
  }),
  deleteVideo: defineCall({
    name: 'deleteVideo',
    summary: 'Eliminar un video',
    access: 'admin',
    params: pathId,
    reply: deleted,
  }),
};

export type Course = z.infer<typeof course>;
export type TopicSummary = z.infer<typeof topicSummary>;
export type TopicDetail = z.infer<typeof topicDetail>;
export type LessonItem = z.infer<typeof lessonItem>;
export type QuestionItem = z.infer<typeof questionItem>;
export type VideoItem = z.infer<typeof videoItem>;
