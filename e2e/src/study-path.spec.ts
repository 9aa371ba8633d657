import { expect, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { overlap } from './testing/boxes.ts';
import { test } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';
import { phone } from './testing/widths.ts';

test.use({ viewport: phone, hasTouch: true });

/** Counts the taps of a person on the page. */
const countTaps = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      const taps = Number(sessionStorage.getItem('taps') ?? 0) + 1;
      sessionStorage.setItem('taps', String(taps));
    });
  });
const tapsOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0));

test('a new student reaches her first answer in three taps', async ({ page }) => {
  await countTaps(page);
  await register(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Empezar' }).tap();
  await page.getByRole('radio').first().tap();
  await page.getByRole('button', { name: 'Confirmar respuesta' }).tap();
  await expect(page.getByRole('button', { name: 'Siguiente pregunta' })).toBeVisible();
  expect(await tapsOf(page)).toBe(3);
});

test('the three questions lead to the first question, and the goals are on the start page and in Mi progreso', async ({
  page,
}) => {
  await register(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Biología' }).first().tap();
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  // While the app's own font is not there, a page is shown in the font of the device.
  await page.evaluate(() => document.documentElement.style.setProperty('--font-sans', '"DejaVu Sans", Verdana'));
  expect(await overlap(page.getByLabel('Día de la PAES'), page.getByLabel('Puntaje que buscas'))).toBe(false);
  await page.getByLabel('Día de la PAES').fill(day);
  await page.getByLabel('Puntaje que buscas').fill('720');
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await page.getByRole('button', { name: '30 min' }).tap();
  await expect(page).toHaveURL('/diagnostic?empezar');
  await expect(page.getByRole('radio').first()).toBeVisible();

  await page.getByRole('link', { name: 'Cerrar el diagnóstico y volver al inicio' }).tap();
  await expect(page.getByRole('progressbar', { name: 'Meta de hoy' })).toHaveAttribute('aria-valuemax', '30');
  await expect(page.getByText('días para la PAES')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tu semana' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Mi progreso' }).tap();
  await expect(page).toHaveURL('/progress');
  await expect(page.getByText('720')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar mis metas' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '15 min' }).tap();
  await page.getByRole('button', { name: 'Guardar mis metas' }).tap();
  await expect(page.getByText('15 min')).toBeVisible();
  await screenshot(page, 'mi-progreso');
});

test('the bar at the bottom leads to the four places, and no topic or exam has it', async ({ page }) => {
  await register(page);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Principal' });
  for (const [name, url] of [
    ['Ensayos', '/exams'],
    ['Repaso', '/review/due'],
    ['Mi progreso', '/progress'],
    ['Inicio', '/'],
  ] as const) {
    await bar.getByRole('link', { name }).tap();
    await expect(page).toHaveURL(url);
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('article').first().tap();
  await expect(page).toHaveURL(/\/topic\//);
  await expect(bar).toHaveCount(0);
});
