import { expect, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { detailOf, test, topicWhere } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';
import { isPhone, onPhonesToo } from './testing/widths.ts';

/** No reply about the student's progress comes while the test runs. @returns how many requests wait */
const holdProgress = async (page: Page) => {
  let held = 0;
  await page.route(/\/lesson-progress$/, () => {
    held++;
  });
  return () => held;
};

test('after a reload a lesson is shown before the server has said what is completed', async ({ page, teacher }) => {
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 2 && orderIndex === 1);
  const { lessons } = await detailOf(teacher, topic.id);
  const lesson = page.getByRole('heading', { level: 2, name: lessons[0]?.title });
  await page.goto(`/topic/${topic.id}?seccion=teoria`);
  await expect(lesson).toBeVisible();
  const held = await holdProgress(page);
  await page.reload();
  await expect(lesson).toBeVisible();
  await expect.poll(held).toBe(1);
});

test('the overview reads the progress, so a click shows the next lesson without another reply', async ({
  page,
  teacher,
}) => {
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 2 && orderIndex === 1);
  const { lessons } = await detailOf(teacher, topic.id);
  const progress = page.waitForResponse((reply) => reply.url().endsWith('/lesson-progress'));
  await page.goto(`/topic/${topic.id}`);
  await progress;
  await page.waitForLoadState('networkidle');
  await holdProgress(page);
  await page.getByRole('button', { name: /^Teoría/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: lessons[0]?.title })).toBeVisible();
});

test("a completed lesson shows 'Completada ✓' and an overlay, then the next lesson opens; the position is remembered", async ({
  page,
  teacher,
}) => {
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 2 && orderIndex === 1);
  const { lessons } = await detailOf(teacher, topic.id);
  const title = (place: number) => page.getByRole('heading', { level: 2, name: lessons[place]?.title });

  await page.goto(`/topic/${topic.id}?seccion=teoria`);
  await expect(title(0)).toBeVisible();
  await page.getByRole('button', { name: 'Marcar como completada' }).click();
  await expect(page.getByText('¡Lección completada!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Completada ✓' })).toBeDisabled();
  await screenshot(page, 'leccion-completada');
  await expect(title(1)).toBeVisible();
  await expect(page.getByText('¡Lección completada!')).toBeHidden();

  // On the next visit the second lesson is open, and the first one has a tick.
  await page.goto('/');
  await page.goto(`/topic/${topic.id}?seccion=teoria`);
  await expect(title(1)).toBeVisible();
  const list = page.getByRole('navigation', { name: 'Lecciones' });
  await expect(list.getByRole('listitem').first().getByLabel('Completada:')).toBeVisible();

  // Another browser has no position, so the first lesson that is not completed opens.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(title(1)).toBeVisible();

  // After the last lesson there is no next one.
  for (let place = 1; place < lessons.length; place++) {
    await expect(title(place)).toBeVisible();
    await page.getByRole('button', { name: 'Marcar como completada' }).click();
    await expect(page.getByText('¡Lección completada!')).toBeVisible();
    // Enter closes the overlay before its time.
    if (place < lessons.length - 1) await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Llegaste al final de tus lecciones.')).toBeVisible();
  await expect(page.getByText('¡Lección completada!')).toBeHidden();
  await expect(title(lessons.length - 1)).toBeVisible();
});

test(
  'the list of lessons shows completed and locked ones; it is open on a wide screen and folded on a phone',
  onPhonesToo,
  async ({ page, teacher }) => {
    await register(page);
    const topic = await topicWhere(page.request, ({ orderIndex }) => orderIndex > 2);
    const { lessons } = await detailOf(teacher, topic.id);
    const done = await page.request.post(`/api/lessons/${lessons[0]?.id}/complete`, { data: { topicId: topic.id } });
    expect(done.status(), await done.text()).toBe(200);
    await page.goto(`/topic/${topic.id}?seccion=teoria`);
    const list = page.getByRole('navigation', { name: 'Lecciones' });
    if (isPhone()) await list.getByRole('button', { name: /Lección 2 de/ }).click();
    await expect(list.getByRole('listitem').first().getByLabel('Completada:')).toBeVisible();
    await expect(list.getByLabel('Bloqueada:')).toHaveCount(lessons.length - Math.ceil(lessons.length / 2));
    await list.getByRole('listitem').last().getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Esta lección es Premium' })).toBeVisible();
  },
);
