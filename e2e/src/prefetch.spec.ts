import { expect, type Locator, type Page, test } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { topicsOf } from './testing/school.ts';

/** Pointer and keyboard reach a link or a button before they press it. */
const ways: Record<string, (part: Locator) => Promise<void>> = {
  pointer: (part) => part.hover(),
  keyboard: (part) => part.focus(),
};

/** The names of the built scripts that the page asks for from now on. */
const scriptsOf = (page: Page) => {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
};

/** The demo's exam: its first question has no formula. */
const demoExam = async (page: Page) => {
  const [exam] = (await (await page.request.get('/api/exams')).json()) as [{ id: string }];
  return exam.id;
};

/** Opens the page, and finds that it has not loaded this script by itself. */
const openWithout = async (page: Page, path: string, script: string) => {
  const scripts = scriptsOf(page);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).not.toContain(script);
  return scripts;
};

for (const [way, reach] of Object.entries(ways)) {
  test(`the code of a topic is loaded when the ${way} reaches its link`, async ({ page }) => {
    await register(page);
    const [topic] = await topicsOf(page.request);
    const scripts = await openWithout(page, '/', 'topic-page');
    await reach(page.locator(`article a[href="/topic/${topic?.id}"]`));
    await expect.poll(() => scripts).toContain('topic-page');
  });
}

test('an exam begins with the code that the page before it has', async ({ page }) => {
  await register(page);
  const scripts = await openWithout(page, `/exams/${await demoExam(page)}`, 'radix');
  scripts.length = 0;
  await page.getByRole('button', { name: 'Comenzar ensayo' }).click();
  await expect(page.getByRole('radio').first()).toBeEnabled();
  expect(scripts.filter((name) => /^exam|attempt-page|reading/.test(name))).toEqual([]);
});

test('the dialogs of a running exam come right after its first question, and open offline', async ({
  page,
  context,
}) => {
  await register(page);
  const started = await page.request.post(`/api/exams/${await demoExam(page)}/start`, { data: {} });
  const { id } = await started.json();
  await page.goto(`/exam-attempt/${id}`);
  await expect(page.getByRole('radio').first()).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Finalizar ensayo' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const place of ['all exams', 'its exam']) {
  test(`on the page of ${place} an open attempt is loaded before the click, and opens offline`, async ({
    page,
    context,
  }) => {
    await register(page);
    const exam = await demoExam(page);
    const started = await page.request.post(`/api/exams/${exam}/start`, { data: {} });
    expect(started.ok()).toBe(true);
    await page.goto(place === 'all exams' ? '/exams' : `/exams/${exam}`);
    const link = page.getByRole('link', { name: 'Continuar' }).first();
    await expect(link).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('radio').first()).toBeEnabled();
  });
}
