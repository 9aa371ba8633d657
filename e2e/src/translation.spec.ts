import { expect } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { expectAllSaved, header, startExam, submitExam, test } from './testing/exam-room.ts';
import { answerHere, detailOf, rightOf, topicWhere, wrongOf } from './testing/school.ts';
import { translate } from './testing/translation.ts';
import { onPhonesToo } from './testing/widths.ts';

test(
  'the timer, the counters and the saving state go on in a translated exam',
  onPhonesToo,
  async ({ page, makeExam }) => {
    await register(page);
    await startExam(page, await makeExam({ duration: 600, size: 3 }));
    await translate(page);
    const timer = page.getByRole('timer');
    const before = await timer.textContent();
    await expect(timer).not.toHaveText(before ?? '');
    await page.keyboard.press('b');
    await expect(header(page).getByText('1 de 3 respondidas')).toBeVisible();
    await expectAllSaved(page);
    await page.context().setOffline(true);
    await page.keyboard.press('c');
    await expect(page.getByText('Sin conexión: guardada en este equipo')).toBeVisible();
    await expect(header(page).getByText('Sin conexión: 1 por enviar')).toBeVisible();
    await page.context().setOffline(false);
    await expectAllSaved(page);
    await page.getByRole('button', { name: 'Marcar para después' }).click();
    await expect(page.getByRole('button', { name: 'Marcada para después', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Borrar respuesta' }).click();
    await expect(header(page).getByText('0 de 3 respondidas')).toBeVisible();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(header(page).getByText('Pregunta 2 de 3')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pregunta 2 de 3, evaluada' })).toBeFocused();
    await page.keyboard.press('a');
    await expect(header(page).getByText('1 de 3 respondidas')).toBeVisible();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(header(page).getByText('Pregunta 3 de 3')).toBeVisible();
    await submitExam(page);
    await expect(page.getByText('Puntaje PAES simulado')).toBeVisible();
  },
);

test('only the exam page asks not to be translated', async ({ page, makeExam }) => {
  await register(page);
  const exam = await makeExam({ duration: 600, size: 1 });
  const root = page.locator('html');
  await page.goto('/exams');
  await expect(root).not.toHaveAttribute('translate', 'no');
  await startExam(page, exam);
  await expect(root).toHaveAttribute('translate', 'no');
  await expect(root).toHaveClass(/\bnotranslate\b/);
  await expect(root).toHaveAttribute('lang', 'es-CL');
  await submitExam(page);
  await expect(page.getByText('Puntaje PAES simulado')).toBeVisible();
  await expect(root).not.toHaveAttribute('translate', 'no');
  await expect(root).not.toHaveClass(/\bnotranslate\b/);
});

test('the counters of the header and of practice go on in a translated page', async ({ page, teacher }) => {
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 1 && orderIndex === 1);
  const { questions } = await detailOf(teacher, topic.id);
  const [first, second] = questions;
  if (!first || !second) throw new Error('the topic has too few questions');
  await page.goto('/');
  await expect(page.getByText('0 de', { exact: false }).first()).toBeVisible();
  await translate(page);
  await page.getByRole('article').filter({ hasText: topic.title }).getByRole('link').click();
  await page.getByRole('button', { name: /^Práctica/ }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await answerHere(page, rightOf(first));
  await expect(page.getByRole('heading', { name: '¡Bien!' })).toBeVisible();
  await expect(page.getByText('Has ganado 10 XP').first()).toBeVisible();
  await expect(page.getByTestId('xp')).toHaveText(/^10\s+XP$/);
  await expect(page.getByTestId('streak')).toHaveText('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Pregunta 2 de/ })).toBeVisible();
  await answerHere(page, wrongOf(second));
  await expect(page.getByRole('heading', { name: 'Así se llega a la respuesta' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Pregunta 3 de/ })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('Sin conexión. Si respondes ahora')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Sin conexión. Si respondes ahora')).toBeHidden();
  await page.getByTestId('streak').click();
  await expect(page.getByRole('dialog', { name: 'Tu Racha' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Matraz, inicio' }).click();
  await expect(page.getByText('Llevas 1 día.')).toBeVisible();
});
