import { expect, test } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { screenshot } from './testing/screenshot.ts';

test('while the server does not answer, the start page says that what it shows may be old', async ({ page }) => {
  let isAway = false;
  await page.route('**/api/**', (route) => (isAway ? route.abort('connectionreset') : route.continue()));
  await register(page);
  const topics = page.locator('a[href^="/topic/"]');
  await page.goto('/');
  await expect(topics.first()).toBeVisible();
  const notice = page.getByText('El servidor no responde. Lo que ves puede no estar al día.');
  await expect(notice).toBeHidden();

  isAway = true;
  await page.reload();
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(topics.first()).toBeVisible();
  await screenshot(page, 'servidor-sin-respuesta');

  isAway = false;
  const answered = page.waitForResponse((reply) => reply.url().endsWith('/api/dashboard') && reply.ok());
  await page.reload();
  await answered;
  await expect(topics.first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a topic that was opened before is there at once, and says that it may be old', async ({ page }) => {
  await register(page);
  await page.goto('/');
  await page.locator('a[href^="/topic/"]').first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const name = await title.innerText();

  await page.route('**/api/**', (route) => route.abort('connectionreset'));
  await page.reload();
  await expect(title).toHaveText(name);
  await expect(page.getByText('El servidor no responde. Lo que ves puede no estar al día.')).toBeVisible({
    timeout: 20_000,
  });
  await screenshot(page, 'tema-sin-respuesta');
});

test('while the read tables are late, a bar says that answers are saved and results come later', async ({ page }) => {
  await register(page);
  const topics = page.locator('a[href^="/topic/"]');
  const notice = page.getByText('Tus respuestas quedan guardadas. Los resultados están tardando en aparecer.');
  await page.route('**/api/dashboard', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-projection-lag': 'late' } });
  });
  await page.goto('/');
  await expect(topics.first()).toBeVisible();
  await expect(notice).toBeVisible();
  await screenshot(page, 'resultados-atrasados');
});
