import { mapQuestionHtml } from '@matraz/formats/content/map-question-html';
import { type FolderPackage, readPackage } from '@matraz/formats/content/read-package';
import { UnreadableFile } from '@matraz/formats/exchange/import-result';
import { openFile } from '@matraz/formats/exchange/open-file';
import { contentHash } from '../pictures/content-hash.ts';
import { withOwnPathsInFiles } from './own-paths-in-files.ts';
import { refusalText, uploadPictures, withAddresses } from './place-pictures.ts';

interface Options {
  /** Ids of the courses by their titles. */
  courses: ReadonlyMap<string, number>;
  /** The part of the pictures that was uploaded, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** A package with the addresses of its uploaded pictures. */
export interface OpenPackage {
  /** The same for the same zip. */
  hash: string;
  content: FolderPackage;
  /** What a teacher reads about each picture that the server refused. */
  refusals: string[];
}

/**
 * Opens a zip of our content format and uploads its pictures.
 *
 * @throws UnreadableFile with every error, one a line
 */
export const openPackage = async (file: File, { courses, onProgress, signal }: Options): Promise<OpenPackage> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const hash = contentHash(bytes);
  const source = openFile(bytes);
  if (source.kind !== 'package') throw new UnreadableFile('El archivo no es un zip.');
  const result = readPackage(withOwnPathsInFiles(source.files), courses);
  if (!result.ok) throw new UnreadableFile(result.errors.join('\n'));
  const { content } = result;
  const { addresses, reasons } = await uploadPictures(content.pictures, { onProgress, signal });
  const refusals = [...reasons].map(([name, reason]) => refusalText(name, reason));
  const place = (html: string) => withAddresses(html, addresses);
  if (content.kind === 'exam') {
    const exam = { ...content.exam, questions: mapQuestionHtml(content.exam.questions, place) };
    return { hash, content: { ...content, exam }, refusals };
  }
  const lessons = content.topic.lessons.map((lesson) => ({ ...lesson, content: place(lesson.content) }));
  const topic = { ...content.topic, lessons, questions: mapQuestionHtml(content.topic.questions, place) };
  return { hash, content: { ...content, topic }, refusals };
};
