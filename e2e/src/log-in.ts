import type { Page } from '@playwright/test';

/** As one of the demo accounts, landing on `returnTo`. */
export const logIn = async (page: Page, email: string, returnTo = '/') => {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill('matraz-demo-2026');
  await page.locator('[name=password]').press('Enter');
};
