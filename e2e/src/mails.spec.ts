import { expect, test } from '@playwright/test';
import { fillLogin, newAccount, register } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';

test('a student who forgot her password gets a link by mail, sets another one and logs in with it', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const { email, password } = await newAccount(elsewhere.request);
  const another = 'un ñandú en la pampa';

  await page.goto('/exams');
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await screenshot(page, 'forgotten-password');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('Escribe tu correo.')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  await screenshot(page, 'mail-sent');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ver los correos de la demostración' }).click();
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: 'Elige una contraseña nueva' });
  await expect(mail.getByRole('heading', { name: 'Elige una contraseña nueva' })).toBeVisible();
  await screenshot(page, 'demo-mails');
  await expectAccessible(page);
  await mail.getByRole('link').click();

  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('Contraseña nueva').fill('contraseña');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Muchas personas usan esa contraseña')).toBeVisible();
  await screenshot(page, 'new-password');
  await expectAccessible(page);
  await page.getByLabel('Contraseña nueva').fill(another);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tu contraseña cambió' })).toBeVisible();
  await screenshot(page, 'password-changed');
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();

  await fillLogin(page, { email, password });
  await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no coinciden.');
  await screenshot(page, 'login');
  await fillLogin(page, { email, password: another });
  await expect(page).toHaveURL('/exams');
  expect((await elsewhere.request.get('/api/auth/user')).status(), 'the session on another computer').toBe(401);
  await elsewhere.close();

  await page.goto('/idp/correos');
  const notice = page.getByRole('article').filter({ hasText: email }).filter({ hasText: 'Tu contraseña cambió' });
  await expect(notice.getByRole('heading', { name: 'Tu contraseña cambió' })).toBeVisible();
});

test('a new student confirms her address with the link of the mail', async ({ page }) => {
  const email = await register(page);
  await page.goto('/idp/correos');
  const mail = page.getByRole('article').filter({ hasText: email });
  await mail.getByRole('link', { name: /correo\?token=/ }).click();
  await expect(page.getByText(email)).toBeVisible();
  await screenshot(page, 'confirm-email');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sí, confirmar mi correo' }).click();
  await expect(page.getByRole('heading', { name: 'Tu correo está confirmado' })).toBeVisible();
  await screenshot(page, 'email-confirmed');
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page.getByTestId('xp')).toBeVisible();
});
