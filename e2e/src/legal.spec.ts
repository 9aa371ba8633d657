import { expect, test } from '@playwright/test';
import { fillRegistration, newAccount } from './testing/accounts.ts';
import { expectAccessible, expectNoSidewaysScrollingAt } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';

test('a visitor reads the texts from the landing page, and each has a table of contents', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
  await expect(page).toHaveURL('/privacidad');
  for (const [name, path, title, part] of [
    ['privacy', '/privacidad', 'Política de privacidad', 'Tus derechos'],
    ['terms', '/terminos', 'Términos de uso', 'Premium'],
    ['help', '/ayuda', 'Ayuda', 'Cómo se simula el puntaje'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Matraz`);
    await screenshot(page, `legal-${name}`);
    await expectAccessible(page);
    await expectNoSidewaysScrollingAt(page, [320]);
    await page.getByRole('navigation', { name: 'Contenido' }).getByRole('link', { name: part }).click();
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport();
  }
});

test('a registration needs the consent, and leads to the start page', async ({ page }) => {
  await page.goto('/api/login?screen=registro');
  await expect(page.getByLabel('Correo de tu madre, padre o apoderado')).toBeHidden();
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await expect(page.getByText('Elige si tienes 14 años o más.')).toBeVisible();
  await expect(page.getByText('Para crear la cuenta tienes que aceptar')).toBeVisible();
  await screenshot(page, 'registration-errors');
  await expectAccessible(page);
  await fillRegistration(page);
  await expect(page.getByTestId('xp')).toBeVisible();
});

test('a child waits until the guardian agrees by mail, and then goes on by itself', async ({ page, browser }) => {
  const guardian = `madre.${Date.now()}@ejemplo.cl`;
  await page.goto('/api/login?screen=registro');
  await page.getByLabel('Tengo menos de 14').check();
  await page.getByLabel('Correo de tu madre, padre o apoderado').fill(guardian);
  await screenshot(page, 'registration-child');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /^Acepto/ }).check();
  const child = { firstName: 'Sofía', lastName: 'Mella', email: `sofia.${guardian}`, password: 'volcán-osorno-5519' };
  for (const [name, text] of Object.entries(child)) await page.locator(`[name=${name}]`).fill(text);
  await page.getByRole('button', { name: 'Registrarse' }).click();

  await expect(page.getByRole('heading', { name: 'Esperamos la autorización de tu apoderado' })).toBeVisible();
  await expect(page.getByText(guardian)).toBeVisible();
  await screenshot(page, 'guardian-wait');
  await expectAccessible(page);
  await page.goto('/exams');
  await expect(page.getByRole('heading', { name: 'Esperamos la autorización de tu apoderado' })).toBeVisible();
  expect((await page.request.get('/api/exams')).status(), 'a call of students').toBe(403);
  await page.getByRole('button', { name: 'Enviar otra vez' }).click();
  await expect(page.getByText('Enviado.')).toBeVisible();

  const other = await browser.newContext();
  const adult = await other.newPage();
  await adult.goto('/idp/correos');
  const mail = adult.getByRole('article').filter({ hasText: `Para ${guardian}` });
  await mail.first().getByRole('link').click();
  await expect(adult.getByText(child.email)).toBeVisible();
  await screenshot(adult, 'guardian-page');
  await expectAccessible(adult);
  await adult.getByRole('button', { name: 'Autorizo' }).click();
  await expect(adult.getByRole('heading', { name: 'La cuenta está autorizada' })).toBeVisible();
  await screenshot(adult, 'guardian-agreed');
  await adult.goto('/idp/correos');
  await expect(adult.getByText(`Para ${guardian}`)).toHaveCount(0);
  await other.close();

  await expect(page.getByRole('heading', { name: 'Ensayos', level: 1 })).toBeVisible();
});

test('the profile leads to the texts', async ({ page }) => {
  await newAccount(page.request);
  await page.goto('/');
  await page.getByRole('button', { name: 'Tu perfil' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ayuda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
});
