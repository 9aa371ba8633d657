import { expect, type Page } from '@playwright/test';
import { newAccount, register, sessionOf } from './testing/accounts.ts';
import { startExam, submitExam, test } from './testing/exam-room.ts';
import { expectAccessible, expectNoSidewaysScrollingAt } from './testing/page-checks.ts';
import { answerBehind, answerHere, detailOf, openPractice, rightOf, topicWhere, wrongOf } from './testing/school.ts';
import { isPhone, onPhonesToo } from './testing/widths.ts';

test.use({ reducedMotion: 'reduce' });

/** The page as it is now, and at the width of a small phone. */
const expectGood = (page: Page, name: string) =>
  test.step(name, async () => {
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScrollingAt(page, [320]);
  });

const firstTopic = (page: Page) =>
  topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 1 && orderIndex === 1);

test('the welcome questions and the diagnostic have no serious finding', onPhonesToo, async ({ page }) => {
  await register(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Pregunta 1 de 3' })).toBeVisible();
  await expectGood(page, 'mention');
  await page.getByRole('region', { name: 'Pregunta 1 de 3' }).getByRole('button', { name: 'Biología' }).click();
  await expect(page.getByLabel('Puntaje que buscas')).toBeVisible();
  await expectGood(page, 'day and score');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('button', { name: '15 min' })).toBeVisible();
  await expectGood(page, 'minutes');
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectGood(page, 'diagnostic');
});

test('what a student sees of her path has no serious finding', onPhonesToo, async ({ page, teacher }) => {
  await register(page);
  const topic = await firstTopic(page);
  const { questions } = await detailOf(teacher, topic.id);
  const last = questions.at(-1);
  if (!last) throw new Error('the topic has no questions');
  for (const question of questions.slice(0, -1)) await answerBehind(page, question, wrongOf(question));

  await openPractice(page, topic.id);
  await answerHere(page, rightOf(last));
  await expect(page.getByRole('dialog', { name: '¡Tema completado!' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Tu semana' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo que más te conviene reforzar' })).toBeVisible();
  await expectGood(page, 'start page');

  await page.goto('/progress');
  await page.getByRole('region', { name: 'Tu avance por semana' }).getByText('Ver los números').click();
  await expectGood(page, 'progress');
  await page.getByRole('button', { name: 'Cambiar mis metas' }).click();
  await expect(page.getByRole('dialog', { name: 'Tus metas' })).toBeVisible();
  await expectAccessible(page);
});

test('the end of a practice has no serious finding', onPhonesToo, async ({ page, teacher }) => {
  await register(page);
  const topic = await firstTopic(page);
  const { questions } = await detailOf(teacher, topic.id);
  for (const question of questions.slice(0, 2)) await answerBehind(page, question, wrongOf(question));
  await page.goto('/review/mistakes?subject=1');
  const next = page.getByRole('button', { name: /Siguiente pregunta|Ver cómo te fue/ });
  await expect(page.getByRole('radio').first()).toBeVisible();
  for (const isLast of [false, true]) {
    await answerHere(page, 0);
    await expect(next).toHaveText(isLast ? 'Ver cómo te fue' : 'Siguiente pregunta');
    await next.click();
  }
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectGood(page, 'end of the review');

  await page.goto('/practice/recommended');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectGood(page, 'recommended practice');
  for (let isLast = false; !isLast; ) {
    await answerHere(page, 0);
    isLast = (await next.textContent()) === 'Ver cómo te fue';
    await next.click();
  }
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectGood(page, 'end of the recommended practice');
});

