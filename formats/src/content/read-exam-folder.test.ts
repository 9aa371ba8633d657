import { expect, test } from 'vitest';
import { readExamFolder } from './read-exam-folder.ts';
import { examFiles, readOptions, type Texts } from './testing/folders.ts';

const read = (changes?: Texts, fields?: object) => readExamFolder(examFiles(changes, fields), readOptions);

test('a valid folder gives an exam with its questions', () => {
  const answers = { options: ['Un espejo', 'Una lente'], correctAnswer: 1, explanation: 'Los rayos la cruzan.' };
  expect(read()).toEqual({
    ok: true,
    content: {
      slug: 'ensayo-1',
      title: 'Ensayo 1',
      description: '',
      subject: 'Physics',
      duration: 9600,
      totalQuestions: 2,
      isPublished: true,
      questions: [
        {
          question: '¿Qué muestra la figura?<br><img src="/uploads/rayos.png" alt="Dos rayos" />',
          ...answers,
          isPilot: true,
        },
        { question: '¿Qué muestra la figura?', ...answers, isPilot: false },
      ],
    },
  });
});

test('totalQuestions and isPublished of exam.json are kept', () => {
  expect(read({}, { totalQuestions: 80, isPublished: false })).toMatchObject({
    content: { totalQuestions: 80, isPublished: false },
  });
});

test('an explanation may be missing', () => {
  const questions = 'P: ¿Uno?\nA) Sí\nB) No\nR: A';
  expect(read({ 'questions.txt': questions, 'pictures/rayos.png': null })).toMatchObject({
    ok: true,
    content: { questions: [{ explanation: '' }] },
  });
});

test.each<[string, Texts, object, string[]]>([
  ['no exam.json', { 'exam.json': null }, {}, ['Falta el archivo exam.json']],
  [
    'an unknown subject',
    {},
    { subject: 'Física' },
    ['exam.json: «subject» debe ser uno de estos valores: Biology, Physics, Chemistry'],
  ],
  ['no duration', {}, { duration: undefined }, ['exam.json: «duration» falta']],
  [
    'a block without an answer',
    { 'questions.txt': 'P: ¿Uno?\nA) Sí\nB) No\n\nP: ¿Dos?', 'pictures/rayos.png': null },
    {},
    [
      'questions.txt: Bloque 1: falta la respuesta (R:)',
      'questions.txt: Bloque 2: se omitió porque no tiene alternativas',
    ],
  ],
  [
    'no questions',
    { 'questions.txt': '\n', 'pictures/rayos.png': null },
    {},
    ['questions.txt: No se encontraron preguntas válidas'],
  ],
  [
    'a missing picture',
    { 'pictures/rayos.png': null },
    {},
    ['questions.txt, línea 2: no existe la imagen pictures/rayos.png'],
  ],
  [
    'a lesson',
    { 'lessons/uno.html': '<p>Uno</p>' },
    {},
    ['lessons/uno.html: sobra, ningún archivo de la carpeta lo nombra'],
  ],
])('%s', (_, changes, fields, errors) => {
  expect(read(changes, fields)).toEqual({ ok: false, errors });
});
