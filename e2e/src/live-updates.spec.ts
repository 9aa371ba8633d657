import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { chromium, chromiumWithWindows, launchOptions } from './testing/chromium.ts';
import { countStreams } from './testing/count-streams.ts';
import { answerBehind, detailOf, test as school, topicWhere, wrongOf } from './testing/school.ts';

const test = school.extend<{ streams: Awaited<ReturnType<typeof countStreams>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object pattern.
  streams: async ({}, use) => {
    const streams = await countStreams();
    await use(streams);
    streams.close();
  },
});

const hasPageCache = chromiumWithWindows() !== undefined;
test.use({ launchOptions: launchOptions(chromiumWithWindows() ?? chromium()) });

/** Every page notes how it was shown: from the back/forward cache or not. */
const noteRestores = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );

const mistakes = (page: Page, count: number) =>
  page.getByRole('link', { name: 'Repasar errores' }).getByText(count === 1 ? '1 pregunta' : `${count} preguntas`);

/** Two questions of the course that the start page shows first. */
const twoQuestions = async (page: Page, teacher: APIRequestContext) => {
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 1 && orderIndex === 2);
  const [first, second] = (await detailOf(teacher, topic.id)).questions;
  if (!first || !second) throw new Error('the topic has too few questions');
  return [first, second] as const;
};

test.beforeEach(async ({ page }) => {
  await register(page);
});

test('a page that is left closes its update stream, and opens it when it comes back', async ({
  page,
  streams,
  teacher,
}) => {
  await noteRestores(page);
  const paths = ['/subscription', '/pricing', '/review/mistakes', '/review/due', '/exams', '/', '/subscription'];
  for (const [index, path] of paths.entries()) {
    await page.goto(streams.address + path);
    await expect.poll(streams.opened, path).toBe(index + 1);
    await expect.poll(streams.open, path).toBe(1);
  }

  // A page from the cache has no `load` event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', String(hasPageCache));
  await expect.poll(streams.opened).toBe(paths.length + 1);
  await expect.poll(streams.open).toBe(1);
  const [question] = await twoQuestions(page, teacher);
  await answerBehind(page, question, wrongOf(question));
  await expect(mistakes(page, 1)).toBeVisible();
});

test('a page in the back/forward cache is not shown to the next person', async ({ page }) => {
  await noteRestores(page);
  await page.goto('/');
  await expect(page.getByTestId('xp')).toBeVisible();
  await page.goto('/verificar');
  await page.context().clearCookies();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Las fuerzas son de igual magnitud' })).toBeVisible();
});

test('the tabs of a student share one update stream', async ({ page, context, streams, teacher }) => {
  const [first, second] = await twoQuestions(page, teacher);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(streams.address);
    await expect(tab.getByRole('link', { name: 'Repasar errores' })).toBeVisible();
    await expect.poll(streams.open).toBe(1);
  }
  await answerBehind(page, first, wrongOf(first));
  for (const tab of tabs) await expect(mistakes(tab, 1)).toBeVisible();
  expect(streams.opened()).toBe(1);

  // The first tab has the stream.
  await page.close();
  await expect.poll(streams.opened).toBe(2);
  const [, next, last] = tabs as [Page, Page, Page];
  await answerBehind(next, second, wrongOf(second));
  for (const tab of [next, last]) await expect(mistakes(tab, 2)).toBeVisible();
  expect(streams.open()).toBe(1);
});
