import { expect, test } from '@playwright/test';
import { fillLogin, fillRegistration, newAccount } from './testing/accounts.ts';
import { addAuthenticator } from './testing/authenticator.ts';

test('a password is lost and got back, a passkey is added, the data are exported, the account is erased and made again', async ({
  page,
  browser,
}) => {
  await addAuthenticator(page);
  const elsewhere = await browser.newContext();
  const student = await newAccount(elsewhere.request);
  await elsewhere.close();
  const { email } = student;
  const password = 'un pudú en el bosque';

  await page.goto('/api/login?returnTo=/cuenta');
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Ver los correos de la demostración' }).click();
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: 'Elige una contraseña nueva' });
  await mail.getByRole('link').click();
  await page.getByLabel('Contraseña nueva').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await fillLogin(page, { email, password });
  await expect(page.getByRole('heading', { name: 'Tu cuenta', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click();
  const adding = page.getByRole('dialog', { name: 'Agregar una llave de acceso' });
  await adding.getByLabel('Nombre').fill('Mi teléfono');
  await adding.getByLabel('Tu contraseña').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Mi teléfono')).toBeVisible();

  const copy = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar para leer' }).click();
  expect((await copy).suggestedFilename()).toBe('matraz-mis-datos.zip');

  await page.getByRole('button', { name: 'Borrar mi cuenta…' }).click();
  await page.getByRole('button', { name: 'Confirmar con una llave de acceso' }).click();
  await expect(page).toHaveURL('/cuenta-borrada');

  // The password alone opens nothing any more, and the address is free.
  await page.goto('/api/login');
  await fillLogin(page, { email, password });
  await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no coinciden.');
  await page.goto('/api/login?screen=registro');
  await fillRegistration(page, student);
  await expect(page).toHaveURL('/');
  const user = await (await page.request.get('/api/auth/user')).json();
  expect([user.email, user.xp]).toEqual([email, 0]);
});
