import { expect, type Page } from '@playwright/test';
import { register } from './register.ts';
import { answerHere, detailOf, openPractice, test, topicWhere, wrongOf } from './school.ts';

const toast = (page: Page) => page.getByRole('region', { name: /Notificaciones/ }).getByRole('listitem');

/** Answers two questions of a fresh student wrongly, so that two messages come one after the other. */
const twoMessages = async (page: Page, teacher: Parameters<typeof detailOf>[0]) => {
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 3 && orderIndex === 2);
  const { questions } = await detailOf(teacher, topic.id);
  await openPractice(page, topic.id);
  for (const question of questions.slice(0, 2)) {
    await answerHere(page, wrongOf(question));
    await expect(toast(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
};

test('one message at a time, bottom right on wide screens and at the top on small ones, gone after 5 s', async ({
  page,
  teacher,
}) => {
  await twoMessages(page, teacher);
  const began = Date.now();
  await expect(toast(page)).toHaveCount(1);
  const box = await toast(page).boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('the message has no place');
  if (size.width > 640) {
    expect(box.x + box.width).toBeGreaterThan(size.width - 40);
    expect(box.y + box.height).toBeGreaterThan(size.height - 40);
  } else {
    expect(box.y).toBeLessThan(40);
  }
  await page.mouse.move(0, size.height / 2);
  await expect(toast(page)).toHaveCount(0, { timeout: 7_000 });
  expect(Date.now() - began).toBeGreaterThan(3_500);
});

test('a message is swiped away to the right: 60 pixels do, 30 do not, nor any to the left', async ({
  page,
  teacher,
}) => {
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
  // A message under the pointer waits, so there is time.
  for (const distance of [30, -90]) {
    await swipe(distance);
    await expect(toast(page)).toHaveCount(1);
  }
  await swipe(60);
  await expect(toast(page)).toHaveCount(0, { timeout: 2_000 });
});
