import { expect, type Page } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { questionsOf, test } from './testing/exam-room.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './testing/page-checks.ts';
import { picture } from './testing/picture.ts';
import { screenshot } from './testing/screenshot.ts';

test.use({ storageState: sessionOf('admin'), reducedMotion: 'reduce' });

const openExam = async (page: Page, title: string, tab: string) => {
  await page.goto('/admin?seccion=ensayos');
  await page.getByRole('button', { name: `Gestionar: ${title}` }).click();
  await page.getByRole('dialog', { name: title }).getByRole('tab', { name: tab }).click();
};
const textOf = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const expectMessage = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('an unsaved exam question is kept over a reload, and two teachers choose between their versions', async ({
  page,
  makeExam,
  teacher,
}) => {
  const exam = await makeExam({ duration: 600, size: 2 });
  const [question] = exam.questions;
  if (!question) throw new Error('the exam has no questions');
  const edit = async () => {
    await openExam(page, exam.title, 'Lista de preguntas');
    await page.getByRole('button', { name: 'Editar pregunta 1', exact: true }).click();
    await expect(page.getByRole('toolbar', { name: 'Formato: Explicación' })).toBeVisible();
  };
  await edit();
  await textOf(page, 'Explicación').fill('La mía.');
  await page.reload();
  await edit();
  await expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await screenshot(page, 'formulario-recuperar');
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(textOf(page, 'Explicación')).toHaveText('La mía.');

  const { id, isVoided: _, correction: _correction, ...form } = question;
  const changed = await teacher.put(`/api/admin/exam-questions/${id}`, {
    data: { ...form, explanation: '<p>La suya.</p>' },
  });
  expect(changed.status()).toBe(200);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const choice = page.getByRole('dialog', { name: 'Alguien más guardó cambios mientras editabas' });
  await expect(choice.getByText('Difieren en: explicación. Elige cuál queda.')).toBeVisible();
  await expect(choice.getByRole('region', { name: 'Tu versión' })).toContainText('La mía.');
  await expect(choice.getByRole('region', { name: 'La versión guardada' })).toContainText('La suya.');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await screenshot(page, 'formulario-dos-versiones');
  await choice.getByRole('button', { name: 'Guardar la mía' }).click();
  await expectMessage(page, 'Pregunta actualizada exitosamente');
  // What the editor does not touch is stored as it was.
  expect((await questionsOf(teacher, exam.id))[0]).toEqual({ ...question, explanation: '<p>La mía.</p>' });
});

test('a picture comes into the bulk text of an exam by button and by paste', async ({ page, makeExam, teacher }) => {
  const exam = await makeExam({ duration: 600, size: 1 });
  let isBroken = false;
  const detail = 'La imagen está vacía o dañada';
  await page.route('**/api/upload/image', (route) =>
    isBroken ? route.fulfill({ status: 400, json: { detail } }) : route.continue(),
  );
  await openExam(page, exam.title, 'Carga masiva');
  const text = textOf(page, 'Preguntas');
  await text.fill('P: ¿Qué muestra?\nA) uno\nB) dos\nR: A');
  const pick = () => page.getByLabel('Imágenes').setInputFiles(picture);
  const paste = () =>
    text.evaluate((element, base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, picture.buffer.toString('base64'));
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(16, 16));
  await pick();
  await expectMessage(page, 'Imagen punto.png subida exitosamente');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(area.value.length, area.value.length));
  await text.pressSequentially('\nE: Mira: ');
  await paste();
  await expectMessage(page, 'Imagen pegada exitosamente');
  await expect(text).toHaveValue(
    /^P: ¿Qué muestra\?<img src="\/uploads\/\w+\.webp" alt="punto\.png">\n[^<]*E: Mira: <img src="[^"]+" alt="Imagen pegada">$/,
  );
  isBroken = true;
  await pick();
  await expectMessage(page, 'Error subiendo punto.png');
  await expectMessage(page, detail);
  await paste();
  await expectMessage(page, 'Error al pegar imagen');
  // On phones the message covers the close button of the dialog.
  await page.getByLabel('Cerrar notificación').click();
  await expect(page.getByLabel('Cerrar notificación')).toHaveCount(0);
  await page.getByRole('button', { name: 'Procesar' }).click();
  await expect(page.getByRole('heading', { name: 'Vista previa' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await screenshot(page, 'ensayo-carga-imagenes');
  await page.getByRole('button', { name: 'Crear preguntas' }).click();
  await expectMessage(page, '1 preguntas creadas exitosamente');
  expect((await questionsOf(teacher, exam.id))[1]).toMatchObject({
    question: expect.stringMatching(/^¿Qué muestra\?<img src="\/uploads\/[^"]+" alt="punto.png" \/>$/),
    explanation: expect.stringMatching(/^Mira: <img /),
  });
});
