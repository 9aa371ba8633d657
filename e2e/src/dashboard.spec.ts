import { expect } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { answerBehind, detailOf, rightOf, test, topicsOf } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

test('a card shows tier, state and progress, and opens by click, Enter and Space', async ({ page, teacher }) => {
  await register(page);
  const topics = await topicsOf(page.request);
  const first = topics.find(({ courseId }) => courseId === 1);
  const second = topics.find(({ unit, orderIndex }) => unit === first?.unit && orderIndex === 2);
  if (!first || !second) throw new Error('the demo has too few topics');
  const card = page.getByRole('article').filter({ hasText: first.title });
  await page.goto('/');
  await expect(card.getByText('Sin comenzar')).toBeVisible();
  await expect(card.getByText('Gratis')).toBeVisible();
  await expect(page.getByText('3 temas disponibles')).toBeVisible();

  const { questions } = await detailOf(teacher, first.id);
  for (const question of questions.slice(0, 2)) await answerBehind(page, question, rightOf(question));
  await expect(card.getByText(`2/${questions.length} preguntas respondidas`)).toBeVisible();
  await expect(card.getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    String(Math.round(200 / questions.length)),
  );
  await screenshot(page, 'tarjeta-en-curso');

  const link = card.getByRole('link');
  for (const open of [() => link.press('Enter'), () => link.press(' '), () => card.click()]) {
    await open();
    await expect(page).toHaveURL(`/topic/${first.id}`);
    await page.getByRole('link', { name: 'Cerrar tema y volver al inicio' }).click();
    await expect(page).toHaveURL('/');
  }

  for (const question of questions.slice(2)) await answerBehind(page, question, rightOf(question));
  await expect(card.getByText(`¡Completado! ${questions.length}/${questions.length} preguntas`)).toBeVisible();
  await page.getByRole('link', { name: 'Comenzar Estudio' }).click();
  await expect(page).toHaveURL(`/topic/${second.id}`);
  await expect(page.getByRole('heading', { name: '¿Cómo empezar?' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('the page of an unknown topic shows a message', async ({ page }) => {
  await register(page);
  await page.goto('/topic/01930000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Tema no encontrado' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver al Inicio' }).click();
  await expect(page).toHaveURL('/');
});
