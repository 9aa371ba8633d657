import { expect, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { startExam, submitExam, test } from './testing/exam-room.ts';
import { expectNoSidewaysScrollingAt } from './testing/page-checks.ts';
import { detailOf, openPractice, topicsOf, topicWhere } from './testing/school.ts';

const formula = (page: Page) => page.getByRole('main').locator('.katex').first();
const isStyled = (page: Page) => expect(formula(page)).toHaveCSS('font-family', /KaTeX/);

test.describe('on a bad connection', () => {
  test('a formula whose style sheet got lost is shown as soon as it can be loaded', async ({ page, context }) => {
    let isLost = true;
    await page.route(/\/math[\w-]*\.css$/, (route) => (isLost ? route.abort('connectionreset') : route.continue()));
    await register(page);
    const { id } = await topicWhere(page.request, ({ title }) => title === 'Grupos funcionales');
    await openPractice(page, id);
    await expect(page.getByRole('main').getByText('\\ce{', { exact: false }).first()).toBeVisible();
    await expect(formula(page)).toHaveCount(0);
    isLost = false;
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await context.setOffline(false);
    await isStyled(page);
  });
});

test('no formula of the practice questions makes a small phone scroll sideways', async ({
  page,
  makeExam,
  teacher,
}) => {
  const topics = await Promise.all((await topicsOf(teacher)).map(({ id }) => detailOf(teacher, id)));
  const questions = topics
    .flatMap((topic) => topic.questions)
    .filter((question) => JSON.stringify(question).includes('\\\\('))
    .map(({ question, options, correctAnswer, explanation }) => ({ question, options, correctAnswer, explanation }));
  expect(questions.length).toBeGreaterThan(100);
  const exam = await makeExam({ duration: 600, size: 1 });
  const added = await teacher.post(`/api/admin/exams/${exam.id}/questions/bulk`, { data: { questions } });
  expect(added.status()).toBe(201);
  await register(page);
  await startExam(page, exam);
  await submitExam(page);
  await page.getByRole('tab', { name: 'Revisión' }).click();
  await expect(page.getByRole('article')).toHaveCount(questions.length + 1);
  await isStyled(page);
  await expectNoSidewaysScrollingAt(page, [320]);
});
