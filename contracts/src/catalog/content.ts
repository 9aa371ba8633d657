import { z } from 'zod';
import { courseId, entityId } from '../ids.ts';
import { skills } from '../syllabus.ts';
import { lessonTexts, mostOrder, questionOptions, questionTexts, topicTexts, videoTexts, xpReward } from './limits.ts';
import { youtubeIdOf } from './youtube-id.ts';

export const topicIcons = [
  'atom',
  'flask',
  'fire',
  'leaf',
  'water',
  'bolt',
  'microscope',
  'dna',
  'balance-scale',
  'vial',
] as const;
export const topicColors = ['blue', 'green', 'purple', 'orange', 'red', 'indigo', 'pink', 'teal'] as const;
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
/** A draft topic and its contents exist for administrators only. */
export const topicStatuses = ['draft', 'published'] as const;

const line = (max: number) => z.string().trim().min(1).max(max);
/** HTML, sanitised on write. */
const html = (max: number) => z.string().trim().min(1).max(max);
const orderIndex = z.int().min(1).max(mostOrder);

/** Takes a video id (11 characters) or a link that contains one. Gives the id. */
const youtubeId = z
  .string()
  .max(2_000)
  .meta({ description: 'Id de un video de YouTube (11 caracteres) o un enlace a él', examples: ['aqz-KE-bpKQ'] })
  .transform((pasted) => youtubeIdOf(pasted) ?? '')
  .pipe(z.string().regex(/^[A-Za-z0-9_-]{11}$/, 'Debe ser un enlace de YouTube o el id de un video (11 caracteres)'));

/** The name of a gradient, or a hex value. */
const topicColor = z.union([z.enum(topicColors), z.string().regex(/^#[0-9a-fA-F]{6}$/)]);

/** The fields of a topic that a teacher writes. Plain text. */
export const topicContent = z.strictObject({
  courseId,
  unit: line(topicTexts.unit),
  title: line(topicTexts.title),
  description: line(topicTexts.description),
  color: topicColor.default('#3B82F6'),
  /** May have the prefix `fas fa-`. An unknown name is stored as it is, and an atom is shown. */
  icon: z
    .string()
    .trim()
    .regex(/^(fas fa-)?[a-z-]{1,40}$/)
    .default('atom'),
  difficulty: z.enum(difficulties).default('beginner'),
  /** Place within the unit, from 1. */
  orderIndex: orderIndex.default(1),
  /** Topics of release 1.0.0 have no status: they are published. */
  status: z.enum(topicStatuses).default('published'),
});

export const lessonContent = z.strictObject({
  topicId: entityId,
  title: line(lessonTexts.title),
  content: html(lessonTexts.content),
  orderIndex: orderIndex.default(1),
});

const practiceQuestion = z.strictObject({
  question: html(questionTexts.html),
  options: z.array(html(questionTexts.html)).min(questionOptions.min).max(questionOptions.max),
  /** Zero-based index into `options`. */
  correctAnswer: z.int().nonnegative(),
  explanation: z.string().trim().max(questionTexts.html).default(''),
  xpReward: z.int().min(xpReward.min).max(xpReward.max).default(xpReward.default),
  skill: z.enum(skills).optional(),
});

const keyIsAnOption = ({ correctAnswer, options }: { correctAnswer: number; options: string[] }) =>
  correctAnswer < options.length;
const outside = { path: ['correctAnswer'], message: 'La respuesta correcta debe ser una de las opciones' };

/** A question whose topic is known from its place, as in a topic's folder. */
export const questionOfTopic = practiceQuestion.refine(keyIsAnOption, outside);

export const questionContent = z
  .strictObject({ topicId: entityId, ...practiceQuestion.shape })
  .refine(keyIsAnOption, outside);

export const videoContent = z.strictObject({
  topicId: entityId,
  title: line(videoTexts.title),
  description: line(videoTexts.description),
  youtubeId,
  /** For example 15:30. */
  duration: z
    .string()
    .trim()
    .regex(/^(\d{1,2}:)?\d{1,2}:\d{2}$/),
});

export const lessonOrder = z
  .array(z.strictObject({ id: entityId, orderIndex }))
  .min(1)
  .max(1_000)
  .refine((lessons) => new Set(lessons.map(({ id }) => id)).size === lessons.length, {
    message: 'Cada lección puede aparecer una sola vez',
  });

export type TopicContent = z.infer<typeof topicContent>;
export type TopicStatus = TopicContent['status'];
export type LessonContent = z.infer<typeof lessonContent>;
export type QuestionContent = z.infer<typeof questionContent>;
export type VideoContent = z.infer<typeof videoContent>;
export type LessonOrder = z.infer<typeof lessonOrder>;
