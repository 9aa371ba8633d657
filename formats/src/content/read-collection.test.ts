import { expect, test } from 'vitest';
import type { FolderFiles } from './open-folder.ts';
import { readCollection } from './read-collection.ts';
import { examFiles, filesOf, readOptions, topicFiles } from './testing/folders.ts';

const under = (folder: string, files: FolderFiles): [string, Uint8Array][] =>
  [...files].map(([path, bytes]) => [`${folder}/${path}`, bytes]);

const collection = (list: object, ...folders: [string, Uint8Array][][]): FolderFiles =>
  new Map([...filesOf({ 'catalog.json': JSON.stringify(list) }), ...folders.flat()]);

const mirrors = under('topics/espejos', topicFiles());
const lenses = under('topics/lentes', topicFiles({}, { slug: 'fisica-lentes' }));
const exam = under('exams/uno', examFiles());

test('topics are in the order of catalog.json', () => {
  const list = { topics: ['topics/lentes', 'topics/espejos'], exams: ['exams/uno'] };
  expect(readCollection(collection(list, mirrors, lenses, exam), readOptions)).toMatchObject({
    ok: true,
    content: { topics: [{ slug: 'fisica-lentes' }, { slug: 'fisica-espejos' }], exams: [{ slug: 'ensayo-1' }] },
  });
});

test('the errors of all folders are returned together', () => {
  const badMirrors = under('topics/espejos', topicFiles({ 'lessons/curvos.html': null }));
  const badExam = under('exams/uno', examFiles({}, { duration: 0 }));
  const list = { topics: ['topics/espejos', 'topics/nada'], exams: ['exams/uno'] };
  expect(readCollection(collection(list, badMirrors, badExam), readOptions)).toEqual({
    ok: false,
    errors: [
      'topics/espejos: Falta el archivo lessons/curvos.html',
      'topics/nada: Falta el archivo topic.json',
      'exams/uno: exam.json: «duration» debe tener al menos 1',
    ],
  });
});

test.each<[string, FolderFiles, string]>([
  ['no catalog.json', new Map(mirrors), 'Falta el archivo catalog.json'],
  [
    'a folder that is not listed',
    collection({ topics: ['topics/espejos'], exams: [] }, mirrors, [['topics/lentes/topic.json', new Uint8Array()]]),
    'topics/lentes/topic.json: sobra, catalog.json no nombra su carpeta',
  ],
  [
    'a folder listed twice',
    collection({ topics: ['topics/espejos'], exams: ['exams/uno', 'exams/uno'] }, mirrors, exam),
    'catalog.json: nombra dos veces la carpeta exams/uno',
  ],
  [
    'two topics with the same slug',
    collection({ topics: ['topics/espejos', 'topics/otros'], exams: [] }, mirrors, under('topics/otros', topicFiles())),
    'Hay más de una carpeta con el slug «fisica-espejos»',
  ],
])('%s', (_, files, error) => {
  expect(readCollection(files, readOptions)).toMatchObject({ ok: false, errors: expect.arrayContaining([error]) });
});
