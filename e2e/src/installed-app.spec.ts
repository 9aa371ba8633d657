import { test } from '@playwright/test';
import { register } from './testing/accounts.ts';

// The service worker is what these tests are about.
test.use({ serviceWorkers: 'allow' });

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
