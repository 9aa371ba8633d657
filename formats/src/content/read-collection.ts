import { z } from 'zod';
import { findTopic, topicTitles } from '../syllabus.ts';
import { type FolderFiles, type FolderResult, openFolder } from './open-folder.ts';
import { type ExamFolder, readExamFolder } from './read-exam-folder.ts';
import { readTopicFolder, type TopicFolder, type TopicReadOptions } from './read-topic-folder.ts';

/** Topics are in the order of study. */
export interface Collection {
  topics: TopicFolder[];
  exams: ExamFolder[];
}

const listFile = 'catalog.json';
const listJson = z.strictObject({ topics: z.array(z.string()), exams: z.array(z.string()) });

const filesIn = (files: FolderFiles, folder: string): FolderFiles =>
  new Map(
    [...files]
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, bytes]) => [path.slice(folder.length + 1), bytes]),
  );

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, place) => values.indexOf(value) < place)),
];

/** Reads and checks a folder of topics and exams. Returns the errors of all folders. @see docs/content-format.md */
export const readCollection = (files: FolderFiles, options: TopicReadOptions): FolderResult<Collection> => {
  const list = openFolder(files, options);
  const { topics: topicFolders, exams: examFolders } = list.json(listFile, listJson) ?? { topics: [], exams: [] };
  if (list.errors.length > 0) return { ok: false, errors: list.errors };

  const errors: string[] = [];
  const readAll = <Content>(folders: string[], read: (files: FolderFiles) => FolderResult<Content>): Content[] =>
    folders.flatMap((folder) => {
      const result = read(filesIn(files, folder));
      if (result.ok) return [result.content];
      errors.push(...result.errors.map((error) => `${folder}: ${error}`));
      return [];
    });
  const topics = readAll(topicFolders, (inside) => readTopicFolder(inside, options));
  const exams = readAll(examFolders, (inside) => readExamFolder(inside, options));

  const folders = [...topicFolders, ...examFolders];
  const isListed = (path: string) => path === listFile || folders.some((folder) => path.startsWith(`${folder}/`));
  for (const path of files.keys()) if (!isListed(path)) errors.push(`${path}: sobra, ${listFile} no nombra su carpeta`);
  for (const folder of repeated(folders)) errors.push(`${listFile}: nombra dos veces la carpeta ${folder}`);
  for (const contents of [topics, exams]) {
    for (const slug of repeated(contents.map((content) => content.slug))) {
      errors.push(`Hay más de una carpeta con el slug «${slug}»`);
    }
  }
  const titles = topicTitles(topics.map(({ slug: id, title }) => ({ id, title })));
  for (const { slug, questions } of exams) {
    for (const [index, { topic }] of questions.entries()) {
      const found = topic === undefined ? null : findTopic(topic, titles);
      if (found && 'fault' in found) errors.push(`Ensayo «${slug}»: pregunta ${index + 1}: ${found.fault}`);
    }
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, content: { topics, exams } };
};
