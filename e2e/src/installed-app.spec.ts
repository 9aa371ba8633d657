import { chromium, expect, test } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { chromiumWithWindows } from './testing/chromium.ts';

// The service worker is what these tests are about.
test.use({ serviceWorkers: 'allow' });

test('Chrome finds nothing that keeps the app from being installed, and opens it without a network', async ({
  launchOptions,
  baseURL,
}) => {
  // A browser without a profile cannot install an app.
  const context = await chromium.launchPersistentContext('', {
    ...launchOptions,
    executablePath: chromiumWithWindows() ?? launchOptions.executablePath,
    baseURL: `${baseURL}`,
  });
  const page = await context.newPage();
  await register(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const devTools = await context.newCDPSession(page);
  expect(await devTools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  const { url, errors, data } = await devTools.send('Page.getAppManifest');
  expect({ url, errors }).toEqual({ url: `${baseURL}/manifest.webmanifest`, errors: [] });

  const { icons, screenshots, start_url } = JSON.parse(`${data}`);
  for (const { src, type } of [{ src: url, type: 'application/manifest+json' }, ...icons, ...screenshots]) {
    const reply = await page.request.get(src);
    expect([src, reply.status(), reply.headers()['content-type']?.split(';')[0]]).toEqual([src, 200, type]);
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await context.setOffline(true);
  await page.goto(start_url);
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});

test('a page of the last release gets its files from this browser', async ({ page }) => {
  await register(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.evaluate(async () => {
    const last = await caches.open('matraz-app-last');
    const script = new Response('export {};', { headers: { 'content-type': 'text/javascript' } });
    await last.put('/assets/topic-page-last0000.js', script);
  });
  await page.reload();
  await page.addScriptTag({ url: '/assets/topic-page-last0000.js', type: 'module' });
});