test('the results of an exam and its receipt have no serious finding', onPhonesToo, async ({ page, makeExam }) => {
  await register(page);
  await startExam(page, await makeExam({ duration: 600, size: 3 }));
  await page.keyboard.press('a');
  await submitExam(page);
  await expect(page.getByRole('heading', { name: 'Lo que sigue' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cerrar notificación' })).toBeVisible();
  await expectGood(page, 'results with a message');
  await page.getByRole('link', { name: 'Ver comprobante' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comprobante de ensayo' })).toBeVisible();
  await expectGood(page, 'receipt');
});

test('search, formulas, periodic table and reminders have no serious finding', onPhonesToo, async ({ page }) => {
  await register(page);
  await page.goto('/');
  await page.getByRole('button', { name: isPhone() ? 'Buscar temas, lecciones o preguntas' : 'Buscar' }).click();
  await page.getByRole('combobox').fill('energia');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox').fill('qqqqqq');
  await expect(page.getByText('No encontramos «qqqqqq»')).toBeVisible();
  await expectAccessible(page);

  for (const [path, title] of [
    ['/formulas', 'Fórmulas'],
    ['/tabla-periodica', 'Tabla periódica'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[data-waits-for-formulas]')).toHaveCount(0);
    await expectGood(page, title);
  }

  await page.route('**/api/user/reminders', async (route) => {
    const reply = await route.fetch();
    const reminder = { hour: 19, byMail: true, byPush: true };
    await route.fulfill({ response: reply, json: { ...(await reply.json()), reminder } });
  });
  await page.goto('/cuenta');
  await expect(page.getByLabel('A qué hora (hora de Chile)')).toBeVisible();
  await expectGood(page, 'account with reminders');
});

test('reports of questions have no serious finding', onPhonesToo, async ({ page, teacher }) => {
  await register(page);
  const topic = await firstTopic(page);
  const [first, second] = (await detailOf(teacher, topic.id)).questions;
  if (!first || !second) throw new Error('the topic has too few questions');
  await answerBehind(page, first, wrongOf(first));
  await openPractice(page, topic.id);
  await page.getByRole('button', { name: 'Reportar esta pregunta' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('¿Qué pasa con ella?')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('¿Qué pasa con ella?').selectOption('unclear');
  await dialog.getByLabel('Cuéntanos más (opcional)').fill('No se entiende el enunciado.');
  await dialog.getByRole('button', { name: 'Enviar aviso' }).click();
  await expect(dialog).toBeHidden();
  const data = { reason: 'typo', text: 'Falta una tilde.' };
  await page.request.post(`/api/questions/${first.id}/report`, { data });
  const own = (await (await page.request.get('/api/user/reports')).json()) as { id: string; questionId: string }[];
  const reportIds = own.filter(({ questionId }) => questionId === first.id).map(({ id }) => id);
  expect(reportIds).toHaveLength(1);
  const answer = { reportIds, answer: 'Corregido, gracias.' };
  expect((await teacher.post('/api/admin/question-reports/close', { data: answer })).ok()).toBe(true);
  await page.goto('/avisos');
  await expect(page.getByText('Corregido, gracias.')).toBeVisible();
  await expect(page.getByText('Lo estamos revisando.')).toBeVisible();
  await expectGood(page, 'avisos');
});

test.describe('an administrator', () => {
  test.use({ storageState: sessionOf('admin') });

  test('sees reports without a serious finding', onPhonesToo, async ({ page, teacher, playwright, baseURL }) => {
    // This browser would have the administrator's session, and the registration would end it.
    const storageState = { cookies: [], origins: [] };
    const student = await playwright.request.newContext({ baseURL, storageState });
    await newAccount(student);
    const topic = await firstTopic(page);
    const [question] = (await detailOf(teacher, topic.id)).questions;
    const data = { reason: 'other', text: 'No sé por qué.' };
    await student.post(`/api/questions/${question?.id}/report`, { data });
    await student.dispose();
    await page.goto('/admin/reportes');
    const summary = page.getByText('Alternativas y explicación').first();
    await summary.click();
    await expectGood(page, 'open');
    await page.getByRole('button', { name: 'Cerrados' }).click();
    await expectGood(page, 'closed');
  });
});
