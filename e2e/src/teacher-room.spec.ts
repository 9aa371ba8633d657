import { type Browser, expect, type Page } from '@playwright/test';
import { logInAgain, register } from './testing/accounts.ts';
import { type Exam, startExam, test } from './testing/exam-room.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';

/** What a teacher does is told over the stream of updates. The student's page alone would read again after ten seconds. */
const soon = { timeout: 2_000 };

const newPage = async (browser: Browser) => {
  const context = await browser.newContext({ storageState: undefined });
  const page = await context.newPage();
  return { page, email: await register(page) };
};

const joinAndStart = async (page: Page, code: string, exam: Exam) => {
  expect((await page.request.post('/api/user/classes', { data: { code } })).status()).toBe(200);
  const attemptId = await startExam(page, exam);
  return { page, attemptId, timer: page.getByRole('timer') };
};

test('a teacher watches her class, gives time, pauses, resumes, writes and ends', async ({
  makeExam,
  teacher: admin,
  browser,
}) => {
  const exam = await makeExam({ duration: 1_800, size: 3 });
  const { page: room, email } = await newPage(browser);
  const { link } = await (await admin.post('/api/admin/teachers', { data: { email } })).json();
  const { pathname, search } = new URL(link);
  await room.goto(pathname + search);
  await logInAgain(room, email);
  await expect(room).toHaveURL(/\/docente$/);
  const made = await room.request.post('/api/classes', { data: { name: '4°B', year: 2026 } });
  const { classId } = await made.json();
  const { code } = await (await room.request.post(`/api/classes/${classId}/code`)).json();

  const one = await joinAndStart((await newPage(browser)).page, code, exam);
  const two = await joinAndStart((await newPage(browser)).page, code, exam);
  const { page: waiting } = await newPage(browser);
  await waiting.request.post('/api/user/classes', { data: { code } });

  await room.goto(`/docente/clases/${classId}`);
  await room.getByRole('link', { name: `Abrir la sala: ${exam.title}` }).click();
  await expect(room.getByRole('heading', { level: 1, name: exam.title })).toBeVisible();
  await expect(room.getByRole('row').filter({ hasText: 'Rindiendo' })).toHaveCount(2);
  await expect(room.getByRole('row').filter({ hasText: 'Sin comenzar' })).toHaveCount(1);

  await one.page.keyboard.press('a');
  const first = room.getByRole('row').filter({ hasText: 'va en la 1' });
  await expect(first).toHaveCount(1);
  await expectAccessible(room);
  await screenshot(room, 'sala-de-curso');

  const act = async (button: string, confirmation: string) => {
    await room.getByRole('region', { name: 'Acciones' }).getByRole('button', { name: button }).click();
    await room.getByRole('dialog').getByRole('button', { name: confirmation }).click();
  };
  await first.getByRole('checkbox').check();
  await act('+5 min', 'Dar más tiempo');
  await expect(one.timer).toHaveText(/^(35m 0|34m )/, soon);
  await expect(one.page.getByText('Te dieron 5 minutos más')).toBeVisible();
  await expect(first).toContainText('+5 min');
  await expect(two.timer).toHaveText(/^(30m 0|29m )/);

  await room.getByRole('button', { name: 'Elegir todo' }).click();
  await act('Pausar', 'Pausar');
  for (const { page } of [one, two]) await expect(page.getByText('Ensayo en pausa')).toBeVisible(soon);
  await expect(room.getByRole('row').filter({ hasText: 'En pausa' })).toHaveCount(2);
  await act('Seguir', 'Seguir');
  for (const { page } of [one, two]) await expect(page.getByText('Ensayo en pausa')).toBeHidden(soon);

  await room.getByRole('button', { name: 'Mensaje' }).click();
  await room.getByRole('textbox', { name: 'Mensaje' }).fill('Revisen la pregunta 2 con calma.');
  await expectAccessible(room);
  await room.getByRole('button', { name: 'Mandar' }).click();
  for (const { page } of [one, two]) await expect(page.getByText('Revisen la pregunta 2 con calma.')).toBeVisible(soon);

  await act('Terminar', 'Terminar');
  for (const { page, attemptId } of [one, two]) await expect(page).toHaveURL(new RegExp(`/exam-results/${attemptId}`));
  await expect(room.getByRole('row').filter({ hasText: 'Entregó' })).toHaveCount(2);

  await room.getByRole('switch', { name: 'Proyectar' }).click();
  await expect(room.getByText('Antonia Pizarro')).toHaveCount(0);
  await expectAccessible(room);
  await screenshot(room, 'sala-proyectada');
});
