import { expect, test } from 'vitest';
import { slugOf, writeExamFolder, writeTopicFolder } from './write-folder.ts';

test.each([
  ['Óptica', 'optica'],
  ['Los  lentes, ¡y los ESPEJOS!', 'los-lentes-y-los-espejos'],
  ['  Ondas  ', 'ondas'],
  ['Ñandú 2', 'nandu-2'],
  [`${'a'.repeat(59)} ${'b'.repeat(59)}`, 'a'.repeat(59)],
  [`${'a'.repeat(70)}`, 'a'.repeat(60)],
  ['¿?', 'contenido'],
])('a name for %j is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

const details = {
  course: 'Física',
  unit: 'Ondas',
  title: 'Los espejos',
  description: 'Imágenes.',
  color: 'teal',
  icon: 'atom',
  difficulty: 'beginner' as const,
  orderIndex: 1,
  status: 'draft' as const,
};

test('the files of lessons are numbered in the order of the lessons', () => {
  const lessons = [
    { title: 'Planos', content: '<p>Uno</p><img src="/uploads/a.webp">' },
    { title: 'Curvos', content: '<p>Dos</p>' },
  ];
  const pictures = new Map([['/uploads/a.webp', { name: 'a.webp', bytes: new Uint8Array([1]) }]]);
  const files = writeTopicFolder({ ...details, lessons, videos: [], questions: [] }, pictures);
  expect([...files.keys()]).toEqual([
    'topic.json',
    'lessons/01-planos.html',
    'lessons/02-curvos.html',
    'pictures/a.webp',
  ]);
  expect(files.get('lessons/01-planos.html')).toBe('<p>Uno</p><img src="pictures/a.webp" />\n');
  expect(JSON.parse(String(files.get('topic.json')))).toEqual({
    slug: 'los-espejos',
    ...details,
    lessons: [
      { file: '01-planos.html', title: 'Planos' },
      { file: '02-curvos.html', title: 'Curvos' },
    ],
    videos: [],
  });
});

test('an exam without questions is one file', () => {
  const exam = { title: 'Ensayo', description: '', subject: 'Physics', duration: 60, totalQuestions: 1 } as const;
  const files = writeExamFolder({ ...exam, isPublished: true, questions: [] }, new Map());
  expect([...files.keys()]).toEqual(['exam.json']);
});
