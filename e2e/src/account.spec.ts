import { expect, type Page, test } from '@playwright/test';
import { logInAgain, newAccount, register } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { picture } from './testing/picture.ts';
import { screenshot } from './testing/screenshot.ts';

const openDialog = async (page: Page, part: string) => {
  await page.getByRole('button', { name: `Cambiar ${part}` }).click();
  return page.getByRole('dialog');
};

test('a student changes her name, her picture and her password on the page of her account', async ({
  page,
  browser,
}) => {
  const email = await register(page);
  await page.goto('/');
  await page.getByRole('button', { name: /perfil/i }).click();
  await page.getByRole('link', { name: 'Tu cuenta y tus datos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cuenta' })).toBeVisible();
  await expect(page.getByText('Esta sesión')).toBeVisible();
  await screenshot(page, 'account');
  await expectAccessible(page);

  const name = await openDialog(page, 'nombre');
  await name.getByLabel('Nombre').fill('Millaray');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Millaray Pizarro')).toBeVisible();

  await page.getByLabel('Elegir una foto').setInputFiles(picture);
  await expect(page.getByText('Tu foto cambió', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveJSProperty('naturalWidth', 256);
  await page.getByRole('button', { name: 'Borrar foto' }).click();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/exams');
  await logInAgain(other, email);
  await expect(other).toHaveURL('/exams');

  const password = await openDialog(page, 'contraseña');
  await password.getByLabel('Tu contraseña de ahora').fill('volcán-villarrica-2847');
  await password.getByLabel('Contraseña nueva').fill('password');
  await expect(password.getByText('Tu contraseña: Se adivina enseguida')).toBeVisible();
  await screenshot(page, 'change-password');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(password.getByText(/Muchas personas usan esa contraseña/)).toBeVisible();
  await password.getByLabel('Contraseña nueva').fill('un ñandú en la pampa');
  await expect(password.getByText('Tu contraseña: Muy buena')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cerramos tus demás sesiones.', { exact: true })).toBeVisible();
  await expect(password).toBeHidden();
  expect((await elsewhere.request.get('/api/auth/user')).status(), 'the session elsewhere').toBe(401);
  expect((await page.request.get('/api/auth/user')).status(), 'this session').toBe(200);
  await elsewhere.close();
});

test('a student sees her other sessions and closes them', async ({ page, browser }) => {
  const email = await register(page);
  const elsewhere = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A146M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });
  const other = await elsewhere.newPage();
  await other.goto('/exams');
  await logInAgain(other, email);
  await expect(other).toHaveURL('/exams');
  await page.bringToFront();

  await page.goto('/cuenta');
  const row = page.getByRole('listitem').filter({ hasText: 'Chrome en Android' });
  await expect(row).toContainText('Entró desde esta misma red');
  await screenshot(page, 'sessions');
  await page.getByRole('button', { name: 'Cerrar las demás' }).click();
  await expect(page.getByText('Tus demás sesiones se cerraron', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401);
  await elsewhere.close();

  await page.goto('/idp/correos');
  const notice = page.getByRole('article').filter({ hasText: email }).filter({ hasText: 'otro navegador' });
  await expect(notice).toContainText('Chrome en Android');
});

test('a new address counts after the link that was mailed to it', async ({ page }) => {
  const { email, password } = await newAccount(page.request);
  const next = email.replace('antonia', 'millaray');
  await page.goto('/cuenta');
  const dialog = await openDialog(page, 'correo');
  await dialog.getByLabel('Correo nuevo').fill(next);
  await dialog.getByLabel('Tu contraseña').fill(password);
  await screenshot(page, 'change-email');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Falta confirmar ${next}`)).toBeVisible();

  await page.goto('/idp/correos');
  const mail = page.getByRole('article').filter({ hasText: next }).filter({ hasText: 'Confirma tu correo nuevo' });
  await mail.getByRole('link').click();
  await expect(page.getByText(next)).toBeVisible();
  await screenshot(page, 'confirm-new-email');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sí, usar este correo' }).click();
  await page.getByRole('link', { name: 'Ir a tu cuenta' }).click();
  await expect(page.getByText(next)).toBeVisible();
  await expect(page.getByText(/Falta confirmar/)).toHaveCount(0);

  await page.goto('/idp/correos');
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: `Para ${email}` })
      .filter({ hasText: 'El correo de tu cuenta cambió' }),
  ).toBeVisible();
});

test('the page of the account and the notice of an unconfirmed e-mail, also in the dark', async ({ page }) => {
  await register(page);
  await page.route('**/api/auth/user', async (route) => {
    const reply = await route.fetch();
    const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), confirmBy: inThreeDays } });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/cuenta');
  const notice = page.getByRole('complementary', { name: 'Confirma tu correo' });
  await expect(notice).toContainText('Confirma tu correo antes del');
  await expect(page.getByText('Esta sesión')).toBeVisible();
  await screenshot(page, 'account-dark');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Enviar de nuevo' }).click();
  await expect(page.getByText('Te enviamos otro enlace.', { exact: true })).toBeVisible();
});
