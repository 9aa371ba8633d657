import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { logIn } from './log-in.ts';

const seriousFindings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

const withoutSidewaysScrolling = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('pages of a visitor have no serious finding', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await page.goto('/api/login');
      await expect(page.locator('[name=email]')).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
    });

    test('pages of a student have no serious finding', async ({ page }) => {
      await logIn(page, 'estudiante@matraz.test');
      await expect(page.getByRole('link', { name: /preguntas|Sin comenzar/ }).first()).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await page
        .getByRole('link', { name: /preguntas|Sin comenzar/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /Teoría/ }).first()).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await page
        .getByRole('button', { name: /Teoría/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /Marcar como completada|Completada/ })).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('tab', { name: /Práctica|Quiz/ }).click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await page.goto('/subscription');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
    });
  });
}

test('at 320 pixels nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await withoutSidewaysScrolling(page)).toBe(true);
  await logIn(page, 'estudiante@matraz.test');
  await expect(page.getByRole('link', { name: /preguntas|Sin comenzar/ }).first()).toBeVisible();
  expect(await withoutSidewaysScrolling(page)).toBe(true);
  await page
    .getByRole('link', { name: /preguntas|Sin comenzar/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /Teoría/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Marcar como completada|Completada/ })).toBeVisible();
  expect(await withoutSidewaysScrolling(page)).toBe(true);
});
