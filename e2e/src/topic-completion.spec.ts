import { expect } from '@playwright/test';
import { register } from './testing/accounts.ts';
import {
  answerBehind,
  answerHere,
  detailOf,
  openPractice,
  rightOf,
  test,
  topicWhere,
  wrongOf,
} from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

test('after the last question a dialog opens: below 70 % it offers a retry from question 1, from 70 % on it shows success', async ({
  page,
  teacher,
}) => {
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 1 && orderIndex === 1);
  const { questions } = await detailOf(teacher, topic.id);
  const dialog = page.getByRole('dialog', { name: '¡Tema completado!' });
  const total = questions.length;

  for (const question of questions.slice(0, -1)) await answerBehind(page, question, wrongOf(question));
  await openPractice(page, topic.id);
  await expect(page.getByText(`Pregunta ${total} de ${total}`)).toBeVisible();
  await answerHere(page, rightOf(questions[total - 1] as (typeof questions)[number]));
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Necesitas más práctica')).toBeVisible();
  await screenshot(page, 'tema-completado-bajo-70');

  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Pregunta 1 de ${total}`)).toBeVisible();
  for (const question of questions) {
    await answerHere(page, rightOf(question));
    if (question !== questions.at(-1)) await page.keyboard.press('Enter');
  }
  await expect(dialog.getByText('Excelente')).toBeVisible();
  await expect(dialog.getByText(/Superaste el 70/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Reintentar' })).toBeHidden();
  await screenshot(page, 'tema-completado');

  await dialog.getByRole('link', { name: 'Volver al Inicio' }).click();
  await expect(page).toHaveURL('/');
  const card = page.getByRole('article').filter({ hasText: topic.title });
  await expect(card.getByText(`¡Completado! ${total}/${total} preguntas`)).toBeVisible();
  await expect(card.getByText('Excelente')).toBeVisible();
  await screenshot(page, 'inicio-con-tema-completado');
});
