import type { ExamDetail, ExamSummary } from '@matraz/contracts/exams/http';
import { drawing, listed, paragraph, run, table, writeDocx } from '@matraz/formats/word/testing/write-docx';
import { expect, type Page } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { picture } from './testing/picture.ts';
import { test as school } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

const test = school.extend<{ exam: ExamSummary }>({
  exam: async ({ teacher }, use) => {
    const data = {
      title: `Ensayo de Word ${crypto.randomUUID().slice(-6)}`,
      description: '',
      subject: 'Biology',
      duration: 9600,
      totalQuestions: 80,
      isPublished: false,
    };
    const exam: ExamSummary = await (await teacher.post('/api/admin/exams', { data })).json();
    await use(exam);
    await teacher.delete(`/api/admin/exams/${exam.id}`);
  },
});
test.use({ storageState: sessionOf('admin') });

/** 80 questions that Word counts. The keys of the last five are missing, in bold or in red; the others are in a table. */
const documentOf = (png: Buffer) => {
  const options = (place: number) =>
    ['la mitocondria', 'el núcleo', 'el ribosoma', 'el cloroplasto'].map((text, option) => {
      const isKey = option === place % 4;
      const mark = place === 77 || place === 78 ? '<w:b/>' : place === 79 ? '<w:color w:val="FF0000"/>' : '';
      return listed(run(`En ${text}`, isKey ? mark : ''), 1, 1);
    });
  const questions = Array.from({ length: 80 }, (_, place) => [
    listed(
      run(`¿Dónde ocurren 10`) +
        run('3', '<w:vertAlign w:val="superscript"/>') +
        run(` reacciones del caso ${place + 1}?`) +
        (place === 0 ? drawing('rId1', 'Una célula') : ''),
      1,
    ),
    ...options(place),
  ]).flat();
  const keys = Array.from({ length: 75 }, (_, place) => [`${place + 1}`, 'ABCD'[place % 4] ?? '']);
  const body = [paragraph('Ensayo de Biología'), ...questions, paragraph('Claves'), table(keys)].join('');
  return Buffer.from(writeDocx(body, { 'image1.png': png }));
};

const openBulkLoad = async (page: Page, { title }: ExamSummary) => {
  await page.goto('/admin?seccion=ensayos');
  await page.getByRole('button', { name: `Gestionar: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('tab', { name: 'Carga masiva' }).click();
};

test('80 questions of a Word document become an exam once each has a key', async ({ page, exam, teacher }) => {
  await openBulkLoad(page, exam);
  const buffer = documentOf(picture.buffer);
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await page.getByLabel('Archivo de texto').setInputFiles({ name: 'ensayo.docx', mimeType, buffer });
  await expect(page.getByLabel('Formato')).toHaveValue('word');
  await page.getByRole('button', { name: 'Procesar' }).click();
  await expect(page.getByRole('heading', { name: 'Vista previa' })).toBeFocused();
  await expect(page.getByText('80 preguntas, 0 piloto.')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Claves por elegir' });
  await expect(summary).toContainText('El texto no la nombra: 76 a 77.');
  await expect(summary).toContainText('Se dedujo del formato (negrita, subrayado o color): 78 a 80.');
  const create = page.getByRole('button', { name: 'Crear preguntas' });
  await expect(create).toBeDisabled();
  await expectAccessible(page);
  await screenshot(page, 'word-previa');

  await summary.getByRole('button', { name: 'Revisé las 3 deducidas: están bien' }).click();
  await summary.getByRole('button', { name: 'Ir a la primera sin clave' }).click();
  await expect(page.getByLabel('La A es la clave de la pregunta 76')).toBeFocused();
  await screenshot(page, 'word-clave');
  await page.getByLabel('La D es la clave de la pregunta 76').check();
  await page.getByLabel('La A es la clave de la pregunta 77').check();
  await create.click();
  await expect(page.getByText('80 preguntas creadas exitosamente').first()).toBeVisible();

  const { questions }: ExamDetail = await (await teacher.get(`/api/exams/${exam.id}`)).json();
  const keys = questions.map((question) => ('correctAnswer' in question ? question.correctAnswer : null));
  expect(keys).toEqual(Array.from({ length: 80 }, (_, place) => place % 4));
  const [first] = questions;
  expect(first && 'question' in first ? first.question : '').toMatch(
    /10<sup>3<\/sup> reacciones del caso 1\?.*src="\/uploads\//,
  );
});

test('a paste from Word keeps superscripts; a refused picture has its reason beside the field', async ({
  page,
  exam,
}) => {
  await openBulkLoad(page, exam);
  const field = page.getByRole('textbox', { name: 'Preguntas', exact: true });
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>1. 10<sup>3</sup></p><p style="color:red">a) uno</p><p><b>b) dos</b></p>');
    clipboardData.setData('text/plain', '1. 103 a) uno b) dos');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field).toHaveValue('1. 10<sup>3</sup>\na) uno\n<b>b) dos</b>');
  await expect(page.getByText('Al pegar se quitaron colores.')).toBeVisible();
  await page.getByRole('button', { name: 'Procesar' }).click();
  await expect(page.getByRole('region', { name: 'Claves por elegir' })).toContainText('Se dedujo del formato');
});
