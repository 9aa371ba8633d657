import { expect, test } from '@playwright/test';
import { type Account, sessionOf } from './testing/accounts.ts';

const users: { name: string; account: Account; isPremium: boolean }[] = [
  { name: 'a student', account: 'estudiante', isPremium: false },
  { name: 'a Premium student', account: 'premium', isPremium: true },
  { name: 'an administrator', account: 'admin', isPremium: false },
  { name: 'a Premium administrator', account: 'admin', isPremium: true },
];

for (const { name, account, isPremium } of users) {
  test.describe(name, () => {
    test.use({ storageState: sessionOf(account) });

    test(`the header of ${name} has one row at every width, with long numbers`, async ({ page }) => {
      const start = await (await page.request.get('/api/dashboard')).json();
      const premiumExpiresAt = new Date(Date.now() + 365 * 86_400_000).toISOString();
      const user = { ...start.user, xp: 12_345, streak: 365, isPremium, premiumExpiresAt };
      await page.route('**/api/dashboard', (route) => route.fulfill({ json: { ...start, user } }));
      await page.route('**/api/auth/user', (route) => route.fulfill({ json: user }));
      await page.goto('/');
      await expect(page.getByTestId('xp')).toContainText('12345');
      const row = page.getByRole('banner').getByRole('link', { name: 'Matraz, inicio' }).locator('..');
      // The page shows the system's font until its own has loaded. That font may be wider.
      await page.evaluate(() => document.fonts.ready.then(() => null));
      for (let width = 320; width <= 1280; width += 16) {
        await page.setViewportSize({ width, height: 640 });
        const { height, ends } = await row.evaluate((element) => ({
          height: element.clientHeight,
          ends: Math.max(...[...element.children].map((child) => child.getBoundingClientRect().right)),
        }));
        expect(height, `${width}`).toBe(64);
        expect(ends, `${width}`).toBeLessThanOrEqual(width);
      }
    });
  });
}
