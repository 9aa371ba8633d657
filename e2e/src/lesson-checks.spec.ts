import { expect } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { detailOf, rightOf, test, topicWhere } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

test('a lesson asks a question of its topic, by keyboard, and the answer counts as in practice', async ({
  page,
  teacher,
}) => {
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex, unit }) => {
    return courseId === 2 && orderIndex === 1 && unit.startsWith('Mecánica');
  });
  const { questions, lessons } = await detailOf(teacher, topic.id);
  const [lesson] = lessons;
  const number = Number(/\[pregunta (\d+)\]/.exec(lesson?.content ?? '')?.[1]);
  const question = questions[number - 1];
  if (!question) throw new Error('the lesson has no check');
  await page.goto(`/topic/${topic.id}?seccion=teoria`);
  const check = page.getByRole('region', { name: 'Compruébalo' }).first();
  await expect(check).toBeVisible();
  await expect(page.getByText('[pregunta')).toHaveCount(0);
  await expectAccessible(page);
  await screenshot(page, 'leccion-con-pregunta');

  await check.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  for (let option = 0; option < rightOf(question); option++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(check.getByRole('heading', { name: '¡Bien!' })).toBeVisible();
  await expect(page.getByTestId('xp')).toContainText(String(question.xpReward));
  await screenshot(page, 'leccion-con-respuesta');
  await page.emulateMedia({ colorScheme: 'dark' });
  await check.scrollIntoViewIfNeeded();
  await screenshot(page, 'leccion-con-respuesta-dark');
  await expectAccessible(page);
  const progress = await (await page.request.get(`/api/topics/${topic.id}/question-progress`)).json();
  expect(progress.filter(({ isAnswered }: { isAnswered: boolean }) => isAnswered)).toEqual([
    { questionId: question.id, isAnswered: true, isCorrect: true },
  ]);
});
