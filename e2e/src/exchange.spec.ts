import { readFile } from 'node:fs/promises';
import type { TopicDetail } from '@matraz/contracts/catalog/http';
import type { ExamDetail, ExamSummary } from '@matraz/contracts/exams/http';
import { expect, type Page } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { test as school, topicsOf } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

const test = school.extend<{ topic: { id: string }; exam: ExamSummary }>({
  topic: async ({ teacher }, use, { parallelIndex }) => {
    const title = `Intercambio ${parallelIndex} ${Date.now()}`;
    const data = { courseId: 1, unit: 'Importaciones', title, description: 'Para importar.' };
    const topic = await (await teacher.post('/api/admin/topics', { data })).json();
    await use(topic);
    await teacher.delete(`/api/admin/topics/${topic.id}`);
  },
  exam: async ({ teacher }, use, { parallelIndex }) => {
    const title = `Ensayo de intercambio ${parallelIndex} ${Date.now()}`;
    const data = { title, description: '', subject: 'Physics', duration: 3600, totalQuestions: 2, isPublished: false };
    const exam: ExamSummary = await (await teacher.post('/api/admin/exams', { data })).json();
    await use(exam);
    const exams: ExamSummary[] = await (await teacher.get('/api/exams')).json();
    for (const { id } of exams.filter((other) => other.title.startsWith(title)))
      await teacher.delete(`/api/admin/exams/${id}`);
  },
});
test.use({ storageState: sessionOf('admin') });

const gift = `$CATEGORY: Química/Átomos

// Preguntas de la guía 3
::Electrón::¿Qué partícula tiene carga negativa? {
	~El protón#Su carga es positiva
	=El electrón
	~El neutrón
	####Su carga es \\(-1\\).
}

Si p<0,05, la diferencia es significativa.{T}

¿Quién propuso el modelo planetario?{=Rutherford}
`;

const pick = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel('Archivo de texto').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

test('GIFT becomes practice questions; what is not imported is listed before', async ({ page, topic, teacher }) => {
  await page.goto(`/admin?seccion=carga-masiva&tema=${topic.id}`);
  await pick(page, 'guia-3.txt', gift);
  await expect(page.getByLabel('Formato')).toHaveValue('gift');
  await page.getByRole('button', { name: 'Procesar' }).click();
  await expect(page.getByRole('heading', { name: 'Vista previa' })).toBeFocused();
  const problems = page.getByRole('region', { name: /^1 pregunta queda fuera/ });
  await expect(problems.getByRole('listitem')).toHaveText([
    'Pregunta 3 (línea 13): se omitió porque es de otro tipo (respuesta corta)',
    'Pregunta 1 (línea 3): no se importó la retroalimentación de la alternativa A: «Su carga es positiva»',
    'no se importó la categoría «Química/Átomos» (línea 1)',
    'los nombres de las preguntas (::nombre::) no se importan',
  ]);
  await expectAccessible(page);
  await screenshot(page, 'importar-gift-previa');
  await page.getByRole('button', { name: 'Crear 2 preguntas' }).click();
  await expect(page.getByText('2 preguntas creadas exitosamente').first()).toBeVisible();
  const { questions }: TopicDetail = await (await teacher.get(`/api/topics/${topic.id}`)).json();
  expect(questions).toMatchObject([
    { options: ['El protón', 'El electrón', 'El neutrón'], correctAnswer: 1, explanation: 'Su carga es \\(-1\\).' },
    { question: 'Si p&lt;0,05, la diferencia es significativa.', options: ['Verdadero', 'Falso'], correctAnswer: 0 },
  ]);
});

