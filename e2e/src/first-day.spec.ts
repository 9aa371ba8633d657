import { expect, type Page, test } from '@playwright/test';
import { fillRegistration, logInAs } from './testing/accounts.ts';
import { overlap } from './testing/boxes.ts';
import { screenshot } from './testing/screenshot.ts';
import { onPhonesToo } from './testing/widths.ts';

const register = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await screenshot(page, 'landing');
  await page.getByRole('link', { name: 'Registrarse' }).first().click();
  await screenshot(page, 'registro');
  await fillRegistration(page);
};

const xp = (page: Page) => page.getByRole('banner').getByTestId('xp');

test(
  'a new student registers, reads a lesson, answers a question and sees more XP',
  onPhonesToo,
  async ({ page, context }) => {
    await register(page);

    // The dashboard shows the first subject and unit.
    const topic = page.getByRole('link', { name: /preguntas|Sin comenzar/ }).first();
    await expect(topic).toBeVisible();
    await expect(xp(page)).toContainText('0');
    await screenshot(page, 'inicio');

    // The XP must change in a second tab too.
    const other = await context.newPage();
    await other.goto('/');
    await expect(xp(other)).toContainText('0');

    // A click waits for two frames, and Chromium gives a page in the background one per second.
    await page.bringToFront();
    await topic.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/topic\//);
    await screenshot(page, 'tema');

    await page
      .getByRole('button', { name: /Teoría/ })
      .first()
      .click();
    await screenshot(page, 'leccion');
    await page.getByRole('button', { name: 'Marcar como completada' }).click();
    await expect(
      page.getByRole('button', { name: 'Completada ✓' }).or(page.getByText('¡Lección completada!')).first(),
    ).toBeVisible();

    await page.getByRole('tab', { name: /Práctica|Quiz/ }).click();
    const earned = await answerUntilRight(page);
    await screenshot(page, 'respuesta');
    await expect(xp(page)).toContainText(String(earned));
    await expect(xp(other)).toContainText(String(earned));

    await page.reload();
    await expect(xp(page)).toContainText(String(earned));
  },
);

/** Answers questions with the first option until an answer is correct. @returns the XP of this answer */
const answerUntilRight = async (page: Page): Promise<number> => {
  for (let question = 0; question < 8; question++) {
    await page.getByRole('radio').first().click();
    const reply = page.waitForResponse((response) => response.url().endsWith('/answer'));
    await page.getByRole('button', { name: 'Confirmar respuesta' }).click();
    const { xpEarned } = (await (await reply).json()) as { xpEarned: number };
    if (xpEarned > 0) {
      await expect(page.getByText(`Has ganado ${xpEarned} XP`).first()).toBeVisible();
      return xpEarned;
    }
    await expect(page.getByText('Revisa la explicación y sigue practicando.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Siguiente pregunta' }).click();
  }
  throw new Error('no question had its key at A');
};

test('an unknown address shows the 404 page', async ({ page }) => {
  await page.goto('/no-existe');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await page.goto('/api/login?returnTo=%2Fno-existe');
  await logInAs(page, 'estudiante');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await screenshot(page, 'no-encontrada');
});

test('the flask of the landing page is behind no text', async ({ page }) => {
  await page.goto('/');
  // The document contains the page, and its code draws it once more.
  await page.waitForLoadState('networkidle');
  const hero = page.locator('main section').first();
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const flask = hero.locator('svg[viewBox="0 0 200 220"]');
    for (const text of await hero.locator('h1, p').all()) expect(await overlap(flask, text)).toBe(false);
  }
});

test('a visitor can answer the sample question of the landing page', async ({ page }) => {
  await page.goto('/');
  // The document contains the page. It works only after its code has come.
  await expect(async () => {
    await page.getByRole('button', { name: 'Las fuerzas son de igual magnitud' }).click();
    await expect(page.getByText('¡Correcto!')).toBeVisible({ timeout: 500 });
  }).toPass();
});
