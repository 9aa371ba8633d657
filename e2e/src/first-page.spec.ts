import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { register } from './testing/accounts.ts';

const MOST = 110_000;

test('the JavaScript of a student’s first page stays below 110 kB gzip', async ({ page }) => {
  await register(page);
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  const sizes = await Promise.all(
    Array.from(scripts, async (url) => gzipSync(await (await page.request.get(url)).body()).byteLength),
  );
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST);
});
