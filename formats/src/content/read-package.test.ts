import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureSources, replacePictures } from '../exchange/html.ts';
import { examQuestion, html, practiceQuestion } from '../exchange/testing/arbitrary-questions.ts';
import { readZip, writeZip } from '../exchange/zip.ts';
import type { FolderFiles } from './open-folder.ts';
import { questionsOfPackage, readPackage } from './read-package.ts';
import { examFiles, readOptions, topicFiles } from './testing/folders.ts';
import { slugOf, writeExamFolder, writeTopicFolder } from './write-folder.ts';

const { courses } = readOptions;
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== '');

const pictures = new Map([
  ['/uploads/abc.webp', { name: 'abc.webp', bytes: new Uint8Array([1, 2]) }],
  ['/uploads/def.webp', { name: 'def.webp', bytes: new Uint8Array([3]) }],
]);
const usedIn = (texts: readonly string[]) => {
  const used = new Set(texts.flatMap(pictureSources));
  return new Map([...pictures].filter(([src]) => used.has(src)));
};
const packed = (text: string) => replacePictures(text, (src) => src.replace('/uploads/', 'pictures/'));
const packedQuestion = <Q extends { question: string; options: readonly string[]; explanation: string }>(
  question: Q,
) => ({
  ...question,
  question: packed(question.question),
  options: question.options.map(packed),
  explanation: packed(question.explanation),
});
const textsOf = (questions: readonly { question: string; options: readonly string[]; explanation: string }[]) =>
  questions.flatMap(({ question, options, explanation }) => [question, ...options, explanation]);

const topic = fc.record({
  course: fc.constantFrom('Química', 'Física'),
  unit: line,
  title: line,
  description: line,
  color: fc.constantFrom('#3B82F6', 'teal'),
  icon: fc.constantFrom('atom', 'fas fa-dna'),
  difficulty: fc.constantFrom('beginner' as const, 'advanced' as const),
  orderIndex: fc.integer({ min: 1, max: 100 }),
  status: fc.constantFrom('draft' as const, 'published' as const),
  lessons: fc.array(fc.record({ title: line, content: html }), { maxLength: 3 }),
  videos: fc.array(
    fc.record({
      title: line,
      description: line,
      youtubeId: fc.constant('aqz-KE-bpKQ'),
      duration: fc.constant('15:30'),
    }),
    { maxLength: 2 },
  ),
  questions: fc.array(practiceQuestion(), { maxLength: 3 }),
});

test('an exported topic comes back whole', () => {
  fc.assert(
    fc.property(topic, (exported) => {
      const used = usedIn([...exported.lessons.map(({ content }) => content), ...textsOf(exported.questions)]);
      const back = readPackage(readZip(writeZip(writeTopicFolder(exported, used))), courses);
      const { course, ...details } = exported;
      expect(back).toEqual({
        ok: true,
        content: {
          kind: 'topic',
          pictures: new Map([...used.values()].map(({ name, bytes }) => [name, bytes])),
          topic: {
            ...details,
            courseId: courses.get(course),
            slug: slugOf(exported.title),
            lessons: exported.lessons.map(({ title, content }) => ({
              slug: expect.any(String),
              title,
              content: packed(content),
            })),
            questions: exported.questions.map(packedQuestion),
          },
        },
      });
    }),
    { numRuns: 50 },
  );
});

const exam = fc.record({
  title: line,
  description: fc.oneof(fc.constant(''), line),
  subject: fc.constantFrom('Biology' as const, 'Physics' as const),
  duration: fc.integer({ min: 1, max: 10_000 }),
  totalQuestions: fc.integer({ min: 1, max: 500 }),
  isPublished: fc.boolean(),
  questions: fc.array(examQuestion(), { maxLength: 3 }),
});

test('an exported exam comes back whole', () => {
  fc.assert(
    fc.property(exam, (exported) => {
      const used = usedIn(textsOf(exported.questions));
      const back = readPackage(readZip(writeZip(writeExamFolder(exported, used))), courses);
      const expected = { ...exported, slug: slugOf(exported.title), questions: exported.questions.map(packedQuestion) };
      expect(back).toMatchObject({ ok: true, content: { kind: 'exam', exam: expected } });
    }),
    { numRuns: 50 },
  );
});

test('a zip may have one folder around its files, and pictures in the bulk text', () => {
  const inFolder = new Map([...topicFiles(), ...examFiles()].map(([path, bytes]) => [`tema/${path}`, bytes]));
  inFolder.delete('tema/exam.json');
  inFolder.delete('tema/questions.txt');
  inFolder.delete('tema/pictures/rayos.png');
  expect(readPackage(inFolder, courses)).toMatchObject({
    ok: true,
    content: {
      kind: 'topic',
      topic: { lessons: [{ content: '<p>Uno</p>\n<img src="pictures/plano.png" alt="Un espejo" />' }, {}] },
    },
  });
  const result = readPackage(examFiles(), courses);
  if (!result.ok) throw new Error(result.errors.join('\n'));
  expect(questionsOfPackage(result.content).items[0]).toMatchObject({
    number: 1,
    question: '¿Qué muestra la figura?<br><img src="pictures/rayos.png" alt="Dos rayos" />',
    isPilot: true,
  });
});

