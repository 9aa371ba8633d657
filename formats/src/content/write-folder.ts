import type { TopicContent, VideoContent } from '@matraz/contracts/catalog/content';
import type { ExamForm } from '@matraz/contracts/exams/content';
import type { ExportQuestion } from '../exchange/export-question.ts';
import { replacePictures } from '../exchange/html.ts';
import type { PictureFiles } from '../exchange/write-qti.ts';

/** A topic to export. Texts are sanitised HTML where the platform has HTML. */
export interface ExportTopic extends Omit<TopicContent, 'courseId'> {
  /** Title of its course. */
  course: string;
  lessons: readonly { title: string; content: string }[];
  videos: readonly Omit<VideoContent, 'topicId'>[];
  questions: readonly ExportQuestion[];
}

export interface ExportExam extends ExamForm {
  questions: readonly ExportQuestion[];
}

type WrittenFiles = Map<string, string | Uint8Array>;

/** A name for files and for `slug`: lower-case letters, digits and single hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '') || 'contenido';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Pictures of the package by their names. Other sources stay. */
const withFiles = (pictures: PictureFiles) => (html: string) =>
  replacePictures(html, (src) => {
    const file = pictures.get(src);
    return file ? `pictures/${file.name}` : src;
  });

const addQuestions = (files: WrittenFiles, questions: readonly ExportQuestion[], pictures: PictureFiles) => {
  if (questions.length === 0) return;
  const place = withFiles(pictures);
  const written = questions.map((question) => ({
    ...question,
    question: place(question.question),
    options: question.options.map(place),
    explanation: place(question.explanation),
  }));
  files.set('questions.json', json(written));
};

const addPictures = (files: WrittenFiles, pictures: PictureFiles) => {
  for (const { name, bytes } of pictures.values()) files.set(`pictures/${name}`, bytes);
};

/** The folder of a topic. It holds everything of the topic. @param pictures the pictures that its texts show @see docs/content-format.md */
export const writeTopicFolder = (
  { lessons, videos, questions, ...details }: ExportTopic,
  pictures: PictureFiles,
): WrittenFiles => {
  const place = withFiles(pictures);
  const fileOf = (title: string, index: number) => `${String(index + 1).padStart(2, '0')}-${slugOf(title)}.html`;
  const files: WrittenFiles = new Map();
  const listed = lessons.map(({ title }, index) => ({ file: fileOf(title, index), title }));
  files.set('topic.json', json({ slug: slugOf(details.title), ...details, lessons: listed, videos }));
  for (const [index, { title, content }] of lessons.entries())
    files.set(`lessons/${fileOf(title, index)}`, `${place(content)}\n`);
  addQuestions(files, questions, pictures);
  addPictures(files, pictures);
  return files;
};

export const writeExamFolder = ({ questions, ...details }: ExportExam, pictures: PictureFiles): WrittenFiles => {
  const files: WrittenFiles = new Map();
  files.set('exam.json', json({ slug: slugOf(details.title), ...details }));
  addQuestions(files, questions, pictures);
  addPictures(files, pictures);
  return files;
};
