import type { ExamAttempt } from '@matraz/contracts/exams/attempt-http';
import { expect, type Page, type Request } from '@playwright/test';
import { register, sessionOf } from './testing/accounts.ts';
import { isOnTop, overlap } from './testing/boxes.ts';
import { closeMap, expectAllSaved, figure, header, openMap, startExam, submitExam, test } from './testing/exam-room.ts';
import { expectNoSidewaysScrolling } from './testing/page-checks.ts';
import { chooseHere } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';
import { onPhonesToo } from './testing/widths.ts';

// An exam opens without a network because the service worker has its page.
test.use({ serviceWorkers: 'allow' });

const expectPosition = async (page: Page, place: number, total: number) => {
  await expect(header(page).getByText(`Pregunta ${place} de ${total}`)).toBeVisible();
  // A question with formulas takes no answer before it is shown.
  await expect(page.getByRole('radio').first()).toBeVisible();
};

const result = (page: Page, label: string) => figure(page.getByRole('tabpanel'), label);

const attemptOf = async (page: Page, attemptId: string): Promise<ExamAttempt> =>
  (await page.request.get(`/api/exam-attempts/${attemptId}`)).json();

/** The server's answers, by question. */
const answersOf = async (page: Page, attemptId: string) => {
  const { answers } = await attemptOf(page, attemptId);
  return Object.fromEntries(answers.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer]));
};

/** Whether this browser has answers that the server does not have yet. */
const hasPendingAnswers = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('matraz.pending.')));

test('a student takes an exam, from the list to the review', onPhonesToo, async ({ page, makeExam }) => {
  const exam = await makeExam({ duration: 1800, size: 5 });
  await register(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Ensayos' }).click();
  await page.getByRole('link', { name: `Comenzar: ${exam.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: exam.title })).toBeVisible();
  await screenshot(page, 'ensayo-instrucciones');
  const attemptId = await startExam(page, exam);
  await expect(page.getByText('Ensayo iniciado').first()).toBeVisible();
  await expectPosition(page, 1, 5);

  // Answers all questions except the last, and flags the second.
  for (const [index, { correctAnswer }] of exam.questions.slice(0, 4).entries()) {
    await chooseHere(page, correctAnswer);
    if (index === 1) await page.keyboard.press('f');
    await page.keyboard.press('ArrowRight');
  }
  await expectPosition(page, 5, 5);
  await expectAllSaved(page);
  const map = await openMap(page);
  await expect(map.getByRole('button', { name: 'Pregunta 2, respondida, marcada para después' })).toBeVisible();
  await expect(map.getByRole('button', { name: 'Pregunta 5, sin responder' })).toBeVisible();
  await closeMap(page);
  await screenshot(page, 'ensayo');

  // A dialog asks before the student leaves.
  await page.getByRole('link', { name: 'Matraz, inicio' }).click();
  await page.getByRole('button', { name: 'Seguir en el ensayo' }).click();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: '¿Salir del ensayo?' })).toBeVisible();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(new RegExp(`/exams/${exam.id}`));
  await page.getByRole('link', { name: 'Continuar ensayo' }).click();
  await expect(page).toHaveURL(new RegExp(`/exam-attempt/${attemptId}`));
  await expect(header(page).getByText('4 de 5 respondidas')).toBeVisible();

  await submitExam(page);
  await expect(page.getByText(/Puntaje PAES: \d+ puntos/).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/exam-results/${attemptId}`));
  // Back leads away from the exam, not to its results again.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/exams/${exam.id}`));
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`/exam-results/${attemptId}`));
  const scored = exam.questions.filter(({ isPilot }) => !isPilot).length;
  const right = exam.questions.slice(0, 4).filter(({ isPilot }) => !isPilot).length;
  await expect(result(page, 'correctas')).toHaveText(`${right} de ${scored}`);
  await screenshot(page, 'ensayo-resultados');

  await page.getByRole('tab', { name: 'Revisión' }).click();
  await page.getByRole('button', { name: 'Sin responder 1' }).click();
  await expect(page.getByRole('heading', { name: 'Pregunta 5' })).toBeVisible();
  await page.getByRole('button', { name: 'Marcadas 1' }).click();
  await expect(page.getByText('Tu respuesta, correcta')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explicación' })).toBeVisible();
  await screenshot(page, 'ensayo-revision');
  await page.getByRole('tab', { name: 'Recorrido' }).click();
  await expect(page.getByText(/Respondiste 4 preguntas/)).toBeVisible();

  // 'Repetir ensayo' leads to the instructions and does not start the clock.
  await page.getByRole('link', { name: 'Repetir ensayo' }).click();
  await expect(page).toHaveURL(new RegExp(`/exams/${exam.id}`));
  await expect(page.getByRole('button', { name: 'Comenzar ensayo' })).toBeVisible();

  // The attempt's address redirects to the results, and the list links to them.
  await page.goto(`/exam-attempt/${attemptId}`);
  await expect(page).toHaveURL(new RegExp(`/exam-results/${attemptId}`));
  await page.getByRole('link', { name: 'Otros ensayos' }).click();
  await expect(page.locator(`a[href="/exam-results/${attemptId}"]`)).toBeVisible();
  await screenshot(page, 'ensayos');
});

