import { expect, type Page } from '@playwright/test';
import { register, sessionOf } from './testing/accounts.ts';
import { expectAllSaved, startExam, submitExam, test } from './testing/exam-room.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';

test.use({ storageState: sessionOf('admin') });

const content = ['fotosíntesis', 'respiración', 'digestión'].map((word) => ({
  question: `<p>¿Dónde ocurre la ${word}?</p>`,
  options: ['<p>En el cloroplasto</p>', '<p>En la mitocondria</p>', '<p>En el intestino</p>'],
  correctAnswer: 0,
  explanation: '',
}));

const openList = async (page: Page, { title }: { title: string }) => {
  await page.goto('/admin?seccion=ensayos');
  await page.getByRole('button', { name: `Gestionar: ${title}` }).click();
  await page.getByRole('tab', { name: 'Lista de preguntas' }).click();
};

test('a teacher corrects a wrong key and takes it back; the student reads each score and reason', async ({
  page,
  makeExam,
  browser,
}) => {
  const exam = await makeExam({ duration: 1800, size: 3, content });
  const context = await browser.newContext({ storageState: undefined });
  const student = await context.newPage();
  await register(student);
  const attemptId = await startExam(student, exam);
  // The key of the second question is wrong: the student chooses the right option.
  for (const key of ['a', 'b', 'a']) {
    await student.keyboard.press(key);
    await student.keyboard.press('ArrowRight');
  }
  await expectAllSaved(student);
  await submitExam(student);
  await expect(student).toHaveURL(new RegExp(`/exam-results/${attemptId}`));
  const { paesScore } = await (await student.request.get(`/api/exam-attempts/${attemptId}`)).json();

  await openList(page, exam);
  const correct = page.getByRole('button', { name: 'Corregir pregunta 2' });
  const dialog = page.getByRole('dialog', { name: 'Corregir la pregunta 2' });
  const reason = dialog.getByRole('textbox', { name: 'Motivo (lo leen los estudiantes)' });
  await correct.click();
  await dialog.getByRole('radio', { name: 'Corregir la clave' }).check();
  await dialog.getByRole('checkbox', { name: 'En la mitocondria' }).check();
  await expect(dialog.getByText(`1 de 1 puntaje cambia: de ${paesScore} a 1.000.`)).toBeVisible();
  await reason.fill('La respiración ocurre en la mitocondria. Gracias a quienes avisaron.');
  await expectAccessible(page);
  await screenshot(page, 'corregir-clave');
  await dialog.getByRole('button', { name: 'Corregir y recalcular 1 puntaje' }).click();
  await expect(page.getByText('Clave corregida: B')).toBeVisible();
  await expect(correct).toBeFocused();
  await screenshot(page, 'corregir-lista');

  const notice = student
    .getByRole('heading', { name: 'Tu puntaje fue recalculado' })
    .locator('xpath=ancestor::section');
  await expect(notice).toContainText('Se corrigió la clave de la pregunta 2.');
  await expect(notice).toContainText(/ahora 1\.000 puntos/);
  await expect(notice.getByRole('blockquote')).toContainText('La respiración ocurre en la mitocondria.');
  await screenshot(student, 'resultado-corregido');
  await student.getByRole('tab', { name: 'Revisión' }).click();
  const question = student.getByRole('article').filter({ has: student.getByRole('heading', { name: 'Pregunta 2' }) });
  await expect(question.getByText('Tu respuesta, correcta')).toBeVisible();
  await expect(question.getByText(/^Por qué se corrigió: La respiración/)).toBeVisible();
  await expectAccessible(student);
  await screenshot(student, 'resultado-corregido-revision');

  await correct.click();
  await expect(dialog.getByText('Ya cuenta así: solo cambia el motivo, y ningún puntaje.')).toBeVisible();
  await expect(reason).toHaveValue(/^La respiración ocurre/);
  await reason.fill('La respiración celular ocurre en la mitocondria.');
  await screenshot(page, 'corregir-motivo');
  await dialog.getByRole('button', { name: 'Cambiar el motivo' }).click();
  await expect(question.getByText('Por qué se corrigió: La respiración celular ocurre')).toBeVisible();

  await correct.click();
  await dialog.getByRole('radio', { name: 'Volver a la clave original (A)' }).check();
  await expect(dialog.getByText(`1 de 1 puntaje cambia: de 1.000 a ${paesScore}.`)).toBeVisible();
  await reason.fill('La clave original era correcta.');
  await dialog.getByRole('button', { name: 'Volver a la clave y recalcular 1 puntaje' }).click();
  await expect(page.getByText('Clave corregida: B')).toHaveCount(0);
  await student.getByRole('tab', { name: 'Resumen' }).click();
  await expect(notice).toContainText('La pregunta 2 vuelve a contar con su clave original.');
  await expect(notice).toContainText(`ahora ${paesScore} puntos`);
  await context.close();
});
