import { expect } from '@playwright/test';
import { logInAgain, newAccount, register, sessionOf } from './testing/accounts.ts';
import { startExam, test } from './testing/exam-room.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';

test.use({ storageState: sessionOf('admin'), reducedMotion: 'reduce' });

test('a teacher gives a student half of the time more and larger text, and her ensayo of 30 minutes has 45', async ({
  makeExam,
  teacher: admin,
  browser,
}) => {
  const exam = await makeExam({ duration: 1_800, size: 3 });
  const teaching = await browser.newContext({ storageState: undefined });
  const page = await teaching.newPage();
  const { email } = await newAccount(page.request);
  const { link } = await (await admin.post('/api/admin/teachers', { data: { email } })).json();
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await logInAgain(page, email);
  await expect(page).toHaveURL(/\/docente$/);
  const created = await page.request.post('/api/classes', { data: { name: '4°B', year: 2026 } });
  const { classId } = await created.json();
  const { code } = await (await page.request.post(`/api/classes/${classId}/code`)).json();

  const studying = await browser.newContext({ storageState: undefined });
  const student = await studying.newPage();
  await register(student);
  expect((await student.request.post('/api/user/classes', { data: { code } })).status()).toBe(200);

  await test.step('the teacher sets them on the page of the student', async () => {
    await page.goto(`/docente/clases/${classId}`);
    await page.getByRole('link', { name: 'Antonia Pizarro' }).first().click();
    await page.getByRole('radio', { name: '50 %' }).check();
    await page.getByRole('radio', { name: '10 min', exact: true }).check();
    await page.getByRole('switch', { name: 'Letra más grande' }).click();
    await page.getByRole('button', { name: 'Guardar apoyos' }).click();
    await expect(page.getByText('Apoyos guardados').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: '50 %' })).toBeChecked();
    await expectAccessible(page);
    await screenshot(page, 'apoyos-docente');
  });

  await test.step('the student sees them before she starts', async () => {
    await student.goto('/clases');
    await expect(student.getByRole('heading', { name: 'Tus apoyos en los ensayos' })).toBeVisible();
    await expectAccessible(student);
    await screenshot(student, 'apoyos-mis-cursos');
    await student.goto(`/exams/${exam.id}`);
    await expect(student.getByText('Tienes 50 % más de tiempo: 45 min.')).toBeVisible();
    await expectAccessible(student);
    await screenshot(student, 'apoyos-antes');
  });

  await test.step('her ensayo has 45 minutes and larger text', async () => {
    await startExam(student, exam);
    await expect(student.getByRole('timer')).toHaveText(/^(45m 0|44m )/);
    await expect(student.locator('html')).toHaveCSS('font-size', '20px');
    await expectAccessible(student);
    await screenshot(student, 'apoyos-ensayo');
  });

  await test.step('a break stops her time and hides the questions, until she comes back', async () => {
    await student.getByRole('button', { name: 'Tomar un descanso' }).click();
    await expect(student.getByRole('heading', { name: 'Estás en tu descanso' })).toBeVisible();
    await expect(student.getByRole('radio')).toHaveCount(0);
    await expect(student.getByRole('timer', { name: 'Descanso que queda' })).toHaveText(/^(10m 00|9m )/);
    await expectAccessible(student);
    await screenshot(student, 'apoyos-descanso');
    await page.goto(`/admin/ensayos/${exam.id}/sala?curso=${classId}`);
    await expect(page.getByText(/Descanso hasta \d/).filter({ visible: true })).toBeVisible();
    await screenshot(page, 'apoyos-sala-descanso');
    await student.getByRole('button', { name: 'Volver al ensayo' }).click();
    await expect(student.getByRole('radio').first()).toBeVisible();
    await expect(student.getByText(/^Te quedan [89] min/)).toBeVisible();
  });

  await test.step('a timer that is taken out of sight later is gone without a new start', async () => {
    const { id: userId } = await (await student.request.get('/api/auth/user')).json();
    const none = { extraTime: 0, largeText: true, hidesTimer: true, breaks: 0 };
    const set = await page.request.put(`/api/class-students/${userId}/accommodations`, { data: none });
    expect(set.status()).toBe(200);
    const shown = student.getByRole('button', { name: 'Mostrar el tiempo' });
    await expect(shown).toBeVisible();
    await expectAccessible(student);
    await screenshot(student, 'apoyos-sin-reloj');
    await shown.click();
    await expect(student.getByRole('timer')).toHaveText(/^4[45]m /);
  });
  await teaching.close();
  await studying.close();
});
