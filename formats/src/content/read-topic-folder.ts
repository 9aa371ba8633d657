import {
  lessonContent,
  questionOfTopic,
  type TopicContent,
  topicContent,
  type VideoContent,
  videoContent,
} from '@matraz/contracts/catalog/content';
import { z } from 'zod';
import { parseBulkText } from '../bulk/practice-text.ts';
import { faultyFormula } from '../formulas.ts';
import { topicTitles } from '../syllabus.ts';
import {
  type FolderFiles,
  type FolderResult,
  lineOf,
  type OpenFolder,
  openFolder,
  type ReadOptions,
  slug,
} from './open-folder.ts';
import { readQuestions } from './read-questions.ts';
import { checked } from './spanish-issue.ts';

/** Lessons and questions are in the order that students see. */
export interface TopicFolder extends TopicContent {
  slug: string;
  lessons: LessonFile[];
  questions: z.infer<typeof questionOfTopic>[];
  videos: Omit<VideoContent, 'topicId'>[];
}

interface LessonFile {
  /** File name without `.html`. */
  slug: string;
  title: string;
  /** HTML. */
  content: string;
}

const topicFile = 'topic.json';
/** Formulas of the computed values, for the tests of a collection. */
const checksFile = 'checks.json';

const lessonEntry = z.strictObject({
  file: z.string().regex(/^[a-z0-9-]+\.html$/, 'debe tener solo minúsculas, números y guiones, y terminar en .html'),
  title: lessonContent.shape.title,
});

const topicJson = topicContent.omit({ courseId: true }).extend({
  slug,
  course: z.string(),
  /** Names of what it teaches. They are for the tests of a collection and are not imported. */
  contents: z.array(slug).default([]),
  lessons: z.array(lessonEntry).default([]),
  videos: z.array(videoContent.omit({ topicId: true })).default([]),
});

/** A block may name the topic of its folder, and no other one. */
const practiceText = (title: string) => (text: string) => {
  const result = parseBulkText(text, topicTitles([{ id: '', title }]));
  if (!result.ok) return { errors: result.errors };
  return { questions: result.questions.map(({ topic: _, topicId: __, ...question }) => question) };
};

const readLessons = (folder: OpenFolder, entries: z.infer<typeof lessonEntry>[]): LessonFile[] =>
  entries.flatMap(({ file, title }, place) => {
    if (entries.findIndex((other) => other.file === file) < place) {
      folder.errors.push(`${topicFile}: la lección ${file} aparece dos veces`);
      return [];
    }
    const path = `lessons/${file}`;
    const typed = folder.text(path);
    if (typed === null) return [];
    const content = folder.withPictures(typed, (index) => `${path}, línea ${lineOf(typed, index)}`).trim();
    const { errors } = checked(lessonContent.shape.content, content);
    folder.errors.push(...errors.map((error) => `${path}: ${error}`));
    if (errors.length === 0 && folder.isEmpty(content)) folder.errors.push(`${path}: no puede quedar vacío`);
    const faulty = faultyFormula(content);
    if (faulty) folder.errors.push(`${path}: la ${faulty}`);
    return [{ slug: file.replace(/\.html$/, ''), title, content }];
  });

export interface TopicReadOptions extends ReadOptions {
  /** Ids of the courses by their titles. */
  courses: ReadonlyMap<string, number>;
}

/** Reads and checks the folder of a topic. Writes nothing. @see docs/content-format.md */
export const readTopicFolder = (files: FolderFiles, options: TopicReadOptions): FolderResult<TopicFolder> => {
  const folder = openFolder(files, options);
  const { courses } = options;
  const details = folder.json(topicFile, topicJson);
  const courseId = courses.get(details?.course ?? '');
  if (details && courseId === undefined) {
    const known = [...courses.keys()].join(', ');
    folder.errors.push(`${topicFile}: no existe la materia «${details.course}»; debe ser una de estas: ${known}`);
  }
  const lessons = readLessons(folder, details?.lessons ?? []);
  const questions = readQuestions(folder, { parse: practiceText(details?.title ?? ''), schema: questionOfTopic });
  folder.has(checksFile);
  if (details) folder.refuseUnused(); // without topic.json every lesson would be reported as unused
  if (!details || courseId === undefined || folder.errors.length > 0) return { ok: false, errors: folder.errors };
  const { course: _, contents: __, ...content } = details;
  return { ok: true, content: { ...content, courseId, lessons, questions } };
};
