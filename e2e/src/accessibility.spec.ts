import { expect, type Page, test } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { expectAccessible, expectNoSidewaysScrollingAt } from './testing/page-checks.ts';
import { topicsOf } from './testing/school.ts';
import { onPhonesToo } from './testing/widths.ts';

const card = (page: Page) => page.getByRole('link', { name: /preguntas|Sin comenzar/ }).first();
const lessonButton = (page: Page) => page.getByRole('button', { name: /Marcar como completada|Completada ✓/ });

/** Every screen of a student, and what to wait for. */
const screens: [name: string, path: (topicId: string) => string, ready: (page: Page) => ReturnType<Page['locator']>][] =
  [
    ['inicio', () => '/', card],
    ['tema', (id) => `/topic/${id}`, (page) => page.getByRole('heading', { name: '¿Cómo empezar?' })],
    ['teoría', (id) => `/topic/${id}?seccion=teoria`, lessonButton],
    ['práctica', (id) => `/topic/${id}?seccion=practica`, (page) => page.getByRole('radio').first()],
    ['errores', () => '/review/mistakes?subject=3', (page) => page.getByRole('heading', { level: 2 })],
    ['práctica recomendada', () => '/practice/recommended', (page) => page.getByRole('heading', { level: 2 }).first()],
    ['diagnóstico', () => '/diagnostic', (page) => page.getByRole('heading', { level: 2 }).first()],
    ['premium', () => '/subscription', (page) => page.getByRole('heading', { level: 1 })],
    ['planes', () => '/pricing', (page) => page.getByRole('heading', { name: 'Preguntas frecuentes' })],
    ['404', () => '/no-existe', (page) => page.getByText('404 Page Not Found')],
  ];

// 320 pixels: 1280 at 400 %, or a small phone. 640 pixels: 1280 at 200 %.
const littleRoom = [320, 640];

test.use({ reducedMotion: 'reduce' });

test('no page of a visitor has a serious finding', onPhonesToo, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/api/login');
  await expect(page.locator('[name=email]')).toBeVisible();
  await expectAccessible(page);
});

test.describe('student', () => {
  test.use({ storageState: sessionOf('estudiante') });

  test('no page has a serious finding or scrolls sideways', onPhonesToo, async ({ page }) => {
    const [topic] = await topicsOf(page.request);
    for (const [name, path, ready] of screens) {
      await test.step(name, async () => {
        await page.goto(path(topic?.id ?? ''));
        await expect(ready(page).first()).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScrollingAt(page, littleRoom);
      });
    }
  });

  test('no dialog has a serious finding', onPhonesToo, async ({ page }) => {
    await page.goto('/');
    for (const opener of [
      page.getByTestId('streak'),
      page.getByTestId('xp'),
      page.getByRole('button', { name: 'Tu perfil' }),
    ]) {
      await opener.click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
  });
});
