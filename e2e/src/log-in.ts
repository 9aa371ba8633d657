import type { Page } from '@playwright/test';

/** Fills the login form where it is already on the page. */
export const fillLogin = async (page: Page, email: string, password = 'matraz-demo-2026') => {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=password]').press('Enter');
};

/** As one of the demo accounts, landing on `returnTo`. */
export const logIn = async (page: Page, email: string, returnTo = '/') => {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  await fillLogin(page, email);
};
