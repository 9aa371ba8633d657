import { expect } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { startExam, test } from './testing/exam-room.ts';

const question = {
  question: '<p>¿Qué muestra el dibujo?</p><p><img src="/demo/neurona.svg" alt="Una neurona"></p>',
  options: ['una neurona', 'un enterocito'],
  correctAnswer: 0,
};

test('a picture of an exam question opens on click and can be zoomed, and the exam goes on', async ({
  page,
  makeExam,
  teacher,
}) => {
  await register(page);
  const exam = await makeExam({ duration: 600, size: 1 });
  for (const { id } of exam.questions) await teacher.delete(`/api/admin/exam-questions/${id}`);
  await teacher.post(`/api/admin/exams/${exam.id}/questions`, { data: question });
  await startExam(page, exam);

  await page.getByRole('button', { name: /Ampliar imagen/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Imagen ampliada' });
  await viewer.getByRole('button', { name: 'Acercar' }).click();
  await expect(viewer.getByText('Zoom: 125%')).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  for (const option of await page.getByRole('radio').all()) await expect(option).not.toBeChecked();
  await page.keyboard.press('a');
  await expect(page.getByRole('radio').first()).toBeChecked();
});
