import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { expect, type Page } from '@playwright/test';
import { logInAgain, logInAs, register } from './testing/accounts.ts';
import { type Exam, expectAllSaved, header, type MakeExam, startExam, test } from './testing/exam-room.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';
import { storedBytes } from './testing/stored-bytes.ts';

const answers = '**/api/exam-attempts/*/answers';
const chosen = async (page: Page, attemptId: string) => {
  const reply = await page.request.get(`/api/exam-attempts/${attemptId}`);
  return ((await reply.json()) as RunningAttempt).answers?.map(({ selectedAnswer }) => selectedAnswer).sort();
};

/** Words and ids that the next person must not find. */
const tracesOf = (exam: Exam, attemptId: string, email: string) => [
  email,
  'Pizarro',
  exam.title,
  attemptId,
  ...exam.questions.flatMap(({ id, question }) => [id, JSON.stringify(question).slice(1, -1)]),
];
const found = (bytes: string, traces: string[]) => traces.filter((trace) => bytes.includes(trace));

/** Answers two questions. The network takes the first answer only. */
const answerTwo = async (page: Page, exam: Exam) => {
  const attemptId = await startExam(page, exam);
  await page.keyboard.press('a');
  await expectAllSaved(page);
  await page.route(answers, (route) => route.abort('internetdisconnected'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  await expect(header(page).getByText('Sin conexión: 1 por enviar')).toBeVisible();
  await expect.poll(() => storedBytes(page)).toContain(exam.title);
  return attemptId;
};

/** A new student in an exam, with one answer that is not sent yet. */
const beginExam = async (page: Page, makeExam: MakeExam) => {
  const exam = await makeExam({ duration: 1800, size: 3 });
  const email = await register(page);
  const attemptId = await answerTwo(page, exam);
  return { exam, email, attemptId, traces: tracesOf(exam, attemptId, email) };
};

const leaveExam = async (page: Page) => {
  await page.getByRole('link', { name: 'Matraz, inicio' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(header(page)).toBeHidden();
};

test('after a logout nothing of the student can be read, and the pending answer is sent at her next login', async ({
  page,
  makeExam,
}) => {
  const { exam, email, attemptId, traces } = await beginExam(page, makeExam);
  expect(found(await storedBytes(page), traces)).toEqual(expect.arrayContaining([exam.title, attemptId]));

  await leaveExam(page);
  await page.getByRole('button', { name: 'Tu perfil' }).click();
  await page.getByRole('link', { name: 'Cerrar Sesión' }).click();
  const question = page.getByRole('dialog', { name: 'Tienes 1 respuesta sin enviar' });
  await expect(question.getByText('Lo que falta queda cifrado en este equipo')).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'cerrar-sesion-con-pendientes');
  await question.getByRole('button', { name: 'Seguir en Matraz' }).click();
  await expect(question).toBeHidden();
  expect(found(await storedBytes(page), traces)).toContain(attemptId);
  await page.getByRole('link', { name: 'Cerrar Sesión' }).click();
  await question.getByRole('button', { name: 'Cerrar sesión igual' }).click();
  await expect(page.getByRole('link', { name: /Iniciar sesión|Entrar|Ingresar/ }).first()).toBeVisible();
  expect(found(await storedBytes(page), traces)).toEqual([]);

  // The next person.
  await page.goto('/api/login');
  await logInAs(page, 'estudiante');
  await expect(page.getByTestId('xp')).toBeVisible();
  expect(found(await storedBytes(page), traces)).toEqual([]);
  await page.getByRole('button', { name: 'Tu perfil' }).click();
  await page.getByRole('link', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByTestId('xp')).toBeHidden();

  await page.unroute(answers);
  await page.goto('/api/login');
  await logInAgain(page, email);
  await expect.poll(() => chosen(page, attemptId)).toEqual([0, 2]);
});

test('a session that ends by itself leaves nothing that can be read and loses no answer', async ({
  page,
  makeExam,
  context,
}) => {
  const { email, attemptId, traces } = await beginExam(page, makeExam);
  await context.clearCookies();
  await page.unroute(answers);
  await expect(page.getByRole('heading', { name: 'Tu sesión terminó' })).toBeVisible();
  await page.waitForURL(/login|interaction/);
  // The tab keeps the place in the attempt under its id, for the same student.
  expect(found(await storedBytes(page), traces).filter((trace) => trace !== attemptId)).toEqual([]);

  await logInAgain(page, email);
  await expect(page).toHaveURL(`/exam-attempt/${attemptId}`);
  await expect.poll(() => chosen(page, attemptId)).toEqual([0, 2]);
  await expectAllSaved(page);
});

test('the session of a browser that was closed ended: the next page locks what is left', async ({
  page,
  makeExam,
  context,
}) => {
  const { traces } = await beginExam(page, makeExam);
  await page.close();
  await context.clearCookies();
  const next = await context.newPage();
  await next.goto('/');
  await expect.poll(async () => found(await storedBytes(next), traces)).toEqual([]);
});

test('the draft of a teacher cannot be read after a logout, and is offered at the next login', async ({
  page,
  makeExam,
}) => {
  const exam = await makeExam({ duration: 600, size: 2 });
  await page.goto('/api/login');
  await logInAs(page, 'admin');
  const edit = async () => {
    await page.goto('/admin?seccion=ensayos');
    await page.getByRole('button', { name: `Gestionar: ${exam.title}` }).click();
    await page.getByRole('dialog', { name: exam.title }).getByRole('tab', { name: 'Lista de preguntas' }).click();
    await page.getByRole('button', { name: 'Editar pregunta 1', exact: true }).click();
  };
  await edit();
  const text = `Borrador ${crypto.randomUUID()}`;
  const explanation = page.getByRole('textbox', { name: 'Explicación', exact: true });
  await explanation.fill(text);
  await expect.poll(() => storedBytes(page)).toContain(text);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/');
  await page.getByRole('button', { name: 'Tu perfil' }).click();
  await page.getByRole('link', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByTestId('xp')).toBeHidden();
  expect(await storedBytes(page)).not.toContain(text);

  await page.goto('/api/login');
  await logInAs(page, 'admin');
  await expect(page.getByTestId('xp')).toBeVisible();
  await edit();
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(explanation).toHaveText(text);
});
