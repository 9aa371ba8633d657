import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TopicSummary } from '@matraz/contracts/catalog/http';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { expect, type Page } from '@playwright/test';
import { register, sessionOf } from './testing/accounts.ts';
import { expectAllSaved, figure, header, questionsOf, startExam, submitExam } from './testing/exam-room.ts';
import { answerHere, chooseHere, detailOf, openPractice, rightOf, test as school, topicsOf } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

/** Used by one test only. What has this title is deleted after the test. */
const test = school.extend<{ ownTitle: string }>({
  ownTitle: async ({ teacher }, use) => {
    const title = `El agua ${Date.now()}`;
    await use(title);
    const topics = (await topicsOf(teacher)).filter((topic: TopicSummary) => topic.title === title);
    const exams: ExamSummary[] = await (await teacher.get('/api/exams')).json();
    for (const { id } of topics) await teacher.delete(`/api/admin/topics/${id}`);
    for (const { id } of exams.filter((exam) => exam.title === title)) await teacher.delete(`/api/admin/exams/${id}`);
  },
});

/** Real questions with another licence: they are not part of the project. Without them the demo's own exam is loaded. */
const besideProject = join(import.meta.dirname, '../../../shared/data/exam-80.txt');
const ownExam = join(import.meta.dirname, '../../platform/content/exams/ensayo-ciencias-1/questions.txt');
const examText = readFileSync(existsSync(besideProject) ? besideProject : ownExam, 'utf8');

const practiceText = Array.from(
  { length: 20 },
  (_, index) =>
    `PREGUNTA: ¿Cuántos gramos son ${index + 2} moles de agua?\nA) ${index + 2}\nB) ${18 * (index + 2)} *\nC) 180\nD) 1\n` +
    'EXPLICACIÓN: Un mol de agua tiene 18 g.',
).join('\n---\n');

