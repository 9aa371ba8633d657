import { expect } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { answerBehind, answerHere, detailOf, rightOf, test, topicWhere, wrongOf } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

test("'Repasar errores' asks the wrong answers of the subject again; a correct answer removes them and gives no XP", async ({
  page,
  teacher,
}) => {
  await register(page);
  await page.goto('/');
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 1 && orderIndex === 1);
  const [first, second, third] = (await detailOf(teacher, topic.id)).questions;
  if (!first || !second || !third) throw new Error('the topic has too few questions');

  const tile = page.getByRole('link', { name: /Repasar errores/ });
  await expect(tile).toContainText('Ninguno pendiente');
  await answerBehind(page, first, wrongOf(first));
  await answerBehind(page, second, wrongOf(second));
  await answerBehind(page, third, rightOf(third));
  await expect(tile).toContainText('2 preguntas');
  await expect(page.getByTestId('xp')).toContainText('10');
  await screenshot(page, 'inicio-con-errores');

  await tile.click();
  await expect(page).toHaveURL('/review/mistakes?subject=1');
  await expect(page.getByText('Pregunta 1 de 2')).toBeVisible();
  await expect(page.getByRole('main').getByText('Repaso', { exact: true })).toBeVisible();
  await answerHere(page, rightOf(first));
  await expect(page.getByText('No se otorga XP adicional', { exact: false }).first()).toBeVisible();
  await screenshot(page, 'repaso-respuesta');
  await page.keyboard.press('Enter');
  await answerHere(page, wrongOf(second));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Corregiste 1 de 2 errores' })).toBeFocused();
  await expect(page.getByRole('link', { name: topic.title })).toBeVisible();
  await screenshot(page, 'repaso-final');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Repasar el que falta' }).click();
  await expect(page.getByText('Pregunta 1 de 1')).toBeVisible();
  await answerHere(page, rightOf(second));
  await page.keyboard.press('Enter');
  await expect(page.getByText('¡Los corregiste todos! Así se aprende de verdad.')).toBeVisible();
  await page.getByRole('link', { name: 'Volver al Inicio', exact: true }).click();
  await expect(tile).toContainText('Ninguno pendiente');
  await expect(page.getByTestId('xp')).toContainText('10');
});

test("'Repaso del día' asks the due questions of the subject and shows the day of the next review", async ({
  page,
  teacher,
}) => {
  await register(page);
  await page.goto('/');
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 2 && orderIndex === 1);
  const [first] = (await detailOf(teacher, topic.id)).questions;
  if (!first) throw new Error('the topic has no question');
  await page.getByRole('region', { name: 'Todos los temas' }).getByRole('button', { name: 'Física' }).click();
  await page.getByRole('link', { name: /Repaso del día/ }).click();
  await expect(page).toHaveURL('/review/due?subject=2');
  await expect(page.getByRole('heading', { name: '¡Estás al día!' })).toBeVisible();
  await answerBehind(page, first, rightOf(first));
  await page.reload();
  await expect(page.getByText(/Tu próximo repaso/)).toBeVisible();
  await screenshot(page, 'repaso-al-dia');
  await expectAccessible(page);

  // The list of a later day, when the question is due.
  const { questions } = await (await page.request.get(`/api/topics/${topic.id}`)).json();
  const due = { ...questions[0], courseId: 2, topicTitle: topic.title, dueOn: '2026-01-01' };
  await page.route('**/api/review/due?*', (route) =>
    route.fulfill({ json: { total: 1, nextDueOn: null, questions: [due] } }),
  );
  await page.reload();
  await expect(page.getByText('Pregunta 1 de 1')).toBeVisible();
  await answerHere(page, rightOf(first));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recordaste 1 de 1 pregunta' })).toBeVisible();
});
