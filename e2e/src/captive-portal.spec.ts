import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { type Exam, startExam, test } from './testing/exam-room.ts';
import { topicsOf } from './testing/school.ts';

// The service worker stores files, so it has to be there.
test.use({ serviceWorkers: 'allow' });

/** While `isOn`, the network answers every file with its own page and status 200. */
const behindPortal = async (context: BrowserContext) => {
  const portal = { isOn: false, asked: [] as string[] };
  const isFile = ({ pathname }: URL) => !/^\/(api\/|service-worker\.js$)/.test(pathname);
  await context.route(isFile, (route) => {
    if (!portal.isOn) return route.continue();
    portal.asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Red del colegio</title>' });
  });
  return portal;
};

/** The files that the service worker stores, by the part of the app. */
const storedParts = async (page: Page): Promise<Record<'start' | 'exam' | 'typesetter' | 'formulas', string[]>> => {
  const worker = await (await page.request.get('/service-worker.js')).text();
  return JSON.parse(/^const APP_SHELL=(\{.*\});$/m.exec(worker)?.[1] ?? '');
};

/** The content type of each stored file, without the page. */
const storedTypes = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const types: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        const reply = await cache.match(request);
        if (pathname !== '/index.html') types[pathname] = reply?.headers.get('content-type') ?? '';
      }
    }
    return types;
  });

const storedHtml = async (page: Page) =>
  Object.entries(await storedTypes(page))
    .filter(([, type]) => type.startsWith('text/html'))
    .map(([file]) => file);

const expectStored = (page: Page, files: string[]) =>
  expect
    .poll(async () => {
      const types = await storedTypes(page);
      return files.filter((file) => types[file]?.startsWith('text/html') ?? true);
    })
    .toEqual([]);

const PICTURE = '/demo/neurona.svg';
const question = {
  question: `<p>¿Cuánto es \\(x^2\\)?</p><p><img src="${PICTURE}" alt="Una neurona"></p>`,
  options: ['un cuadrado', 'un cubo'],
  correctAnswer: 0,
};

/** Starts the exam. Its only question has a formula and a picture. */
const startWithFormula = async (page: Page, { id, questions }: Exam, teacher: APIRequestContext) => {
  for (const old of questions) await teacher.delete(`/api/admin/exam-questions/${old.id}`);
  await teacher.post(`/api/admin/exams/${id}/questions`, { data: question });
  await page.clock.install();
  await register(page);
  await startExam(page, { id });
  await expectFormula(page);
};

const expectFormula = (page: Page) =>
  expect(page.getByRole('main').locator('.katex').first()).toHaveCSS('font-family', /KaTeX/);
const isPictureShown = (page: Page) =>
  page.getByAltText('Una neurona').evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0);

/** Milliseconds. By then the page has asked for everything that it stores. */
const STORED_AFTER = 10_000;

test('the page of a portal is not stored as the app', async ({ page, context }) => {
  const portal = await behindPortal(context);
  await page.clock.install();
  await register(page);
  await page.goto('/');
  const topic = page.getByRole('article').first();
  await expect(topic).toBeVisible();

  portal.isOn = true;
  await page.clock.runFor(STORED_AFTER);
  await expect.poll(() => portal.asked).toContain('/index.html');
  const isInstalling = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing != null);
  await expect.poll(isInstalling).toBe(false);
  portal.isOn = false;
  await page.reload();
  await expect(topic).toBeVisible();
});

test('a topic with formulas keeps the typesetter before a lesson is opened, without running it', async ({ page }) => {
  await register(page);
  const { typesetter } = await storedParts(page);
  const [topic] = await topicsOf(page.request);
  await page.goto(`/topic/${topic?.id}`);
  await expectStored(page, typesetter);
  // The service worker has asked for them, not the page.
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
  ).not.toContain(typesetter[0]);
  expect(typesetter).toHaveLength(6);
});

test('a portal during an exam leaves nothing in the browser, and the exam is stored later', async ({
  page,
  context,
  makeExam,
  teacher,
}) => {
  const portal = await behindPortal(context);
  const { formulas } = await storedParts(page);
  await startWithFormula(page, await makeExam({ duration: 1800, size: 1 }), teacher);
  portal.isOn = true;
  await page.clock.runFor(STORED_AFTER);
  await expect.poll(() => portal.asked).toEqual(expect.arrayContaining([PICTURE, ...formulas]));
  expect(await storedHtml(page)).toEqual([]);

  portal.isOn = false;
  await page.reload();
  await expectFormula(page);
  await page.clock.runFor(STORED_AFTER);
  await expectStored(page, formulas);
  await context.setOffline(true);
  await page.reload();
  await expectFormula(page);
});

test('behind a portal an exam shows what the browser has stored', async ({ page, context, makeExam, teacher }) => {
  const portal = await behindPortal(context);
  const { start, exam, formulas } = await storedParts(page);
  await startWithFormula(page, await makeExam({ duration: 1800, size: 1 }), teacher);
  await page.clock.runFor(STORED_AFTER);
  await expectStored(page, [...start, ...exam, ...formulas, PICTURE]);

  portal.isOn = true;
  await page.reload();
  await expectFormula(page);
  await expect.poll(() => isPictureShown(page)).toBe(true);
});
