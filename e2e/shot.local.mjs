import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH || '/usr/bin/chromium', args: ['--no-sandbox'] });
const url = 'http://localhost:4371';
for (const [w, h] of [[1280, 900], [390, 844]]) {
  const page = await browser.newPage({ viewport: { width: w, height: h } });
  await page.goto(url + '/api/login?returnTo=%2Fadmin%2Festado');
  await page.fill('input[name=email]', 'admin@matraz.test');
  await page.fill('input[name=password]', 'matraz-demo-2026');
  await page.press('input[name=password]', 'Enter');
  await page.waitForURL('**localhost:4371/**');
  await page.goto(url + '/admin/estado');
  await page.getByText(/^Leído/).waitFor({ timeout: 60000 });
  await page.screenshot({ path: `/tmp/ops-estado-${process.argv[2]}-${w}.png`, fullPage: true });
  await page.close();
}
await browser.close();
