import { z } from 'zod';
import { longestHtml, topicTexts } from '../catalog/limits.ts';
import { entityId } from '../ids.ts';
import { examAreas, skills } from '../syllabus.ts';
import { examOptions, examSubjects, examTexts, longestExam, mostExamQuestions } from './limits.ts';

/** HTML, sanitised on write. */
const html = z.string().trim().min(1).max(longestHtml);
const orderIndex = z.int().min(0).max(100_000);

/** The fields of an exam without its questions. Title and description are plain text. */
const details = z.strictObject({
  title: z.string().trim().min(1).max(examTexts.title),
  description: z.string().trim().max(examTexts.description),
  subject: z.enum(examSubjects),
  /** Seconds. */
  duration: z.int().min(1).max(longestExam),
  /** As typed. `questionCount` is the counted number. */
  totalQuestions: z.int().min(1).max(mostExamQuestions),
});

export const examDetails = details.extend({
  description: details.shape.description.default(''),
  subject: details.shape.subject.default('Biology'),
});

/** A new exam. It is published unless the form says otherwise. */
export const examForm = examDetails.extend({ isPublished: z.boolean().default(true) });

/** The fields to change. The others keep their present values, also when another administrator changes them. */
export const examEdit = details.extend({ isPublished: z.boolean() }).partial();

/** What a question is about. Students see it with their result, because the name of a topic may hint at an answer. */
export const questionSyllabus = {
  /** Of a published topic. */
  topicId: entityId.optional(),
  skill: z.enum(skills).optional(),
  area: z.enum(examAreas).optional(),
};

const question = (fewestOptions: number) =>
  z.strictObject({
    question: html,
    options: z.array(html).min(fewestOptions).max(examOptions.max),
    /** Zero-based index into `options`. */
    correctAnswer: z.int().nonnegative(),
    explanation: z.string().trim().max(longestHtml).default(''),
    /** When it is missing, a new question goes to the end and an existing question keeps its place. */
    orderIndex: orderIndex.optional(),
    isPilot: z.boolean().default(false),
    ...questionSyllabus,
    /** Optional. When present it must be the exam of the call. */
    examId: entityId.optional(),
  });

const keyIsAnOption = ({ correctAnswer, options }: { correctAnswer: number; options: string[] }) =>
  correctAnswer < options.length;
const outside = { path: ['correctAnswer'], message: 'La respuesta correcta debe ser una de las opciones' };

export const examQuestionForm = question(examOptions.minSingle).refine(keyIsAnOption, outside);

export const examQuestionsForm = z
  .array(question(examOptions.min).refine(keyIsAnOption, outside))
  .min(1)
  .max(mostExamQuestions);

const { topicId: _, ...folderFields } = question(examOptions.min).shape;

/** A question in a folder. Its topic has the title, because ids differ between platforms. */
export const examQuestionOfFolder = z
  .strictObject({ ...folderFields, topic: z.string().trim().min(1).max(topicTexts.title).optional() })
  .refine(keyIsAnOption, outside);

export const examQuestionOrder = z
  .array(z.strictObject({ id: entityId, orderIndex }))
  .min(1)
  .max(mostExamQuestions)
  .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, {
    message: 'Cada pregunta puede aparecer una sola vez',
  });

export type ExamForm = z.infer<typeof examForm>;
export type ExamEdit = z.infer<typeof examEdit>;
export type ExamQuestionForm = z.infer<typeof examQuestionForm>;
export type ExamQuestionOfFolder = z.infer<typeof examQuestionOfFolder>;
