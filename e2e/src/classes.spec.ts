import { expect } from '@playwright/test';
import { logInAgain, newAccount, register } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { answerBehind, detailOf, rightOf, test, topicWhere, wrongOf } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

test.use({ reducedMotion: 'reduce' });

test('a teacher who was invited makes a class, students join, and she sees how each one goes on', async ({
  browser,
  page: student,
  teacher: admin,
}) => {
  const context = await browser.newContext({ storageState: undefined });
  const page = await context.newPage();
  const { email } = await newAccount(page.request);

  await test.step('the administrator invites her, and the link makes her a teacher', async () => {
    const { link } = await (await admin.post('/api/admin/teachers', { data: { email } })).json();
    await page.goto('/docente');
    await expect(page.getByRole('heading', { name: 'Esta página es para docentes' })).toBeVisible();
    const { pathname, search } = new URL(link);
    await page.goto(pathname + search);
    // The right goes to who knows the password, not to who holds the browser.
    await logInAgain(page, email);
    await expect(page).toHaveURL(/\/docente$/);
    await expect(page.getByRole('heading', { name: 'Crea tu primer curso' })).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, 'docente-vacio');
  });

  await test.step('she creates a class and opens a code', async () => {
    await page.getByRole('button', { name: 'Nuevo curso' }).first().click();
    await page.getByLabel('Nombre').fill('4° medio B');
    await page.getByRole('button', { name: 'Crear curso' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /4° medio B/ })).toBeVisible();
    await expect(page.getByText('Todavía no hay estudiantes')).toBeVisible();
    await page.getByRole('button', { name: 'Abrir un código' }).click();
    await expect(page.getByRole('img', { name: 'Enlace para unirse al curso' })).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, 'curso-vacio');
    await page.getByRole('button', { name: 'Ver en grande' }).click();
    await expect(page.getByRole('dialog').getByText('0 estudiantes en el curso')).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, 'codigo-en-grande');
  });

  const link = await page.getByText(/\/clases\?codigo=/).textContent();
  const { pathname, search } = new URL(link ?? '');

  await test.step('a student reads what teachers see, and joins; the page of the teacher shows her', async () => {
    await register(student);
    await student.goto(pathname + search);
    await expect(student.getByText('4° medio B')).toBeVisible();
    await expect(student.getByText(/ve tu nombre y correo/)).toBeVisible();
    await expectAccessible(student);
    await screenshot(student, 'unirse');
    await student.getByRole('button', { name: 'Unirme al curso' }).click();
    await expect(student.getByRole('button', { name: 'Salir del curso' })).toBeVisible();
    await expect(page.getByRole('dialog').getByText('1 estudiante en el curso')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Antonia Pizarro' })).toBeVisible();
  });

  await test.step('a class at work', async () => {
    const topic = await topicWhere(admin, ({ courseId, orderIndex }) => courseId === 1 && orderIndex === 1);
    const { questions } = await detailOf(admin, topic.id);
    for (const [place, question] of questions.slice(0, 5).entries())
      await answerBehind(student, question, place < 2 ? rightOf(question) : wrongOf(question));
    const code = new URLSearchParams(search).get('codigo');
    for (let place = 0; place < 3; place++) {
      const other = await browser.newContext({ storageState: undefined });
      await newAccount(other.request);
      expect((await other.request.post('/api/user/classes', { data: { code } })).status()).toBe(200);
      await other.close();
    }
    await page.reload();
    await expect(page.getByRole('row', { name: /Antonia Pizarro/ })).toHaveCount(4);
    await expect(page.getByRole('heading', { name: 'Qué no domina el curso' })).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, 'curso');
  });

  await test.step('a list is looked at before it is sent', async () => {
    await page.getByText('Invitar estudiantes').click();
    await page.getByRole('button', { name: 'Invitar con una lista' }).click();
    await page.getByLabel('Nombres y correos').fill('Nombre;Correo\nEva Vidal;eva@liceo.cl\nMal escrito;eva@@liceo');
    await page.getByRole('button', { name: 'Revisar la lista' }).click();
    await expect(page.getByRole('row', { name: /Eva Vidal/ })).toContainText('se invitará');
    await expectAccessible(page);
    await screenshot(page, 'curso-lista');
    await page.getByRole('button', { name: 'Invitar a 1 persona' }).click();
    await expect(page.getByText('1 invitación sin respuesta')).toBeVisible();
  });

  await test.step('one student, and the marks for Excel', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Notas para Excel' }).click();
    expect((await download).suggestedFilename()).toMatch(/^notas 4° medio B \d{4}\.csv$/);
    await page.getByRole('link', { name: 'Antonia Pizarro' }).first().click();
    await expect(page.getByRole('heading', { name: 'Dominio por tema' })).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, 'curso-estudiante');
  });

  await test.step('the student leaves, and the teacher sees nothing of her any more', async () => {
    await student.getByRole('button', { name: 'Salir del curso' }).click();
    await student.getByRole('dialog').getByRole('button', { name: 'Salir del curso' }).click();
    await expect(student.getByText('Todavía no estás en un curso')).toBeVisible();
    await screenshot(student, 'mis-cursos-vacio');
    await page.goto('/docente');
    await expect(page.getByRole('link', { name: /4° medio B/ })).toContainText('3 estudiantes');
    await screenshot(page, 'docente');
  });
  await context.close();
});

test('an administrator sees who teaches and takes the right away', async ({ page, teacher: admin, browser }) => {
  const other = await browser.newContext({ storageState: undefined });
  const invited = await other.newPage();
  const { email } = await newAccount(other.request);
  const { link } = await (await admin.post('/api/admin/teachers', { data: { email } })).json();
  const { pathname, search } = new URL(link);
  await invited.goto(pathname + search);
  await logInAgain(invited, email);
  await expect(invited).toHaveURL(/\/docente$/);
  await page.context().addCookies((await admin.storageState()).cookies);
  await page.goto('/admin/docentes');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toBeVisible();
  await page.getByLabel('Correo').fill('nueva@liceo.cl');
  await page.getByRole('button', { name: 'Invitar' }).click();
  await expect(page.getByText(/invitation=/)).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'admin-docentes');
  await row.getByRole('button', { name: /Quitar el permiso/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar el permiso' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row).toBeHidden();
  expect((await other.request.get('/api/classes')).status()).toBe(403);
  await other.close();
});
