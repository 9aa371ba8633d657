import { expect, type Page, test } from '@playwright/test';
import { fillRegistration, newAccount } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';

/** Everything that the site keeps in this browser. */
const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

test('a student takes a copy of her data, erases her account, and registers again as a new person', async ({
  page,
}) => {
  const student = await newAccount(page.request);
  const { email, password } = student;
  const exams: { id: string }[] = await (await page.request.get('/api/exams')).json();
  await page.goto(`/exams/${exams[0]?.id}`);
  await page.getByRole('button', { name: 'Comenzar ensayo' }).click();
  await page.getByRole('radio').first().click();
  await page.goto('/');
  await page.goto('/cuenta');

  const reading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar para leer' }).click();
  expect((await reading).suggestedFilename()).toBe('matraz-mis-datos.zip');
  await expect(page.getByText('Tu copia se descargó.')).toBeVisible();
  const json = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar como JSON' }).click();
  const stream = await (await json).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const data = JSON.parse(Buffer.concat(chunks).toString());
  expect(data.account.email).toBe(email);
  expect(data.exams).toHaveLength(1);
  await screenshot(page, 'account-data');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Borrar mi cuenta…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Borrar tu cuenta' });
  await dialog.getByLabel('Tu contraseña').fill('otra');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('La contraseña no coincide')).toBeVisible();
  await screenshot(page, 'erase-account');
  await expectAccessible(page);
  expect((await keptBy(page)).local).not.toEqual([]);
  await dialog.getByLabel('Tu contraseña').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tu cuenta se borró' })).toBeVisible();
  await expect(page).toHaveURL('/cuenta-borrada');
  await screenshot(page, 'account-erased');
  await expectAccessible(page);
  expect(await keptBy(page)).toMatchObject({ cookies: '', databases: [] });
  expect(JSON.stringify(await keptBy(page))).not.toContain('matraz.start');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);

  await page.getByRole('link', { name: 'Registrarse' }).click();
  await fillRegistration(page, student);
  await expect(page).toHaveURL('/');
  await page.goto('/exams');
  expect(await (await page.request.get('/api/exam-attempts')).json()).toEqual([]);
});