test('an exam exported as QTI comes back with its pictures', async ({ page, exam, teacher }) => {
  const png = await pictureBytes(page);
  const upload = { image: { name: 'a.png', mimeType: 'image/png', buffer: png } };
  const { url } = await (await teacher.post('/api/upload/image', { multipart: upload })).json();
  const questions = [
    {
      question: `<p>¿Qué muestra?</p><p><img src="${url}" alt="Un cuadro" /></p>`,
      options: ['1 &lt; 2', '<strong>b</strong>'],
      correctAnswer: 1,
      explanation: '',
      isPilot: true,
    },
    { question: '\\(a<b\\) &amp; más', options: ['a', 'b', 'c'], correctAnswer: 0, explanation: '<p>Sí</p>' },
  ];
  await teacher.post(`/api/admin/exams/${exam.id}/questions/bulk`, { data: { questions } });
  const before: ExamDetail = await (await teacher.get(`/api/exams/${exam.id}`)).json();

  await page.goto('/admin?seccion=ensayos');
  await page.getByRole('button', { name: `Exportar: ${exam.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportar' });
  await expect(dialog.getByText('Este formato guarda todo.')).toBeVisible();
  await dialog.getByLabel('Texto de carga masiva').check();
  await expect(dialog.getByText('sus imágenes quedan como enlaces a esta plataforma')).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'exportar-ensayo');
  await dialog.getByLabel('QTI 2.1 (zip)').check();
  await expect(dialog.getByText('no incluye la descripción, la duración')).toBeVisible();
  const qti = await downloaded(page);
  await dialog.getByLabel('Contenido de Matraz (zip)').check();
  await expect(dialog.getByText('Este formato guarda todo.')).toBeVisible();
  const folder = await downloaded(page);

  const data = {
    title: `${exam.title} (copia)`,
    description: '',
    subject: 'Physics',
    duration: 3600,
    totalQuestions: 2,
    isPublished: false,
  };
  const copy: ExamSummary = await (await teacher.post('/api/admin/exams', { data })).json();
  await page.reload();
  await page.getByRole('button', { name: `Gestionar: ${copy.title}` }).click();
  await page.getByRole('dialog').getByRole('tab', { name: 'Carga masiva' }).click();
  await pick(page, 'ensayo-qti.zip', qti);
  await expect(page.getByLabel('Formato')).toHaveValue('qti');
  await page.getByRole('button', { name: 'Procesar' }).click();
  await expect(page.getByRole('heading', { name: 'Vista previa' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'Un cuadro' })).toBeVisible();
  await screenshot(page, 'importar-qti-previa');
  await page.getByRole('button', { name: 'Crear preguntas' }).click();
  await expect(page.getByText('2 preguntas creadas exitosamente').first()).toBeVisible();
  const after: ExamDetail = await (await teacher.get(`/api/exams/${copy.id}`)).json();
  expect(contentOf(after)).toEqual(contentOf(before));

  await page.goto('/admin?seccion=ensayos');
  await page.getByRole('button', { name: 'Importar ensayo' }).click();
  await page.getByLabel('Archivo zip').setInputFiles({ name: 'e.zip', mimeType: 'application/zip', buffer: folder });
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Un cuadro' })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'importar-ensayo');
  await page.getByRole('dialog').getByRole('button', { name: 'Crear ensayo' }).click();
  await expect(page.getByText('Ensayo creado exitosamente').first()).toBeVisible();
  const exams: ExamSummary[] = await (await teacher.get('/api/exams')).json();
  const imported = exams.find(({ id, title }) => title === exam.title && id !== exam.id);
  expect(imported).toEqual({ ...exam, id: expect.any(String), questionCount: 2, pilotQuestions: 1 });
  const third: ExamDetail = await (await teacher.get(`/api/exams/${imported?.id}`)).json();
  expect(contentOf(third)).toEqual(contentOf(before));
});

test('Aiken, CSV and Moodle XML become practice questions', async ({ page, topic, teacher }) => {
  const png = await pictureBytes(page);
  const aiken = '¿Qué gas respiramos?\nA. Helio\nB. Oxígeno\nANSWER: B\n';
  const csv = 'pregunta;A;B;C;correcta;explicación;xp\n"¿Cuánto es 2 + 2; en total?";3;4;5;B;Se suma.;15\n';
  const moodle = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="multichoice"><name><text>Celda</text></name>
<questiontext format="html"><text><![CDATA[<p>¿Qué se ve?</p><p><img src="@@PLUGINFILE@@/celula.png" alt="Una célula"></p>]]></text>
<file name="celula.png" path="/" encoding="base64">${png.toString('base64')}</file></questiontext>
<generalfeedback format="html"><text>Es una célula.</text></generalfeedback><single>true</single>
<answer fraction="100" format="html"><text>Una célula</text></answer><answer fraction="0" format="html"><text>Un átomo</text></answer>
</question>
<question type="essay"><name><text>Larga</text></name><questiontext format="html"><text>Explica.</text></questiontext></question>
</quiz>`;
  const files: [name: string, content: string, format: string, left: string | null][] = [
    ['aiken.txt', aiken, 'aiken', null],
    ['preguntas.csv', csv, 'csv', null],
    ['moodle.xml', moodle, 'moodle-xml', 'Pregunta 2 (línea 9): se omitió porque es de otro tipo (desarrollo)'],
  ];
  await page.goto(`/admin?seccion=carga-masiva&tema=${topic.id}`);
  for (const [name, content, format, left] of files) {
    await pick(page, name, content);
    await expect(page.getByLabel('Formato')).toHaveValue(format);
    await page.getByRole('button', { name: 'Procesar' }).click();
    if (left) await expect(page.getByText(left)).toBeVisible();
    await page.getByRole('button', { name: 'Crear 1 pregunta', exact: true }).click();
    await expect(page.getByText('Listo: 1 pregunta en el tema.')).toBeVisible();
  }
  const { questions }: TopicDetail = await (await teacher.get(`/api/topics/${topic.id}`)).json();
  expect(questions).toMatchObject([
    { question: '¿Qué gas respiramos?', options: ['Helio', 'Oxígeno'], correctAnswer: 1 },
    { question: '¿Cuánto es 2 + 2; en total?', correctAnswer: 1, explanation: 'Se suma.', xpReward: 15 },
    {
      question: expect.stringMatching(/^<p>¿Qué se ve\?<\/p><p><img src="\/uploads\/[^"]+" alt="Una célula" \/><\/p>$/),
      correctAnswer: 0,
      explanation: 'Es una célula.',
    },
  ]);
});

test('a topic exported as content comes back whole as a new topic', async ({ page, topic, teacher }) => {
  const image = { name: 'a.png', mimeType: 'image/png', buffer: await pictureBytes(page) };
  const { url } = await (await teacher.post('/api/upload/image', { multipart: { image } })).json();
  const topicId = topic.id;
  const write = (kind: string, data: object) => teacher.post(`/api/admin/${kind}`, { data: { topicId, ...data } });
  for (const orderIndex of [1, 2]) {
    const content = `<p>Texto ${orderIndex} con \\(x^2\\)</p><p><img src="${url}" alt="Un cuadro" /></p>`;
    await write('lessons', { title: `Lección ${orderIndex}`, content, orderIndex });
  }
  await write('videos', { title: 'Video', description: 'Uno', youtubeId: 'aqz-KE-bpKQ', duration: '15:30' });
  const options = ['<p>sí</p>', '<p>no</p>', '<p>a veces</p>'];
  await write('questions', { question: '<p>¿Es?</p>', options, correctAnswer: 2, explanation: '', xpReward: 25 });
  const detailOf = async (id: string): Promise<TopicDetail> => (await teacher.get(`/api/topics/${id}`)).json();
  const before = await detailOf(topicId);

  await page.goto('/admin');
  await page.getByLabel('Buscar temas').fill(before.title);
  await page.getByRole('button', { name: `Exportar: ${before.title}` }).click();
  await expect(page.getByRole('dialog').getByText('Este formato guarda todo.')).toBeVisible();
  const zip = await downloaded(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Importar tema' }).click();
  await page.getByLabel('Archivo zip').setInputFiles({ name: 't.zip', mimeType: 'application/zip', buffer: zip });
  const dialog = page.getByRole('dialog', { name: 'Importar tema' });
  await expect(dialog.getByRole('button', { name: 'Crear tema' })).toBeEnabled();
  await expectAccessible(page);
  await screenshot(page, 'importar-tema');
  const refusal = { status: 400, contentType: 'application/problem+json', body: '{"detail":"No se pudo guardar"}' };
  await page.route('**/api/admin/questions', (route) => route.fulfill(refusal), { times: 1 });
  await dialog.getByRole('button', { name: 'Crear tema' }).click();
  await expect(dialog.getByRole('button', { name: 'Crear lo que falta' })).toBeVisible();
  await screenshot(page, 'importar-tema-a-medias');
  await dialog.getByRole('button', { name: 'Crear lo que falta' }).click();
  await expect(page.getByText('Tema creado exitosamente').first()).toBeVisible();
  const copies = (await topicsOf(teacher)).filter(({ id, title }) => title === before.title && id !== topicId);
  expect(copies).toHaveLength(1);
  const after = await detailOf(copies[0]?.id ?? '');
  expect(wholeOf(after)).toEqual(wholeOf(before));
  await teacher.delete(`/api/admin/topics/${after.id}`);
});

const withoutIds = (contents: readonly object[]) =>
  contents.map((content) => ({ ...content, id: '', topicId: '', version: 0 }));

/** A topic without ids and versions. */
const wholeOf = ({ unit, description, color, icon, difficulty, ...contents }: TopicDetail) => ({
  unit,
  description,
  color,
  icon,
  difficulty,
  lessons: withoutIds(contents.lessons),
  videos: withoutIds(contents.videos),
  questions: withoutIds(contents.questions),
});

/** The file of the open export dialog. */
const downloaded = async (page: Page): Promise<Buffer> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  return readFile(await (await downloading).path());
};

const contentOf = ({ questions }: ExamDetail) =>
  questions.map((found) => {
    if (!('question' in found)) throw new Error('no key');
    const { question, options, correctAnswer, explanation, isPilot } = found;
    return { question, options, correctAnswer, explanation, isPilot };
  });

/** A picture of 40 pixels, drawn by the browser. */
const pictureBytes = async (page: Page): Promise<Buffer> => {
  await page.goto('/');
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 160;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#0f766e';
      context.fillRect(40, 30, 240, 100);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(data.replace(/^.*,/, ''), 'base64');
};