/** A picture of one red point. */
const picture = {
  name: 'punto.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const expectMessage = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

const writeLesson = async (
  page: Page,
  title: string,
  write: (press: (name: string) => Promise<void>) => Promise<void>,
) => {
  await page.getByRole('button', { name: 'Crear lección' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Crear lección' });
  await dialog.getByRole('textbox', { name: 'Título' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Contenido' }).click();
  await write((name) => dialog.getByRole('button', { name, exact: true }).click());
  await dialog.getByRole('button', { name: 'Crear lección' }).click();
  await expect(dialog).toBeHidden();
};

const writeTopic = async (page: Page, title: string) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Crear tema' }).click();
  const form = page.getByRole('dialog');
  for (const [label, text] of Object.entries({ Título: title, Unidad: 'Estequiometría', Descripción: 'El agua.' })) {
    await form.getByLabel(label).fill(text);
  }
  await form.getByRole('button', { name: 'Crear tema' }).click();
  await expectMessage(page, 'Tema creado exitosamente');

  await page.getByRole('tab', { name: 'Lecciones' }).click();
  await page.getByRole('combobox', { name: 'Tema' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await writeLesson(page, 'Masa y volumen', async (press) => {
    await press('Insertar tabla');
    await page.keyboard.type('Masa');
  });
  await writeLesson(page, 'La molécula', async (press) => {
    const chooser = page.waitForEvent('filechooser');
    await press('Subir imagen desde PC');
    await (await chooser).setFiles(picture);
    await expect(page.locator('.tiptap img[src^="/uploads/"]')).toBeVisible();
  });
  await writeLesson(page, 'La reacción', async (press) => {
    await press('Fórmula');
    await page.keyboard.type('\\ce{2H2 + O2 -> 2H2O}');
    await page.getByRole('button', { name: 'Insertar fórmula' }).click();
    await expect(page.locator('.tiptap .formula .katex')).toBeVisible();
  });

  await page.getByRole('tab', { name: 'Carga Masiva' }).click();
  await page.getByLabel('Texto de las preguntas').fill(practiceText);
  await page.getByRole('button', { name: 'Procesar' }).click();
  await page.getByRole('button', { name: 'Crear 20 preguntas' }).click();
  await expectMessage(page, '20 preguntas creadas exitosamente');

  await page.getByRole('tab', { name: 'Temas' }).click();
  await page.getByLabel('Buscar temas').fill(title);
  await page.getByRole('switch', { name: new RegExp(`^Borrador.*${title}$`) }).click();
  await expectMessage(page, 'Tema publicado');
  await screenshot(page, 'profesora-tema');
};

const writeExam = async (page: Page, title: string) => {
  await page.getByRole('tab', { name: 'Ensayos' }).click();
  await page.getByRole('button', { name: 'Crear ensayo', exact: true }).click();
  const form = page.getByRole('dialog');
  const fields = { Título: title, Descripción: 'Completo.', 'Duración (minutos)': '160', 'Total de preguntas': '80' };
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: 'Crear ensayo' }).click();
  await page.getByRole('button', { name: 'Dejar inactivo' }).click();
  await expectMessage(page, 'Ensayo creado exitosamente');
  await page.getByRole('button', { name: `Gestionar: ${title}` }).click();
  const questions = page.getByRole('dialog', { name: title });
  await questions.getByRole('tab', { name: 'Carga masiva', exact: true }).click();
  await questions.getByRole('textbox', { name: 'Preguntas', exact: true }).fill(examText);
  await page.getByRole('button', { name: 'Procesar' }).click();
  await page.getByRole('button', { name: 'Crear preguntas' }).click();
  await expectMessage(page, '80 preguntas creadas exitosamente');
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('switch', { name: new RegExp(`^Inactivo.*${title}$`) }).click();
  await expectMessage(page, 'Ensayo activado');
};

test('a teacher builds a topic and an exam of 80 questions in the browser, and a student takes both', async ({
  browser,
  page: student,
  ownTitle,
  teacher,
}) => {
  const desk = await browser.newPage({ storageState: sessionOf('admin') });
  await writeTopic(desk, ownTitle);
  await writeExam(desk, ownTitle);
  await screenshot(desk, 'profesora-ensayo');
  await desk.close();

  await register(student);
  const topic = (await topicsOf(teacher)).find(({ title }) => title === ownTitle);
  const { lessons, questions } = await detailOf(teacher, topic?.id ?? '');
  expect(lessons.map(({ title }) => title)).toEqual(['Masa y volumen', 'La molécula', 'La reacción']);
  expect(questions).toHaveLength(20);
  await student.goto(`/topic/${topic?.id}?seccion=teoria`);
  await expect(student.locator('table')).toContainText('Masa');
  await student.getByRole('button', { name: 'Marcar como completada' }).click();
  await expect(student.getByRole('main').locator('img[src^="/uploads/"]')).toBeVisible();
  await screenshot(student, 'alumna-leccion');
  await openPractice(student, topic?.id ?? '');
  const [first] = questions;
  if (first) await answerHere(student, rightOf(first));
  await screenshot(student, 'alumna-practica');

  const exams: ExamSummary[] = await (await teacher.get('/api/exams')).json();
  const exam = { id: exams.find(({ title }) => title === ownTitle)?.id ?? '' };
  const keys = await questionsOf(teacher, exam.id);
  expect(keys).toHaveLength(80);
  await startExam(student, exam);
  for (const [place, { correctAnswer }] of keys.entries()) {
    await expect(header(student).getByText(`Pregunta ${place + 1} de 80`)).toBeVisible();
    await chooseHere(student, correctAnswer);
    await student.keyboard.press('ArrowRight');
  }
  await expectAllSaved(student);
  await submitExam(student);
  await expect(figure(student.getByRole('tabpanel'), 'respondidas')).toHaveText('80 de 80');
  const scored = keys.filter(({ isPilot }) => !isPilot).length;
  await expect(figure(student.getByRole('tabpanel'), 'correctas')).toHaveText(`${scored} de ${scored}`);
  await screenshot(student, 'alumna-resultados');
});
