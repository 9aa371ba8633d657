import { expect, test } from '@playwright/test';
import { type Account, sessionOf } from './accounts.ts';
import { logIn } from './log-in.ts';

for (const account of ['admin', 'premium', 'estudiante'] satisfies Account[]) {
  test(`${account} logs in`, async ({ page }) => {
    await logIn(page, `${account}@matraz.test`);
    await expect(page.getByTestId('xp')).toBeVisible();
    await page.context().storageState({ path: sessionOf(account) });
  });
}
