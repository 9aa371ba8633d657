import { codeOf } from '@matraz/infra/identity/testing/code-of';
import { expect, type Page, test } from '@playwright/test';
import { fillLogin, newAccount } from './testing/accounts.ts';
import { addAuthenticator } from './testing/authenticator.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';

const logOut = async (page: Page) => {
  await page.goto('/api/logout');
  await expect(page).toHaveURL('/');
};
const openLogin = (page: Page) => page.goto('/api/login?returnTo=/cuenta');
const section = (page: Page) => page.getByRole('region', { name: 'Verificación en dos pasos y llaves de acceso' });
/** Shown once, so the test reads them there. */
const keepCodes = async (page: Page): Promise<string[]> => {
  const dialog = page.getByRole('dialog', { name: 'Guarda tus códigos de recuperación' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  return dialog.getByRole('listitem').allTextContents();
};

test('a student adds a passkey and enters with it, without her password', async ({ page }) => {
  await addAuthenticator(page);
  const { email, password } = await newAccount(page.request);
  await page.goto('/cuenta');
  await expect(section(page).getByRole('heading', { name: 'Códigos por app' })).toBeVisible();
  await screenshot(page, 'factors-none');
  await section(page).getByRole('button', { name: 'Agregar una llave de acceso' }).click();
  const adding = page.getByRole('dialog', { name: 'Agregar una llave de acceso' });
  await adding.getByLabel('Nombre').fill('Mi teléfono');
  await adding.getByLabel('Tu contraseña').fill('otra-clave');
  await page.keyboard.press('Enter');
  await expect(adding.getByText('La contraseña no coincide')).toBeVisible();
  await screenshot(page, 'factors-add-passkey');
  await expectAccessible(page);
  await adding.getByLabel('Tu contraseña').fill(password);
  await page.keyboard.press('Enter');

  await keepCodes(page);
  await screenshot(page, 'factors-recovery-codes');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  expect((await download).suggestedFilename()).toBe('matraz-codigos.txt');
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(section(page).getByText('Mi teléfono')).toBeVisible();
  await expect(section(page)).toContainText('Te quedan 10 códigos sin usar.');
  await expect(page.getByText('Agregaste una verificación')).toBeVisible();
  await screenshot(page, 'factors-passkey');
  await expectAccessible(page);

  await logOut(page);
  await openLogin(page);
  await screenshot(page, 'login-with-passkey');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
  await expect(page).toHaveURL('/cuenta');
  await expect(section(page)).toContainText('usada el');

  await logOut(page);
  await openLogin(page);
  await fillLogin(page, { email, password });
  await expect(page.getByRole('heading', { name: 'Verificación en dos pasos' })).toBeVisible();
  await screenshot(page, 'second-step-passkey');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(page).toHaveURL('/cuenta');

  await section(page).getByRole('button', { name: 'Cambiar el nombre de Mi teléfono' }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Teléfono viejo');
  await page.keyboard.press('Enter');
  await section(page).getByRole('button', { name: 'Quitar Teléfono viejo' }).click();
  await screenshot(page, 'factors-remove-passkey');
  await page.getByRole('button', { name: 'Confirmar con una llave de acceso' }).click();
  // A dialog hides the page behind it from roles.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(section(page)).toContainText('Códigos por app');
  await expect(section(page).getByText('Teléfono viejo')).toBeHidden();
  await expect(section(page).getByRole('heading', { name: 'Códigos de recuperación' })).toBeHidden();
  await page.goto('/idp/correos');
  const notice = page.getByRole('article').filter({ hasText: email });
  await expect(notice.filter({ hasText: 'Se quitó una llave de acceso' }).getByRole('heading')).toBeVisible();
});

test('a student turns codes on, and enters with password and code, or with a recovery code', async ({ page }) => {
  const { email, password } = await newAccount(page.request);
  await page.goto('/cuenta');
  await section(page).getByRole('button', { name: 'Activar los códigos por app' }).click();
  await page.getByLabel('Tu contraseña').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Código QR para tu app de códigos' })).toBeVisible();
  const secret = (await page.getByTestId('secret').innerText()).replaceAll(' ', '');
  const code = page.getByLabel('Código de 6 cifras que muestra la app');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('El código no coincide o ya se usó')).toBeVisible();
  await screenshot(page, 'factors-code-app');
  await expectAccessible(page);
  await code.fill(codeOf(secret, new Date(Date.now() - 30_000)));
  await page.keyboard.press('Enter');
  const [recoveryCode = ''] = await keepCodes(page);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(section(page)).toContainText('Activados.');
  await screenshot(page, 'factors-codes-on');

  await logOut(page);
  await openLogin(page);
  await fillLogin(page, { email, password });
  await page.getByLabel('Código').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('El código no coincide o ya se usó.');
  await screenshot(page, 'second-step-wrong-code');
  await expectAccessible(page);
  // A reload of another page does not skip the step.
  await page.goto('/cuenta');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await fillLogin(page, { email, password });
  await page.getByLabel('Código').fill(codeOf(secret, new Date()));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cuenta');

  await logOut(page);
  await openLogin(page);
  await fillLogin(page, { email, password });
  await page.getByLabel('Código').fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cuenta');
  await expect(section(page)).toContainText('Te quedan 9 códigos sin usar.');
  await expect(page.getByText('Se usó un código de recuperación')).toBeVisible();
});
