import { expect } from '@playwright/test';
import { register, sessionOf } from './testing/accounts.ts';
import { answerHere, detailOf, openPractice, rightOf, test, topicWhere } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

const isLimited = ({ orderIndex }: { orderIndex: number }) => orderIndex > 2;

test('a free student gets half of the lessons of a limited topic and five questions, then the upsell', async ({
  page,
  teacher,
}) => {
  await register(page);
  const topic = await topicWhere(page.request, isLimited);
  const { lessons, questions } = await detailOf(teacher, topic.id);
  const open = Math.ceil(lessons.length / 2);

  await page.goto('/');
  await page.getByRole('button', { name: topic.unit, exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: topic.title }).getByText('Limitado')).toBeVisible();
  await page.goto(`/topic/${topic.id}`);
  await expect(page.getByText(`${lessons.length} lecciones, ${open} en el plan gratuito`)).toBeVisible();
  await expect(page.getByText(`${questions.length} preguntas, 5 en el plan gratuito`)).toBeVisible();

  await page.goto(`/topic/${topic.id}?seccion=teoria`);
  const list = page.getByRole('navigation', { name: 'Lecciones' });
  await expect(page.getByRole('button', { name: 'Marcar como completada' })).toBeVisible();
  await expect(list.getByLabel('Bloqueada:')).toHaveCount(lessons.length - open);
  await screenshot(page, 'lecciones-bloqueadas');
  await list.getByRole('listitem').last().getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Esta lección es Premium' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Conocer Premium' })).toHaveAttribute('href', '/subscription');

  await openPractice(page, topic.id);
  for (const question of questions.slice(0, 5)) {
    await answerHere(page, rightOf(question));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: '5 de 5 preguntas gratuitas' })).toBeFocused();
  await expect(page.getByText('5 correctas · 50 XP ganados')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await screenshot(page, 'limite-gratuito');
  await expect(page.getByText(`Pregunta 1 de ${questions.length}`)).toBeVisible();
  await expect(page.getByText('Hasta aquí llegan las preguntas gratuitas')).toBeVisible();
  await page.getByRole('link', { name: 'Conocer Premium' }).click();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByRole('heading', { name: 'Plan gratuito' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver planes y precios' }).click();
  await expect(page).toHaveURL('/pricing');

  const refused = await page.request.post(`/api/questions/${questions[5]?.id}/answer`, { data: { selectedAnswer: 0 } });
  expect(refused.status()).toBe(403);
});

test.describe('Premium', () => {
  test.use({ storageState: sessionOf('premium') });

  test('opens the whole topic, and the header shows the days left', async ({ page }) => {
    const topic = await topicWhere(page.request, isLimited);
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: /\d+ días/ })).toBeVisible();
    await page.getByRole('button', { name: topic.unit, exact: true }).click();
    await expect(
      page.getByRole('article').filter({ hasText: topic.title }).getByText('Premium', { exact: true }),
    ).toBeVisible();
    await page.goto(`/topic/${topic.id}`);
    await expect(page.getByText(/en el plan gratuito/)).toHaveCount(0);
    await page.goto(`/topic/${topic.id}?seccion=teoria`);
    await expect(page.getByRole('button', { name: /Marcar como completada|Completada/ })).toBeVisible();
    await expect(page.getByLabel('Bloqueada:')).toHaveCount(0);
  });
});
