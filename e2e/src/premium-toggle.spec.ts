import { expect, test } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { screenshot } from './testing/screenshot.ts';

test.use({ storageState: sessionOf('admin') });

test('an administrator turns Premium on and off on /subscription, and the header shows it', async ({ page }) => {
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Activar Premium' }).click();
  await expect(page.getByText('Premium activado').first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('30 días')).toBeVisible();
  await screenshot(page, 'premium-de-administrador');
  await page.getByRole('button', { name: 'Desactivar Premium' }).click();
  await expect(page.getByText('Premium desactivado').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Plan gratuito' })).toBeVisible();
  await page.getByRole('button', { name: 'Tu perfil' }).click();
  await expect(page.getByRole('dialog').getByText('Administrador')).toBeVisible();
});
