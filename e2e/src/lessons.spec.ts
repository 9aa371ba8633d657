import { expect } from '@playwright/test';
import { register } from './register.ts';
import { detailOf, test, topicWhere } from './school.ts';
import { screenshot } from './screenshot.ts';

test("a lesson is marked 'Completada ✓', an overlay says so, and the next one comes; the place is remembered", async ({
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

  // In another visit the second lesson is open again, and the first one is ticked.
  await page.goto('/');
  await page.goto(`/topic/${topic.id}?seccion=teoria`);
  await expect(title(1)).toBeVisible();
  const list = page.getByRole('navigation', { name: 'Lecciones' });
  const unfold = list.getByRole('button', { name: /Lección 2 de/ });
  if (await unfold.isVisible()) await unfold.click();
  await expect(list.getByRole('listitem').first().getByLabel('Completada:')).toBeVisible();

  // On another browser nothing is remembered: the server's next lesson.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(title(1)).toBeVisible();

  // After the last one there is nowhere to go on to.
  for (let place = 1; place < lessons.length; place++) {
    await expect(title(place)).toBeVisible();
    await page.getByRole('button', { name: 'Marcar como completada' }).click();
  }
  await expect(page.getByText('Llegaste al final de tus lecciones.')).toBeVisible();
  await expect(page.getByText('¡Lección completada!')).toBeHidden();
  await expect(title(lessons.length - 1)).toBeVisible();
});
