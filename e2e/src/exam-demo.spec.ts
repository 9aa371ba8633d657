import { expect } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { expectAllSaved, figure, header, questionsOf, startExam, submitExam, test } from './testing/exam-room.ts';
import { chooseHere } from './testing/school.ts';

const title = 'Ensayo PAES Ciencias: mención Biología N.º 1';
const wrong = 3;
/** Points of the published table for 72 of 75. */
const points = '884';

test('the demo exam, with the size of the real test, from its card to the review', async ({ page, teacher }) => {
  await register(page);
  await page.goto('/exams');
  await page.getByRole('link', { name: `Comenzar: ${title}` }).click();
  await expect(page).toHaveURL(/\/exams\/[\w-]+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const [value, label] of [
    ['2h 40m', 'de duración'],
    ['80', 'preguntas en total'],
    ['75', 'evaluadas'],
    ['5', 'piloto'],
  ] as const) {
    await expect(figure(page.getByRole('main'), label)).toHaveText(value);
  }
  const questions = await questionsOf(teacher, id);
  await startExam(page, { id });
  await expect(page.getByRole('timer')).toHaveText(/^2h (40|39)m$/);

  // Three scored questions wrong, the last pilot open, all others right.
  const mistaken = questions.filter(({ isPilot }) => !isPilot).slice(0, wrong);
  const leftOpen = questions.findLast(({ isPilot }) => isPilot);
  for (const [place, question] of questions.entries()) {
    await expect(header(page).getByText(`Pregunta ${place + 1} de 80`)).toBeVisible();
    const { correctAnswer, options } = question;
    const option = mistaken.includes(question) ? (correctAnswer + 1) % options.length : correctAnswer;
    if (question !== leftOpen) await chooseHere(page, option);
    await page.keyboard.press('ArrowRight');
  }
  await expect(header(page).getByText('79 de 80 respondidas')).toBeVisible();
  await expectAllSaved(page);
  await submitExam(page);

  await expect(page.getByText('Puntaje PAES simulado')).toBeVisible();
  const panel = page.getByRole('tabpanel');
  await expect(page.getByText(points, { exact: true })).toBeVisible();
  await expect(figure(panel, 'correctas')).toHaveText('72 de 75');
  await expect(figure(panel, 'respondidas')).toHaveText('79 de 80');
  await page.getByRole('tab', { name: 'Revisión' }).click();
  for (const [filter, count] of [
    ['Incorrectas', wrong],
    ['Sin responder', 1],
    ['Piloto', 5],
    ['Todas', 80],
  ] as const) {
    await page.getByRole('button', { name: `${filter} ${count}` }).click();
    await expect(panel.getByRole('article')).toHaveCount(count);
    await expect(panel.getByRole('heading', { name: 'Explicación' })).toHaveCount(count);
  }
  await page.getByRole('tab', { name: 'Recorrido' }).click();
  await expect(page.getByText(/Respondiste 79 preguntas/)).toBeVisible();
});
