import { expect, test } from 'vitest';
import { readTopicFolder } from './read-topic-folder.ts';
import { readOptions, type Texts, topicFiles } from './testing/folders.ts';

const read = (changes?: Texts, fields?: object) => readTopicFolder(topicFiles(changes, fields), readOptions);

test('a valid folder gives a topic with its lessons, questions and videos', () => {
  const question = {
    question: '¿Cómo es la imagen de un espejo plano?',
    options: ['Real', 'Virtual', 'Invertida', 'Mayor'],
    correctAnswer: 1,
    explanation: 'Los rayos no se cruzan.',
  };
  expect(read()).toEqual({
    ok: true,
    content: {
      slug: 'fisica-espejos',
      courseId: 2,
      unit: 'Ondas',
      title: 'Espejos',
      description: 'Imágenes en espejos planos y curvos.',
      color: '#3B82F6',
      icon: 'atom',
      difficulty: 'beginner',
      status: 'published',
      orderIndex: 1,
      lessons: [
        {
          slug: 'planos',
          title: 'Espejos planos',
          content: '<p>Uno</p>\n<img src="/uploads/plano.png" alt="Un espejo">',
        },
        { slug: 'curvos', title: 'Espejos curvos', content: '<p>Dos</p>' },
      ],
      questions: [
        { ...question, xpReward: 10 },
        { ...question, xpReward: 25 },
      ],
      videos: [
        { title: 'Reflexión', description: 'Un rayo y un espejo.', youtubeId: 'aqz-KE-bpKQ', duration: '15:30' },
      ],
    },
  });
});

test('questions are read from questions.json', () => {
  const question = '<h2>¿Qué muestra?</h2><img src="pictures/plano.png" alt="Un espejo">';
  const questions = JSON.stringify([{ question, options: ['Sí', 'No'], correctAnswer: 0 }]);
  expect(read({ 'questions.txt': null, 'questions.json': questions })).toMatchObject({
    content: {
      questions: [
        {
          question: '<h2>¿Qué muestra?</h2><img src="/uploads/plano.png" alt="Un espejo">',
          options: ['Sí', 'No'],
          correctAnswer: 0,
          explanation: '',
          xpReward: 10,
        },
      ],
    },
  });
});

test.each(['/uploads/a.png', '/demo/a.png'])('the address %s of a picture is kept', (src) => {
  const content = `<p>Dos</p><img src="${src}">`;
  expect(read({ 'lessons/curvos.html': content })).toMatchObject({ content: { lessons: [{}, { content }] } });
});

test.each([
  'ftp://example.com/a.png',
  'otra/uploads/a.png',
  'uploads/a.png',
  'otra https://example.com',
  'otra http://example.com',
  '/uploads/%2e%2e/api/logout',
])('the address %s of a picture is refused', (src) => {
  expect(read({ 'lessons/curvos.html': `<p>Dos</p><img src="${src}">` })).toEqual({
    ok: false,
    errors: [`lessons/curvos.html, línea 1: no existe la imagen ${src}`],
  });
});

test.each([
  'https://example.com/a.png',
  'HTTP://example.com/a.png',
  'https://example.com/&#97;pi/logout',
  'http&#58;//example.com/a.png',
  'https:///a.png',
])('the address %s of a picture is refused, because it is of another site', (src) => {
  expect(read({ 'lessons/curvos.html': `<p>Dos</p>\n<img src="${src}">` })).toEqual({
    ok: false,
    errors: [`lessons/curvos.html, línea 2: la imagen es de otro sitio, guárdala en pictures: ${src}`],
  });
});

test('a long address in an error is cut after 80 characters', () => {
  const src = 'https://example.com/'.padEnd(200, 'a');
  expect(read({ 'lessons/curvos.html': `<p>Dos</p><img src="${src}">` })).toEqual({
    ok: false,
    errors: [`lessons/curvos.html, línea 1: la imagen es de otro sitio, guárdala en pictures: ${src.slice(0, 80)}`],
  });
});

