import { isBlank, replacePictures } from '../exchange/html.ts';
import type { ImportProblem, ImportResult } from '../exchange/import-result.ts';
import { type Files, withoutOuterFolders } from '../exchange/zip.ts';
import { mapQuestionHtml } from './map-question-html.ts';
import { type ExamFolder, readExamFolder } from './read-exam-folder.ts';
import { readTopicFolder, type TopicFolder } from './read-topic-folder.ts';

/** The content of a zip. Pictures of the zip have sources `pictures/<name>`. */
export type FolderPackage = ({ kind: 'topic'; topic: TopicFolder } | { kind: 'exam'; exam: ExamFolder }) & {
  /** Files of the pictures by their name. */
  pictures: ReadonlyMap<string, Uint8Array>;
};

export type PackageResult = { ok: true; content: FolderPackage } | { ok: false; errors: string[] };

/** Stands for a picture while the texts are read. The bulk text accepts only addresses of this platform. */
const pending = '/uploads/pending/';

const withNames = (names: readonly string[]) => (html: string) =>
  replacePictures(html, (src) => {
    const name = src.startsWith(pending) ? names[Number(src.slice(pending.length))] : undefined;
    return name === undefined ? src : `pictures/${name}`;
  });

const qtiHint =
  'Este zip es un paquete QTI, que trae solo preguntas. Para un tema, súbelo en la pestaña «Carga Masiva»; para un ensayo, créalo primero y súbelo en «Gestionar», «Carga masiva»';

/** Reads a topic or an exam from a zip of its folder. Writes nothing. @param courses ids of the courses by their titles */
export const readPackage = (all: Files, courses: ReadonlyMap<string, number>): PackageResult => {
  const files = withoutOuterFolders(all);
  const names = [...files.keys()].flatMap((path) => /^pictures\/([^/]+)$/.exec(path)?.[1] ?? []);
  const pictures = new Map(names.map((name) => [name, files.get(`pictures/${name}`) ?? new Uint8Array()]));
  const place = withNames(names);
  const options = { courses, isEmpty: isBlank, pictureUrl: (name: string) => `${pending}${names.indexOf(name)}` };
  if (files.has('topic.json')) {
    const result = readTopicFolder(files, options);
    if (!result.ok) return result;
    const lessons = result.content.lessons.map((lesson) => ({ ...lesson, content: place(lesson.content) }));
    const questions = mapQuestionHtml(result.content.questions, place);
    return { ok: true, content: { kind: 'topic', topic: { ...result.content, lessons, questions }, pictures } };
  }
  if (!files.has('exam.json'))
    return { ok: false, errors: [files.has('imsmanifest.xml') ? qtiHint : 'El zip no tiene topic.json ni exam.json'] };
  const result = readExamFolder(files, options);
  if (!result.ok) return result;
  const questions = mapQuestionHtml(result.content.questions, place);
  return { ok: true, content: { kind: 'exam', exam: { ...result.content, questions }, pictures } };
};

const noteAbout = (text: string): ImportProblem => ({ number: null, line: null, isLeftOut: false, text });

/** Only the questions of a package, for a place that takes questions. What it has besides is listed. */
export const questionsOfPackage = (content: FolderPackage): ImportResult => {
  const { pictures } = content;
  const numbered = (index: number) => ({ number: index + 1, line: null });
  if (content.kind === 'exam') {
    const items = content.exam.questions.map(({ orderIndex: _, examId: __, ...question }, index) => ({
      ...numbered(index),
      ...question,
    }));
    return { items, problems: [noteAbout('solo se importan las preguntas, no los datos del ensayo')], pictures };
  }
  const { lessons, videos, questions } = content.topic;
  const problems = [
    lessons.length > 0 ? [`no se importan las lecciones del tema (${lessons.length})`] : [],
    videos.length > 0 ? [`no se importan los videos del tema (${videos.length})`] : [],
  ].flat();
  const items = questions.map((question, index) => ({ ...numbered(index), ...question }));
  return { items, problems: problems.map(noteAbout), pictures };
};
