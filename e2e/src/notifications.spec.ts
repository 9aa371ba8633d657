import { expect, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { isOnTop, overlap } from './testing/boxes.ts';
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
import { atEachWidth, onPhonesToo } from './testing/widths.ts';

const toast = (page: Page) => page.getByRole('region', { name: /Notificaciones/ }).getByRole('listitem');

/** A new student answers two questions wrongly. The page's clock is stopped after the second message. */
const twoMessages = async (page: Page, teacher: Parameters<typeof detailOf>[0]) => {
  await page.clock.install();
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 3 && orderIndex === 2);
  const [first, second] = (await detailOf(teacher, topic.id)).questions;
  if (!first || !second) throw new Error('the topic has too few questions');
  await openPractice(page, topic.id);
  await answerHere(page, wrongOf(first));
  await expect(toast(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Pregunta 2 de/)).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await answerHere(page, wrongOf(second));
  await expect(toast(page)).toHaveCount(1);
};

test('one message is shown at a time, at the bottom right or on small screens at the top, for 5 s', async ({
  page,
  teacher,
}) => {
  await twoMessages(page, teacher);
  await atEachWidth(page, async (width) => {
    const box = await toast(page).boundingBox();
    const size = page.viewportSize();
    if (!box || !size) throw new Error('the message has no place');
    if (width === 'desktop') {
      expect(box.x + box.width).toBeGreaterThan(size.width - 40);
      expect(box.y + box.height).toBeGreaterThan(size.height - 40);
    } else {
      // Below the header, so that its counters stay in sight.
      const header = await page.getByRole('banner').boundingBox();
      expect(box.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      expect(box.y).toBeLessThan(100);
    }
  });
  await page.clock.runFor(4_900);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
});

test(
  'a message is dismissed by a swipe of 60 pixels to the right, not by 30 pixels or to the left',
  onPhonesToo,
  async ({ page, teacher }) => {
    await twoMessages(page, teacher);
    const swipe = async (distance: number) => {
      const box = await toast(page).boundingBox();
      if (!box) throw new Error('there is no message');
      const [x, y] = [box.x + box.width / 2, box.y + 12];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y, { steps: 3 });
      await page.mouse.move(x + distance, y, { steps: 3 });
      await page.mouse.up();
    };
    for (const distance of [30, -90]) {
      await swipe(distance);
      await expect(toast(page)).toHaveCount(1);
    }
    // Its 5 s are not over: the clock is stopped.
    await swipe(60);
    await expect(toast(page)).toHaveCount(0);
  },
);

test(
  'no message lies over the next question, and none over the counters that it speaks of',
  onPhonesToo,
  async ({ page, teacher }) => {
    await register(page);
    const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 3 && orderIndex === 2);
    const questions = (await detailOf(teacher, topic.id)).questions;
    const [first, second, third] = questions;
    if (!first || !second || !third) throw new Error('the topic has too few questions');
    // It comes after the page, and compares what the server says with what it has seen.
    const watching = page.waitForResponse(/\/moments-[\w-]+\.js/);
    await openPractice(page, topic.id);
    await answerHere(page, rightOf(first));
    await expect(toast(page)).toContainText('¡Correcto!');
    for (const counter of ['xp', 'streak']) expect(await overlap(toast(page), page.getByTestId(counter))).toBe(false);

    await page.getByRole('button', { name: 'Siguiente pregunta' }).click();
    const title = page.getByRole('heading', { name: 'Pregunta 2 de' });
    await expect(title).toBeVisible();
    await expect(toast(page)).toHaveCount(0);

    // A level is reached on another device while the question waits for its answer.
    await watching;
    const claimed = page.waitForResponse(/\/api\/user\/moments$/, { timeout: 60_000 });
    const others = (await topicsOf(teacher)).filter(({ id }) => id !== topic.id).slice(0, 12);
    for (const { id } of others) {
      const [question] = (await detailOf(teacher, id)).questions;
      if (question) await answerBehind(page, question, rightOf(question));
    }
    await claimed;
    await expect(toast(page)).toHaveCount(0);
    const parts = [title, page.getByRole('radio').first(), page.getByRole('button', { name: 'Confirmar respuesta' })];
    for (const part of parts) expect(await isOnTop(part)).toBe(true);

    await answerHere(page, rightOf(second));
    await expect(toast(page).first()).toContainText('¡Nivel 2!');
    await screenshot(page, 'momento-en-practica');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Pregunta 3 de' })).toBeVisible();
    await expect(toast(page)).toHaveCount(0);

    // A failure is told at once. It takes the place of the header.
    await page.route('**/answer', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Confirmar respuesta' }).click();
    await expect(toast(page)).toContainText('No se pudo procesar la respuesta');
    await screenshot(page, 'respuesta-fallida');
    const asked = page.getByRole('article');
    for (const part of [asked.getByRole('heading').first(), asked.getByRole('radio').first()]) {
      expect(await overlap(toast(page), part)).toBe(false);
    }
  },
);