test('a topic may have no lessons, no questions and no videos', () => {
  const without = { 'lessons/planos.html': null, 'lessons/curvos.html': null, 'pictures/plano.png': null };
  const result = read({ ...without, 'questions.txt': null }, { lessons: undefined, videos: undefined });
  expect(result).toMatchObject({ ok: true, content: { lessons: [], questions: [], videos: [] } });
});

test.each<[string, Texts, object, string[]]>([
  ['no topic.json', { 'topic.json': null }, {}, ['Falta el archivo topic.json']],
  ['an empty topic.json', { 'topic.json': '' }, {}, ['topic.json: el JSON está incompleto']],
  ['an extra comma', { 'topic.json': '{\n  "slug": "a",\n}' }, {}, ['topic.json, línea 3: el JSON está mal escrito']],
  [
    'curved quotes',
    { 'topic.json': '{\n  "slug": "fisica-espejos",\n  "title": “Espejos”\n}' },
    {},
    ['topic.json, línea 3: el JSON está mal escrito'],
  ],
  [
    'a mistake far down',
    { 'topic.json': `{${'\n'.repeat(11)}  "slug": "a",\n}` },
    {},
    ['topic.json, línea 13: el JSON está mal escrito'],
  ],
  ['a missing value', { 'topic.json': '{\n  "slug": \n}' }, {}, ['topic.json, línea 3: el JSON está mal escrito']],
  ['a text that is not JSON', { 'topic.json': 'Espejos' }, {}, ['topic.json, línea 1: el JSON está mal escrito']],
  ['a missing field', {}, { unit: undefined }, ['topic.json: «unit» falta']],
  ['an empty field', {}, { title: ' ' }, ['topic.json: «title» no puede quedar vacío']],
  [
    'a field that is too long',
    {},
    { title: 'x'.repeat(161) },
    ['topic.json: «title» debe tener como máximo 160 caracteres'],
  ],
  ['a number in a text field', {}, { title: 7 }, ['topic.json: «title» debe ser un texto']],
  ['an orderIndex that is not whole', {}, { orderIndex: 1.5 }, ['topic.json: «orderIndex» debe ser un número entero']],
  ['orderIndex 0', {}, { orderIndex: 0 }, ['topic.json: «orderIndex» debe tener al menos 1']],
  [
    'an unknown difficulty',
    {},
    { difficulty: 'fácil' },
    ['topic.json: «difficulty» debe ser uno de estos valores: beginner, intermediate, advanced'],
  ],
  ['an unknown field', {}, { minutos: 5 }, ['topic.json: no se conoce el campo «minutos»']],
  [
    'a slug with spaces',
    {},
    { slug: 'Los espejos' },
    ['topic.json: «slug» debe tener solo minúsculas, números y guiones'],
  ],
  [
    'a slug that ends with a hyphen',
    {},
    { slug: 'espejos-' },
    ['topic.json: «slug» debe tener solo minúsculas, números y guiones'],
  ],
  [
    'an unknown course',
    {},
    { course: 'Fisica' },
    ['topic.json: no existe la materia «Fisica»; debe ser una de estas: Química, Física'],
  ],
  [
    'an address that is no video',
    {},
    { videos: [{ title: 'V', description: 'V', youtubeId: 'https://example.com', duration: '15:30' }] },
    ['topic.json: «videos.1.youtubeId» Debe ser un enlace de YouTube o el id de un video (11 caracteres)'],
  ],
  ['a listed lesson without its file', { 'lessons/curvos.html': null }, {}, ['Falta el archivo lessons/curvos.html']],
  [
    'a lesson that is not listed',
    { 'lessons/lentes.html': '<p>Tres</p>' },
    {},
    ['lessons/lentes.html: sobra, ningún archivo de la carpeta lo nombra'],
  ],
  [
    'a lesson listed twice',
    {},
    { lessons: ['planos', 'curvos', 'planos'].map((name) => ({ file: `${name}.html`, title: name })) },
    ['topic.json: la lección planos.html aparece dos veces'],
  ],
  [
    'a lesson outside its folder',
    {},
    { lessons: [{ file: '../planos.html', title: 'Planos' }] },
    ['topic.json: «lessons.1.file» debe tener solo minúsculas, números y guiones, y terminar en .html'],
  ],
  [
    'a lesson with another ending',
    {},
    { lessons: [{ file: 'planos.html.txt', title: 'Planos' }] },
    ['topic.json: «lessons.1.file» debe tener solo minúsculas, números y guiones, y terminar en .html'],
  ],
  [
    'a missing lesson; its picture is not reported as unused',
    { 'lessons/planos.html': null },
    {},
    ['Falta el archivo lessons/planos.html'],
  ],
  [
    'a lesson and a question with a formula that is too deep',
    {
      'lessons/curvos.html': `<p>Dos</p><p>\\(${'\\sqrt{'.repeat(21)}2${'}'.repeat(21)}\\)</p>`,
      'questions.txt': `PREGUNTA: ¿Cuánto?\nA) 1 *\nB) 2\nC) 3\nD) 4\nEXPLICACIÓN: Es \\(${'x'.repeat(2_001)}\\).`,
    },
    {},
    [
      'lessons/curvos.html: la fórmula «\\sqrt{\\sqrt{\\sqrt{\\sqrt{\\sqrt{\\sqrt{\\sqr…» tiene 21 niveles, uno dentro de otro, y puede tener hasta 20',
      'questions.txt: pregunta 1: la fórmula «xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…» tiene 2.001 caracteres, y puede tener hasta 2.000',
    ],
  ],
  ['an empty lesson', { 'lessons/curvos.html': '\n' }, {}, ['lessons/curvos.html: no puede quedar vacío']],
  [
    'a lesson with tags and no text',
    { 'lessons/curvos.html': '<p> </p>' },
    {},
    ['lessons/curvos.html: no puede quedar vacío'],
  ],
  [
    'a missing picture',
    { 'pictures/plano.png': null },
    {},
    ['lessons/planos.html, línea 2: no existe la imagen pictures/plano.png'],
  ],
  [
    'a picture outside its folder',
    { 'lessons/curvos.html': "<p>Dos</p><img src=/pictures/plano.png><img alt='' src='pictures/../plano.png'>" },
    {},
    [
      'lessons/curvos.html, línea 1: no existe la imagen /pictures/plano.png',
      'lessons/curvos.html, línea 1: no existe la imagen pictures/../plano.png',
    ],
  ],
  [
    'pictures that are there, but in other folders',
    {
      'lessons/curvos.html': '<p>Dos</p><img src="otra/pictures/a.png"><img src="pictures/otra/a.png">',
      'otra/pictures/a.png': 'png',
      'pictures/otra/a.png': 'png',
    },
    {},
    [
      'lessons/curvos.html, línea 1: no existe la imagen otra/pictures/a.png',
      'lessons/curvos.html, línea 1: no existe la imagen pictures/otra/a.png',
    ],
  ],
  [
    'the address of a missing picture, cut to 80 characters',
    { 'lessons/curvos.html': `<p>Dos</p><img src="${'x'.repeat(81)}">` },
    {},
    [`lessons/curvos.html, línea 1: no existe la imagen ${'x'.repeat(80)}`],
  ],
  [
    'unused files, in the order of the alphabet',
    { 'notas.docx': '', 'apuntes.docx': '' },
    {},
    ['apuntes.docx', 'notas.docx'].map((path) => `${path}: sobra, ningún archivo de la carpeta lo nombra`),
  ],
  [
    'an unused picture',
    { 'pictures/lupa.png': 'png' },
    {},
    ['pictures/lupa.png: sobra, ningún archivo de la carpeta lo nombra'],
  ],
  [
    'wrong blocks',
    {
      'questions.txt': 'PREGUNTA: ¿?\nA) 1 *\nB) 2\nC) 3\n---\nPREGUNTA: ¿?\nA) 1\nB) 2\nC) 3\nD) 4\nEXPLICACIÓN: Sí.',
    },
    {},
    [
      'questions.txt: Bloque 1: Debe tener exactamente 4 opciones (A, B, C, D)',
      'questions.txt: Bloque 1: Falta la explicación',
      'questions.txt: Bloque 2: Ninguna opción está marcada como correcta (*)',
    ],
  ],
  ['no questions', { 'questions.txt': '\n' }, {}, ['questions.txt: Error al procesar las preguntas']],
  [
    'a question with tags and no text',
    { 'questions.txt': 'PREGUNTA: <p> </p>\nA) 1 *\nB) 2\nC) 3\nD) 4\nEXPLICACIÓN: Sí.' },
    {},
    ['questions.txt: pregunta 1: la pregunta o una opción queda vacía'],
  ],
  [
    'a question that is too long',
    { 'questions.txt': `PREGUNTA: ${'x'.repeat(200_001)}\nA) 1 *\nB) 2\nC) 3\nD) 4\nEXPLICACIÓN: Sí.` },
    {},
    ['questions.txt: Bloque 1: «question» debe tener como máximo 200000 caracteres'],
  ],
  [
    'questions.txt and questions.json',
    { 'questions.json': '[]' },
    {},
    ['Hay questions.txt y questions.json: debe quedar uno solo'],
  ],
  [
    'a wrong question in questions.json',
    { 'questions.txt': null, 'questions.json': '[{"question": "¿?", "options": ["1", "2"], "correctAnswer": 2}]' },
    {},
    ['questions.json: «1.correctAnswer» La respuesta correcta debe ser una de las opciones'],
  ],
  [
    'a missing picture in questions.json',
    {
      'questions.txt': null,
      'questions.json': JSON.stringify([
        { question: '¿Uno?', options: ['Sí', 'No'], correctAnswer: 0 },
        { question: '<img src="pictures/nada.png">', options: ['Sí', 'No'], correctAnswer: 0 },
      ]),
    },
    {},
    ['questions.json: pregunta 2: no existe la imagen pictures/nada.png'],
  ],
])('%s', (_, changes, fields, errors) => {
  expect(read(changes, fields)).toEqual({ ok: false, errors });
});

