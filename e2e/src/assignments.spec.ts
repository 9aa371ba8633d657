import { expect } from '@playwright/test';
import { register, sessionOf } from './testing/accounts.ts';
import { test } from './testing/exam-room.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';

test.use({ storageState: sessionOf('admin'), reducedMotion: 'reduce' });

test('a teacher assigns an ensayo with a word, and a student starts it inside the window and sees no result yet', async ({
  makeExam,
  page,
  browser,
}) => {
  const exam = await makeExam({ duration: 1_800, size: 4 });
  const { classId } = await (await page.request.post('/api/classes', { data: { name: '4°B', year: 2026 } })).json();
  const { code } = await (await page.request.post(`/api/classes/${classId}/code`)).json();
  const studying = await browser.newContext({ storageState: undefined });
  const student = await studying.newPage();
  await register(student);
  expect((await student.request.post('/api/user/classes', { data: { code } })).status()).toBe(200);

  await test.step('the teacher assigns it', async () => {
    await page.goto(`/docente/clases/${classId}`);
    await page.getByRole('button', { name: 'Asignar', exact: true }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Ensayo', { exact: true }).last().selectOption({ label: exam.title });
    await form.getByLabel('Abre').fill('2026-01-05T08:30');
    await form.getByLabel('Resultados y claves').selectOption('when-released');
    await form.getByLabel('Palabra de acceso').fill('Átomo');
    await expectAccessible(page);
    await screenshot(page, 'asignar-formulario');
    await form.getByRole('button', { name: 'Asignar', exact: true }).click();
    await expect(page.getByText('0 de 1 lo entregaron')).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, 'asignado-docente');
  });

  await test.step('the student needs the word', async () => {
    await student.goto('/exams');
    await student.getByRole('link', { name: `Ir al ensayo: ${exam.title}` }).click();
    await expect(student.getByRole('heading', { name: 'Asignado por 4°B' })).toBeVisible();
    await expectAccessible(student);
    await screenshot(student, 'asignado-antes');
    await student.getByLabel('Palabra de acceso').fill('molécula');
    await student.getByRole('button', { name: 'Comenzar ensayo' }).click();
    await expect(student.getByText('Esa no es la palabra de acceso. Pídela a tu docente.').first()).toBeVisible();
    await student.getByLabel('Palabra de acceso').fill('átomo');
    await student.getByRole('button', { name: 'Comenzar ensayo' }).click();
    await expect(student.getByRole('timer')).toBeVisible();
  });

  await test.step('what she chooses is what she sees after handing it in, without a score', async () => {
    await student.getByRole('radio').nth(2).check();
    await expect(student.getByText('Guardada').first()).toBeVisible();
    const attempt = student.url().split('/').at(-1);
    await student.request.post(`/api/exam-attempts/${attempt}/complete`, { data: {} });
    await student.goto(`/exam-results/${attempt}`);
    await expect(student.getByRole('heading', { name: 'Entregado' })).toBeVisible();
    await expect(student.getByRole('listitem').filter({ hasText: /^1\.\s*C/ })).toBeVisible();
    await expect(student.getByText('Tu docente mostrará los resultados')).toBeVisible();
    await expectAccessible(student);
    await screenshot(student, 'asignado-entregado');
    await student.goto('/clases');
    await expect(student.getByText('Entregado · los resultados se muestran después')).toBeVisible();
    await screenshot(student, 'asignado-mis-cursos');
  });

  await test.step('the teacher shows the results', async () => {
    await page.reload();
    await expect(page.getByText('1 de 1 lo entregaron')).toBeVisible();
    await page.getByRole('button', { name: `Mostrar resultados: ${exam.title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mostrar resultados' }).click();
    await expect(page.getByText('resultados a la vista')).toBeVisible();
    await student.goto('/exams');
    await student.getByRole('heading', { name: 'Tus resultados' }).scrollIntoViewIfNeeded();
    await expect(student.getByText(/de 4 correctas/)).toBeVisible();
  });
  // An exam that a class may still start is not deleted.
  const { assignments } = await (await page.request.get(`/api/classes/${classId}/assignments`)).json();
  for (const { id } of assignments) await page.request.delete(`/api/classes/${classId}/assignments/${id}`);
  await studying.close();
});