const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Entre preguntas' });
const clearButton = (page: Page) => page.getByRole('button', { name: 'Borrar respuesta' });

test('the fixed bar covers neither the state of an answer nor the button that clears it', async ({
  page,
  makeExam,
}) => {
  const exam = await makeExam({ duration: 1800, size: 2 });
  await register(page);
  await startExam(page, exam);
  await page.keyboard.press('a');
  // At one of these heights the bar covers the end of the question.
  for (const height of [800, 700, 600, 500]) {
    await page.setViewportSize({ width: 1280, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => isOnTop(clearButton(page))).toBe(true);
    await expect.poll(() => isOnTop(page.getByText('Guardada', { exact: true }))).toBe(true);
  }

  // On a narrow screen the page scrolls when the button gets the focus.
  await page.setViewportSize({ width: 390, height: 500 });
  await expect(bottomBar(page).getByText('Borrar')).toBeHidden();
  await page.getByRole('radio').first().focus();
  const scrollUnderBar = () =>
    clearButton(page).evaluate((button) => {
      scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + 20, behavior: 'instant' });
    });
  // The page still moves while it takes its narrow form, so it may be scrolled again.
  await expect.poll(() => scrollUnderBar().then(() => isOnTop(clearButton(page)))).toBe(false);
  await page.keyboard.press('Tab');
  await expect(clearButton(page)).toBeFocused();
  await expect.poll(() => isOnTop(clearButton(page))).toBe(true);
});