/** The content of a zip that is known to be right. */
const contentOf = (files: FolderFiles) => {
  const result = readPackage(files, courses);
  if (!result.ok) throw new Error(result.errors.join('\n'));
  return result.content;
};
const note = (text: string) => ({ number: null, line: null, isLeftOut: false, text });

test('a place for questions lists what it does not take of a topic', () => {
  const content = contentOf(topicFiles());
  const question = {
    line: null,
    question: '¿Cómo es la imagen de un espejo plano?',
    options: ['Real', 'Virtual', 'Invertida', 'Mayor'],
    correctAnswer: 1,
    explanation: 'Los rayos no se cruzan.',
  };
  expect(questionsOfPackage(content)).toEqual({
    items: [
      { ...question, number: 1, xpReward: 10 },
      { ...question, number: 2, xpReward: 25 },
    ],
    problems: [note('no se importan las lecciones del tema (2)'), note('no se importan los videos del tema (1)')],
    pictures: content.pictures,
  });
});

test('a topic with questions only is taken whole', () => {
  const without = { 'lessons/planos.html': null, 'lessons/curvos.html': null, 'pictures/plano.png': null };
  const content = contentOf(topicFiles(without, { lessons: undefined, videos: undefined }));
  expect(questionsOfPackage(content).problems).toEqual([]);
});

test('a place for questions takes those of an exam, and nothing else of it', () => {
  const content = contentOf(examFiles());
  const answers = {
    line: null,
    options: ['Un espejo', 'Una lente'],
    correctAnswer: 1,
    explanation: 'Los rayos la cruzan.',
  };
  const picture = '<br><img src="pictures/rayos.png" alt="Dos rayos" />';
  expect(questionsOfPackage(content)).toEqual({
    items: [
      { ...answers, number: 1, question: `¿Qué muestra la figura?${picture}`, isPilot: true },
      { ...answers, number: 2, question: '¿Qué muestra la figura?', isPilot: false },
    ],
    problems: [note('solo se importan las preguntas, no los datos del ensayo')],
    pictures: new Map([['rayos.png', new TextEncoder().encode('png')]]),
  });
});

test('a place for questions gives them places of its own', () => {
  const question = { question: '¿Uno?', options: ['Sí', 'No'], correctAnswer: 0, orderIndex: 3 };
  const changes = { 'questions.txt': null, 'questions.json': JSON.stringify([question]), 'pictures/rayos.png': null };
  const { items } = questionsOfPackage(contentOf(examFiles(changes)));
  expect(items).toMatchObject([{ number: 1, question: '¿Uno?' }]);
  expect(items[0]).not.toHaveProperty('orderIndex');
});

test('each picture keeps its own name, and a picture of the platform keeps its address', () => {
  const lesson = '<img src="pictures/plano.png"><img src="/uploads/otra.png"><img src="pictures/curvo.png">';
  const content = contentOf(topicFiles({ 'lessons/planos.html': lesson, 'pictures/curvo.png': 'curvo' }));
  expect(content).toMatchObject({
    topic: {
      lessons: [
        { content: '<img src="pictures/plano.png" /><img src="/uploads/otra.png"><img src="pictures/curvo.png" />' },
        { content: '<p>Dos</p>' },
      ],
    },
  });
  expect([...content.pictures.keys()]).toEqual(['plano.png', 'curvo.png']);
});

const under = (folder: string, files: FolderFiles): FolderFiles =>
  new Map([...files].map(([path, bytes]) => [`${folder}/${path}`, bytes]));
const neither = 'El zip no tiene topic.json ni exam.json';

test.each<[string, FolderFiles, string]>([
  ['a missing lesson', topicFiles({ 'lessons/planos.html': null }), 'Falta el archivo lessons/planos.html'],
  ['an exam without a duration', examFiles({}, { duration: undefined }), 'exam.json: «duration» falta'],
  ['no list', new Map([['a.txt', new Uint8Array()]]), neither],
  ['an empty zip', new Map(), neither],
  ['two folders', new Map([...under('tema', topicFiles()), ...under('otro', topicFiles())]), neither],
  ['a file beside the folder', new Map([...under('tema', topicFiles()), ['a.txt', new Uint8Array()]]), neither],
  [
    'a picture in a folder of its own',
    new Map(topicFiles()).set('pictures/figuras/rayo.png', new Uint8Array()),
    'pictures/figuras/rayo.png: sobra, ningún archivo de la carpeta lo nombra',
  ],
  [
    'questions of another system',
    new Map([['imsmanifest.xml', new Uint8Array()]]),
    'Este zip es un paquete QTI, que trae solo preguntas. Para un tema, súbelo en la pestaña «Carga Masiva»; para un ensayo, créalo primero y súbelo en «Gestionar», «Carga masiva»',
  ],
])('%s is an error', (_, files, error) => {
  expect(readPackage(files, courses)).toEqual({ ok: false, errors: [error] });
});

test('folders around the folder are entered', () => {
  const files = under('cursos', under('tema', topicFiles()));
  expect(readPackage(files, courses)).toEqual(readPackage(topicFiles(), courses));
});

test('a name for files has only lower-case letters, digits and single hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(slugOf(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});