test('a file whose encoding is not clear is an error', () => {
  const files = new Map(topicFiles()).set('lessons/curvos.html', Buffer.from('a \x81 b', 'latin1'));
  expect(readTopicFolder(files, readOptions)).toEqual({
    ok: false,
    errors: ['lessons/curvos.html: no se sabe cómo leer sus tildes; guárdalo en UTF-8'],
  });
});

test('all errors of a folder are returned together', () => {
  const changes = { 'lessons/curvos.html': null, 'notas.docx': '', 'questions.txt': 'PREGUNTA: ¿?' };
  expect(read(changes, { orderIndex: 0 })).toEqual({
    ok: false,
    errors: [
      'topic.json: «orderIndex» debe tener al menos 1',
      'questions.txt: Bloque 1: Debe tener exactamente 4 opciones (A, B, C, D)',
      'questions.txt: Bloque 1: Ninguna opción está marcada como correcta (*)',
      'questions.txt: Bloque 1: Falta la explicación',
    ],
  });
  expect(read(changes, { course: 'Física 2' })).toMatchObject({
    errors: [
      'topic.json: no existe la materia «Física 2»; debe ser una de estas: Química, Física',
      'Falta el archivo lessons/curvos.html',
      'questions.txt: Bloque 1: Debe tener exactamente 4 opciones (A, B, C, D)',
      'questions.txt: Bloque 1: Ninguna opción está marcada como correcta (*)',
      'questions.txt: Bloque 1: Falta la explicación',
      'notas.docx: sobra, ningún archivo de la carpeta lo nombra',
    ],
  });
});
