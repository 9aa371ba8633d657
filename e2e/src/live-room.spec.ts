import { expect } from '@playwright/test';
import { register, sessionOf } from './testing/accounts.ts';
import { expectAllSaved, startExam, test } from './testing/exam-room.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';

test.use({ storageState: sessionOf('admin') });

/** The student is told over the stream of updates. The page alone would read again after ten seconds. */
const soon = { timeout: 2_000 };
const reason = 'Se cortó la luz de la sala';

test('staff gives five minutes, pauses, resumes, writes and ends; the student sees each within two seconds', async ({
  makeExam,
  teacher,
  browser,
}) => {
  const exam = await makeExam({ duration: 1_800, size: 3 });
  const context = await browser.newContext({ storageState: undefined });
  const student = await context.newPage();
  await register(student);
  const attemptId = await startExam(student, exam);
  const inRoom = async (action: string, more: object = { reason }) => {
    const reply = await teacher.post(`/api/admin/exams/${exam.id}/room/${action}`, {
      data: { attemptIds: [attemptId], ...more },
    });
    expect(await reply.json()).toEqual({ attempts: [{ attemptId, refusal: null, detail: null }] });
  };
  const timer = student.getByRole('timer');
  const paper = student.getByRole('radio').first();
  await student.keyboard.press('a');
  await expectAllSaved(student);
  await expect(timer).toHaveText(/^(30m 0|29m )/);

  await inRoom('time', { reason, seconds: 300 });
  const told = student.getByRole('status').filter({ hasText: 'Te dieron 5 minutos más' });
  await expect(told).toContainText(reason, soon);
  await expect(timer).toHaveText(/^(35m 0|34m )/, soon);
  await expectAccessible(student);
  await screenshot(student, 'sala-mas-tiempo');

  await inRoom('pause');
  const cover = student.getByRole('alert').filter({ hasText: 'Ensayo en pausa' });
  await expect(cover).toContainText('Tu tiempo está detenido.', soon);
  await expect(paper).toBeHidden();
  const stopped = await timer.textContent();
  await expectAccessible(student);
  await screenshot(student, 'sala-pausa');
  await student.reload();
  await expect(cover).toBeVisible();
  expect(await timer.textContent()).toBe(stopped);

  await inRoom('resume', { reason: 'Volvió la luz' });
  await expect(cover).toBeHidden(soon);
  await expect(paper).toBeVisible();
  await expect(student.getByText(/^Tu ensayo sigue/)).toBeVisible();

  await inRoom('message', { text: 'Revisen la pregunta 2 con calma.' });
  const message = student.getByRole('status').filter({ hasText: 'Revisen la pregunta 2 con calma.' });
  await expect(message).toBeVisible(soon);
  await expectAccessible(student);
  await screenshot(student, 'sala-mensaje');
  await message.getByRole('button', { name: 'Entendido' }).click();
  await expect(message).toBeHidden();

  await inRoom('end');
  await expect(student).toHaveURL(new RegExp(`/exam-results/${attemptId}`));
  const notice = student.getByRole('heading', { name: 'Tu tiempo cambió durante el ensayo' }).locator('xpath=..');
  await expect(notice).toContainText(`Te dieron 5 minutos más: ${reason}`);
  await expect(notice).toContainText(`Tu ensayo se terminó antes: ${reason}`);
  await expectAccessible(student);
  await screenshot(student, 'sala-resultado');
  await context.close();
});

test('a page without a network learns of more time with its next contact, and goes on after the old end', async ({
  makeExam,
  teacher,
  browser,
}) => {
  const exam = await makeExam({ duration: 12, size: 3 });
  const context = await browser.newContext({ storageState: undefined });
  const student = await context.newPage();
  await register(student);
  const attemptId = await startExam(student, exam);
  await context.setOffline(true);
  await student.keyboard.press('b');
  await teacher.post(`/api/admin/exams/${exam.id}/room/time`, {
    data: { attemptIds: [attemptId], reason, seconds: 300 },
  });
  await expect(student.getByRole('heading', { name: 'Se acabó el tiempo' })).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(student.getByText('Te dieron 5 minutos más')).toBeVisible({ timeout: 15_000 });
  await expect(student.getByRole('heading', { name: 'Se acabó el tiempo' })).toBeHidden();
  await expectAllSaved(student);
  await expect(student.getByRole('timer')).toHaveText(/^[45]m /);
  await context.close();
});
