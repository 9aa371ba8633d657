import { expect } from '@playwright/test';
import { logInAgain, logInAs, register } from './testing/accounts.ts';
import { answerHere, chooseHere, detailOf, openPractice, rightOf, test, topicWhere } from './testing/school.ts';

test('when the session ends during practice, the login leads back to the same question and choice', async ({
  page,
  context,
  teacher,
}) => {
  const email = await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 1 && orderIndex === 2);
  const [first, second] = (await detailOf(teacher, topic.id)).questions;
  if (!first || !second) throw new Error('the topic has too few questions');
  await openPractice(page, topic.id);
  await answerHere(page, rightOf(first));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Pregunta 2 de/)).toBeVisible();
  await chooseHere(page, rightOf(second));

  await context.clearCookies();
  await page.keyboard.press('Enter');
  await logInAgain(page, email);
  await expect(page).toHaveURL(`/topic/${topic.id}?seccion=practica`);
  await expect(page.getByText(/Pregunta 2 de/)).toBeVisible();
  await expect(page.getByRole('radio').nth(rightOf(second))).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Siguiente pregunta' })).toBeVisible();
  await expect(page.getByTestId('xp')).toContainText('20');
});

test('a session that ends on the home page leads to the login and back, not to the landing page', async ({
  page,
  context,
}) => {
  const email = await register(page);
  await page.goto('/');
  await expect(page.getByText('Ninguno pendiente')).toBeVisible();
  // Requests of the idle page would meet the ended session before the click.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Tu perfil' }).click();
  await logInAgain(page, email);
  await expect(page).toHaveURL('/');
  await expect(page.getByTestId('xp')).toBeVisible();
});

test('pages of students lead a visitor to the login and back to the page', async ({ page }) => {
  await page.goto('/review/mistakes?subject=1');
  await logInAs(page, 'estudiante');
  await expect(page).toHaveURL('/review/mistakes?subject=1');
  await expect(page.getByRole('heading', { name: 'Repasar errores' })).toBeVisible();
});