test('a notification covers no action of an exam', async ({ page }) => {
  await page.clock.install();
  await register(page);
  // The demo's exam: its map fills its place.
  const [exam] = (await (await page.request.get('/api/exams')).json()) as [{ id: string }];
  await startExam(page, exam);
  const toast = page.getByRole('region', { name: /Notificaciones/ }).getByRole('listitem');
  await expect(toast).toHaveText(/Ensayo iniciado/);
  // The notification stays.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const map = page.getByRole('navigation', { name: 'Preguntas del ensayo' });
  for (const [width, height] of [
    [1280, 800],
    [1366, 650],
    [1024, 768],
    [800, 600],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(map).toBeVisible({ visible: width >= 1024 });
    const actions = [bottomBar(page), ...(width >= 1024 ? [map] : [])];
    // The page takes a moment to fit a new width.
    for (const action of actions) await expect.poll(() => overlap(toast, action), `${width}`).toBe(false);
  }
});

test('on a phone the way to finish an exam has a visible name', onPhonesToo, async ({ page, makeExam }) => {
  const exam = await makeExam({ duration: 1800, size: 3 });
  await register(page);
  await startExam(page, exam);
  await page.setViewportSize({ width: 320, height: 640 });
  const way = bottomBar(page).getByText('y finalizar');
  await expect(way).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScrolling(page);
  await way.click();
  const finish = page.getByRole('dialog').getByRole('button', { name: 'Finalizar ensayo' });
  await expect(finish).toBeInViewport({ ratio: 1 });
});

test('no answer is lost in ten minutes without a network, with a reload', async ({ page, makeExam, context }) => {
  const exam = await makeExam({ duration: 1800, size: 4 });
  await page.clock.install();
  await register(page);
  const attemptId = await startExam(page, exam);
  await page.keyboard.press('a');
  await expectAllSaved(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/exam-attempt/'))?.active?.state),
    )
    .toBe('activated');

  await context.setOffline(true);
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  await expect(page.getByText('Sin conexión: guardada en este equipo')).toBeVisible();
  await expect(header(page).getByText('Sin conexión: 2 por enviar')).toBeVisible();
  await screenshot(page, 'ensayo-sin-conexion');
  await page.clock.runFor('10:00');
  await expect(page.getByRole('timer')).toHaveText(/^(19m \d+s|20m 0s)$/);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectPosition(page, 2, 4);
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await expect(header(page).getByText('Sin conexión: 2 por enviar')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('a');
  await expect(header(page).getByText('3 de 4 respondidas')).toBeVisible();

  await context.setOffline(false);
  await expectAllSaved(page);
  const ids = exam.questions.map(({ id }) => id);
  expect(await answersOf(page, attemptId)).toEqual({ [`${ids[0]}`]: 1, [`${ids[1]}`]: 2, [`${ids[2]}`]: 0 });
});

/** Leaves the exam for the home page while one answer is not sent yet. */
const leaveWithOnePending = async (page: Page) => {
  await expect(header(page).getByText('Sin conexión: 1 por enviar')).toBeVisible();
  await page.getByRole('link', { name: 'Matraz, inicio' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(header(page)).toBeHidden();
};

test('pending answers are sent from the home page, in the same tab and in a new one', async ({
  page,
  makeExam,
  context,
}) => {
  const exam = await makeExam({ duration: 1800, size: 4 });
  const ids = exam.questions.map(({ id }) => id);
  await register(page);
  const attemptId = await startExam(page, exam);
  await page.keyboard.press('a');
  await expectAllSaved(page);

  await context.setOffline(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('b');
  await leaveWithOnePending(page);
  await context.setOffline(false);
  await expect.poll(() => answersOf(page, attemptId)).toEqual({ [`${ids[0]}`]: 0, [`${ids[1]}`]: 1 });
  // Wait until the page knows that the answer is saved. Otherwise it would send the answer again, with the same key.
  await expect.poll(() => hasPendingAnswers(page)).toBe(false);

  await page.goto(`/exam-attempt/${attemptId}`);
  await expectPosition(page, 2, 4);
  await expectAllSaved(page);
  await context.setOffline(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  await expect(header(page).getByText('Sin conexión: 1 por enviar')).toBeVisible();
  // The header shows the answer at once. The browser stores it some milliseconds later.
  await expect.poll(() => hasPendingAnswers(page)).toBe(true);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/');
  await expect.poll(async () => (await answersOf(next, attemptId))[`${ids[2]}`]).toBe(2);
});

test.describe('without the service worker, which asks for code where a test cannot lose it', () => {
  test.use({ serviceWorkers: 'block' });

  test('pending answers are sent although the code for it is lost while the network returns', async ({
    page,
    makeExam,
    context,
  }) => {
    const exam = await makeExam({ duration: 1800, size: 3 });
    await register(page);
    const attemptId = await startExam(page, exam);
    const answers = async () => Object.values(await answersOf(page, attemptId)).sort();
    await context.setOffline(true);
    await page.keyboard.press('b');
    await leaveWithOnePending(page);
    await context.setOffline(false);
    // The tab has the code from the page of the exam.
    await expect.poll(answers).toEqual([1]);

    await page.goto(`/exam-attempt/${attemptId}`);
    await expect(page.getByRole('radio').first()).toBeVisible();
    // A page that closes is online again for some milliseconds, and no route holds it. It must not send the answer itself.
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    });
    await context.setOffline(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('c');
    await expect.poll(() => hasPendingAnswers(page)).toBe(true);
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    let lost = 0;
    // The chunk of the exam has the code. Its name ends with a hash of eight characters.
    const code = /\/assets\/exam-[\w-]{8}\.js$/;
    // Chromium intercepts the requests of a page reliably only when the route is older than the page.
    await next.route(code, (route) => (lost++ < 2 ? route.abort('internetdisconnected') : route.continue()));
    await next.goto('/');
    await expect.poll(answers).toEqual([1, 2]);
    expect(lost).toBeGreaterThan(2);
  });
});

test('a pending answer is superseded by a later one from another device, with a notice', async ({
  page,
  makeExam,
  context,
  browser,
}) => {
  const exam = await makeExam({ duration: 1800, size: 3 });
  await register(page);
  const attemptId = await startExam(page, exam);
  await context.setOffline(true);
  await page.keyboard.press('a');
  await expect(header(page).getByText('Sin conexión: 1 por enviar')).toBeVisible();

  const laptop = await browser.newContext({ storageState: await context.storageState() });
  const other = await laptop.newPage();
  await other.goto(`/exam-attempt/${attemptId}`);
  await expectPosition(other, 1, 3);
  // Later by more than two clocks may differ.
  await other.waitForTimeout(4_000);
  await other.keyboard.press('c');
  await expectAllSaved(other);

  await context.setOffline(false);
  await expect(page.getByText('Pregunta 1: quedó C, la respuesta que diste después en otro equipo.')).toBeInViewport();
  await screenshot(page, 'ensayo-otro-equipo');
  await expectAllSaved(page);
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  expect(await answersOf(page, attemptId)).toEqual({ [`${exam.questions[0]?.id}`]: 2 });
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(page.getByText('Pregunta 1: quedó C')).toBeHidden();
  await laptop.close();
});

test('an answer whose request arrives after the answer that replaced it changes nothing', async ({
  page,
  makeExam,
}) => {
  const exam = await makeExam({ duration: 1800, size: 3 });
  await register(page);
  const attemptId = await startExam(page, exam);
  // The network keeps the requests with option A, and delivers the first one much later.
  const kept: Request[] = [];
  await page.route('**/answers', async (route) => {
    if (route.request().postDataJSON().selectedAnswer !== 0) return route.continue();
    kept.push(route.request());
    return route.abort();
  });
  await page.keyboard.press('a');
  await expect.poll(() => kept.length).toBeGreaterThan(0);
  await page.keyboard.press('b');
  await expectAllSaved(page);

  const [first] = kept as [Request];
  const late = await page.request.post(first.url(), {
    data: first.postDataJSON(),
    headers: { 'Idempotency-Key': (await first.headerValue('idempotency-key')) ?? '' },
  });
  expect(await late.json()).toMatchObject({ selectedAnswer: 1 });
  expect(await answersOf(page, attemptId)).toEqual({ [`${exam.questions[0]?.id}`]: 1 });
});

test('a submission without a network can be cancelled, and the exam is not submitted', async ({
  page,
  makeExam,
  context,
}) => {
  const exam = await makeExam({ duration: 1800, size: 3 });
  await register(page);
  const attemptId = await startExam(page, exam);
  await context.setOffline(true);
  await page.keyboard.press('a');
  await submitExam(page);
  await page.getByRole('button', { name: 'Seguir respondiendo' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('b');
  await context.setOffline(false);
  await expectAllSaved(page);
  await expect(header(page).getByText('2 de 3 respondidas')).toBeVisible();
  expect((await attemptOf(page, attemptId)).isCompleted).toBe(false);
});

test('two tabs of one attempt show every answer, and each answer is sent once', async ({ page, makeExam, context }) => {
  const exam = await makeExam({ duration: 1800, size: 4 });
  await register(page);
  const attemptId = await startExam(page, exam);
  const other = await context.newPage();
  await other.goto(`/exam-attempt/${attemptId}`);
  await expectPosition(other, 1, 4);
  let sent = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/answers')) sent++;
  });
  await page.keyboard.press('a');
  await expectAllSaved(page);
  await expect(header(other).getByText('1 de 4 respondidas')).toBeVisible();
  await other.keyboard.press('ArrowRight');
  await other.keyboard.press('b');
  await expectAllSaved(other);
  await expect(header(page).getByText('2 de 4 respondidas')).toBeVisible();
  expect(sent).toBe(2);

  // Submitted in one tab, the attempt ends in the other too.
  await page.bringToFront();
  await submitExam(page);
  await expect(other).toHaveURL(new RegExp(`/exam-results/${attemptId}`));
});

test('the exam is submitted by itself when the time is over, on a device whose clock is two hours ahead', async ({
  page,
  makeExam,
}) => {
  const exam = await makeExam({ duration: 12, size: 3 });
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 7_200_000;
  });
  await register(page);
  const attemptId = await startExam(page, exam);
  await expect(page.getByText('¡Tiempo limitado!')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^\d{1,2}s$/);
  await page.keyboard.press('a');
  await expectAllSaved(page);
  await screenshot(page, 'ensayo-tiempo');
  await expect(page).toHaveURL(new RegExp(`/exam-results/${attemptId}`), { timeout: 45_000 });
  await expect(page.getByText(/Puntaje PAES: \d+ puntos/).first()).toBeVisible();
  await expect(page.getByText(/Se entregó al acabarse el tiempo/)).toBeVisible();
  await expect(result(page, 'de tiempo usado')).toHaveText('12s');
});

test('answers that were chosen without a network and come too late are listed, and the others count', async ({
  page,
  makeExam,
  context,
}) => {
  const exam = await makeExam({ duration: 12, size: 3 });
  await register(page);
  const attemptId = await startExam(page, exam);
  await page.keyboard.press('a');
  await expectAllSaved(page);
  await context.setOffline(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { name: 'Se acabó el tiempo' })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText(/No hay conexión. Las respuestas que alcanzaron a enviarse cuentan/)).toBeVisible();
  await screenshot(page, 'ensayo-fin-sin-conexion');
  // From now on the server refuses answers.
  await expect.poll(async () => (await attemptOf(page, attemptId)).isCompleted).toBe(true);
  await context.setOffline(false);
  await expect(page).toHaveURL(new RegExp(`/exam-results/${attemptId}`), { timeout: 45_000 });
  await expect(page.getByText(/Tu última respuesta a la pregunta 2/)).toBeVisible();
  await expect(result(page, 'respondidas')).toHaveText('1 de 3');
});

test('after a question is voided the student sees the old score, the new one and the reason', async ({
  page,
  makeExam,
}) => {
  const exam = await makeExam({ duration: 1800, size: 5 });
  await register(page);
  await startExam(page, exam);
  const { id = '', correctAnswer = 0 } = exam.questions.find(({ isPilot }) => !isPilot) ?? {};
  for (let place = 0; place < exam.questions.findIndex((question) => question.id === id); place++)
    await page.keyboard.press('ArrowRight');
  await chooseHere(page, correctAnswer);
  await expectAllSaved(page);
  await submitExam(page);
  await expect(page.getByText('Puntaje PAES simulado')).toBeVisible();
  await exam.voidQuestion(id);
  await expect(page.getByRole('heading', { name: 'Tu puntaje fue recalculado' })).toBeVisible();
  await screenshot(page, 'ensayo-recalculado');
});

test.describe('as an administrator', () => {
  test.use({ storageState: sessionOf('admin') });

  test('the Auto-Responder answers and submits an exam', async ({ page, makeExam }) => {
    const exam = await makeExam({ duration: 1800, size: 4 });
    await startExam(page, exam);
    await page.getByRole('button', { name: 'Auto-Responder' }).click();
    await expect(page.getByText('Puntaje PAES simulado')).toBeVisible();
    await expect(result(page, 'respondidas')).toHaveText('4 de 4');
  });
});
