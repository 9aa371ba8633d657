import { expect, type Page, test } from '@playwright/test';

export const password = 'volcán-villarrica-2847';

/** Fills the registration form. @returns the e-mail address, a new one each time */
export const fillRegistration = async (page: Page): Promise<string> => {
  const email = `antonia.${test.info().project.name}.${Date.now()}@ejemplo.cl`;
  await page.locator('[name=firstName]').fill('Antonia');
  await page.locator('[name=lastName]').fill('Pizarro');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=password]').press('Enter');
  return email;
};

/** A student of the test's own, who begins at zero. @returns the e-mail address */
export const register = async (page: Page): Promise<string> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Registrarse' }).first().click();
  const email = await fillRegistration(page);
  await expect(page.getByTestId('xp')).toContainText('0');
  return email;
};
