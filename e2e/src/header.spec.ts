import { expect, test } from '@playwright/test';
import { type Account, sessionOf } from './testing/accounts.ts';

for (const account of ['estudiante', 'premium', 'admin'] satisfies Account[]) {
  test.describe(account, () => {
    test.use({ storageState: sessionOf(account) });

    test(`the header of ${account} shows a long streak and much XP at every width`, async ({ page }) => {
      const start = await (await page.request.get('/api/dashboard')).json();
      const user = { ...start.user, xp: 8450, streak: 127 };
      await page.route('**/api/dashboard', (route) => route.fulfill({ json: { ...start, user } }));
      await page.route('**/api/auth/user', (route) => route.fulfill({ json: user }));
      await page.goto('/');
      const profile = page.getByRole('button', { name: 'Tu perfil' });
      for (const width of [320, 375, 390, 480, 640, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        await expect(page.getByTestId('xp')).toContainText('8450');
        const box = await profile.boundingBox();
        expect(box && box.x + box.width, `${width}`).toBeLessThanOrEqual(width);
      }
    });
  });
}
