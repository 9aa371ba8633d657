import { expect, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { startExam, submitExam, test } from './testing/exam-room.ts';
import { expectNoSidewaysScrollingAt } from './testing/page-checks.ts';
import { detailOf, openPractice, topicsOf, topicWhere } from './testing/school.ts';

const formula = (page: Page) => page.getByRole('main').locator('.katex').first();
/** Formulas that fade at the right although they fit, or do not although they go on; and how many go on. */
const fading = (page: Page) =>
  page.evaluate(() => {
    // The browser rounds both widths, each by itself.
    const isClear = (one: Element) => Math.abs(one.scrollWidth - one.clientWidth) !== 1;
    const all = [...document.querySelectorAll('.katex-display, .formula-long')].filter(isClear);
    const formulas = all.map((one) => ({
      text: one.textContent,
      isWide: one.scrollWidth > one.clientWidth,
      isFading: getComputedStyle(one).getPropertyValue('--fade-right') !== '0px',
    }));
    return {
      wrong: formulas.filter(({ isWide, isFading }) => isWide !== isFading),
      wide: formulas.filter(({ isWide }) => isWide).length,
    };
  });
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

test('a chemical formula that fits does not fade', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await register(page);
  const { id } = await topicWhere(page.request, ({ title }) => title === 'Grupos funcionales');
  await openPractice(page, id);
  await isStyled(page);
  expect(await fading(page)).toEqual({ wrong: [], wide: 0 });
});

test('no formula of the practice questions makes a small phone scroll sideways; a wide one fades where it goes on', async ({
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
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(async () => (await fading(page)).wrong).toEqual([]);
  expect((await fading(page)).wide).toBeGreaterThan(0);
});

/** Formulas that the server does not store. */
const crashes = {
  fractions: '\\frac{1}{'.repeat(150) + '}'.repeat(150),
  accents: '\\hat{'.repeat(150) + '}'.repeat(150),
  boxes: '\\boxed{'.repeat(150) + '}'.repeat(150),
  commands: `\\def\\a{${'x'.repeat(900)}}${'\\a'.repeat(300)}`,
};

test('a page with formulas that would crash the tab shows them as text', async ({ page, makeExam }) => {
  await register(page);
  const attempt = await startExam(page, await makeExam({ duration: 600, size: 1 }));
  await page.route(`**/api/exam-attempts/${attempt}`, async (route) => {
    const response = await route.fetch();
    const running = await response.json();
    const [question] = running.exam.questions;
    const options = Object.values(crashes).map((tex) => `<p>\\(${tex}\\)</p>`);
    running.exam.questions = [{ ...question, question: '<p>¿Cuánto es \\(\\frac{1}{2}\\)?</p>', options }];
    await route.fulfill({ response, json: running });
  });
  await page.evaluate(() => indexedDB.deleteDatabase('matraz-exams'));
  await page.reload();
  await expect(formula(page)).toBeVisible();
  await expect(page.getByText('no se muestra como fórmula')).toHaveCount(4);
  await page.getByRole('radio').first().click();
  await expect(page.getByRole('radio').first()).toBeChecked();
});
