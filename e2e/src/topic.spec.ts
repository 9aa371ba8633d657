import { expect } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import {
  answerBehind,
  answerHere,
  detailOf,
  openPractice,
  rightOf,
  test,
  topicsOf,
  topicWhere,
  wrongOf,
} from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';
import { onPhonesToo } from './testing/widths.ts';

test(
  "the overview's cards lead to the tabs; 'Práctica' is 'Quiz' on small screens; the cross leads home",
  onPhonesToo,
  async ({ page }) => {
    await register(page);
    const topic = await topicWhere(page.request, ({ orderIndex }) => orderIndex === 1);
    await page.goto(`/topic/${topic.id}`);
    await expect(page.getByRole('heading', { name: '¿Cómo empezar?' })).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    // The topics of the demo have no videos. A test of a draft topic has one.
    await expect(page.getByText(/video/i)).toHaveCount(0);
    for (const [card, tab] of [
      [/^Teoría/, 'Teoría'],
      [/^Práctica/, (page.viewportSize()?.width ?? 0) < 640 ? 'Quiz' : 'Práctica'],
    ] as const) {
      await page.getByRole('button', { name: card }).click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(tab, { useInnerText: true });
      await page.goBack();
    }
    await page.getByRole('link', { name: /^Cerrar tema/ }).click();
    await expect(page).toHaveURL('/');
  },
);

test('on a phone, practice shows the question, its options and the button, and little else', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await register(page);
  const topic = await topicWhere(page.request, ({ orderIndex }) => orderIndex === 1);
  await openPractice(page, topic.id);
  const confirm = page.getByRole('button', { name: 'Confirmar respuesta' });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await page.getByRole('radio').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('link', { name: /^Cerrar tema/ })).toHaveAttribute('href', '/');
  await page.getByRole('radio').first().check();
  await confirm.click();
  await expect(page.getByRole('button', { name: 'Siguiente pregunta' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('img', { name: /^1 (in)?correcta, \d+ sin responder$/ })).toHaveCount(1);
  await screenshot(page, 'practica-en-foco');
});

test('the first answer of the day raises the streak in the header, also in another tab', async ({
  page,
  context,
  teacher,
}) => {
  await register(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByTestId('streak')).toHaveText('0');
  const topic = await topicWhere(page.request, ({ orderIndex }) => orderIndex === 1);
  const [first] = (await detailOf(teacher, topic.id)).questions;
  if (!first) throw new Error('the topic has no question');
  await page.bringToFront();
  await openPractice(page, topic.id);
  await answerHere(page, wrongOf(first));
  await expect(page.getByTestId('streak')).toHaveText('1');
  await expect(other.getByTestId('streak')).toHaveText('1');
});

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test(
    'results, completed and locked content have no serious finding, and nothing moves',
    onPhonesToo,
    async ({ page, teacher }) => {
      const check = async (name: string) => {
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          const moving = () =>
            page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
          await expect.poll(moving, { message: `${name}, ${colorScheme}`, intervals: [50] }).toBe(0);
          await screenshot(page, `${name}-${colorScheme}`);
        }
        await expectAccessible(page);
      };
      await register(page);
      const topic = await topicWhere(page.request, ({ orderIndex }) => orderIndex === 1);
      const { questions } = await detailOf(teacher, topic.id);
      const [first, last] = [questions[0], questions.at(-1)];
      if (!first || !last) throw new Error('the topic has no questions');
      await page.goto(`/topic/${topic.id}?seccion=teoria`);
      await page.getByRole('button', { name: 'Marcar como completada' }).click();
      await expect(page.getByText('¡Lección completada!')).toBeVisible();
      await expect(page.getByText('¡Lección completada!')).toBeHidden();

      await openPractice(page, topic.id);
      await answerHere(page, wrongOf(first));
      await check('respuesta-incorrecta');
      // One of eight is wrong.
      for (const [place, question] of questions.entries())
        if (question !== first && question !== last)
          await answerBehind(page, question, place % 8 === 0 ? wrongOf(question) : rightOf(question));
      await openPractice(page, topic.id);
      await answerHere(page, rightOf(last));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByText('Muy bien hecho')).toBeVisible();
      await check('cierre');

      const limited = (await topicsOf(page.request)).find(({ orderIndex }) => orderIndex > 2);
      if (!limited) throw new Error('the demo has no limited topic');
      await page.goto(`/topic/${limited.id}?seccion=teoria`);
      await expect(page.getByRole('button', { name: 'Marcar como completada' })).toBeVisible();
      await check('teoria-limitada');
      await page.goto('/review/mistakes');
      await expect(page.getByRole('radio').first()).toBeVisible();
      await check('repaso');
      await page.goto('/');
      await expect(page.getByRole('article').first()).toBeVisible();
      await check('tablero');
    },
  );
});
