import { expect, type Page } from '@playwright/test';
import { register, sessionOf } from './testing/accounts.ts';
import { expectAllSaved, header, startExam, submitExam, test } from './testing/exam-room.ts';
import { chooseHere } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

/** Takes away what Chromium 109, Firefox 115 and Safari 16.4 do not have, and gives the page the `setHTML` of Chromium 109. */
const makeOld = () => {
  const missing: [object, string[]][] = [
    [AbortSignal, ['any']],
    [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
    [Array, ['fromAsync']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'symmetricDifference', 'union']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [URL, ['canParse', 'parse']],
    [HTMLElement.prototype, ['hidePopover', 'popover', 'showPopover', 'togglePopover']],
    [Element.prototype, ['checkVisibility', 'moveBefore']],
    [Document.prototype, ['startViewTransition']],
    [window, ['Iterator', 'requestIdleCallback', 'scheduler']],
  ];
  for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  Object.assign(Element.prototype, {
    setHTML(_: string, options?: { sanitizer?: unknown }) {
      if (options?.sanitizer) throw new TypeError("Failed to convert value to 'Sanitizer'.");
    },
  });
};

const score = /Puntaje PAES: \d+ puntos/;

test('in a browser as old as Chromium 109 a student takes an exam, and the server gets the answers', async ({
  page,
  makeExam,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(makeOld);
  const exam = await makeExam({ duration: 1_800, size: 3 });
  await register(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const attemptId = await startExam(page, exam);
  for (const { correctAnswer } of exam.questions) {
    await chooseHere(page, correctAnswer);
    await page.keyboard.press('ArrowRight');
  }
  await expectAllSaved(page);
  const { answers } = await (await page.request.get(`/api/exam-attempts/${attemptId}`)).json();
  expect(answers).toHaveLength(3);
  await submitExam(page);
  await expect(page.getByText(score).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/exam-results/${attemptId}`));
  expect(errors).toEqual([]);
});

/** Breaks the code of the page that is open. A reload mends it. */
const breakSending = (page: Page, message: string) =>
  page.evaluate((text) => {
    const { stringify } = JSON;
    JSON.stringify = (value: unknown, ...rest: unknown[]) => {
      if (Object(value).selectedAnswer !== undefined) throw new TypeError(text);
      return Reflect.apply(stringify, JSON, [value, ...rest]);
    };
  }, message);

const answersOf = async (page: Page, attemptId: string): Promise<unknown[]> =>
  (await (await page.request.get(`/api/exam-attempts/${attemptId}`)).json()).answers;

test('when the page cannot send an answer it says so, tells the operators, and the answer arrives after a reload', async ({
  page,
  makeExam,
  browser,
  baseURL,
}) => {
  const message = `x${Date.now()} is not a function`;
  const reported = page.waitForResponse('**/api/client-errors');
  const exam = await makeExam({ duration: 1_800, size: 2 });
  await register(page);
  const attemptId = await startExam(page, exam);
  await breakSending(page, message);
  await chooseHere(page, 1);
  await expect(page.getByText('Algo salió mal: guardada en este equipo')).toBeVisible();
  await expect(header(page).getByText('Algo salió mal: 1 por enviar')).toBeVisible();
  await expect(page.getByText(/Sin conexión/)).toHaveCount(0);
  expect((await reported).status()).toBe(204);
  expect((await reported).request().headers().cookie).toBeUndefined();
  await screenshot(page, 'ensayo-con-error');

  // It cannot be handed in without the answer.
  await submitExam(page);
  await expect(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible();
  await screenshot(page, 'ensayo-con-error-entrega');
  expect(await answersOf(page, attemptId)).toEqual([]);
  await page.getByRole('button', { name: 'Recargar' }).last().click();
  await expectAllSaved(page);
  expect(await answersOf(page, attemptId)).toMatchObject([{ selectedAnswer: 1 }]);
  await submitExam(page);
  await expect(page.getByText(score).first()).toBeVisible();

  const operators = await browser.newContext({ baseURL, storageState: sessionOf('admin') });
  const status = await operators.newPage();
  await status.goto('/admin/estado');
  const report = status.getByRole('listitem').filter({ hasText: message });
  await expect(report).toContainText('1 vez');
  await expect(report).toContainText('con Chrome');
  await expect(report).toContainText(/\/exam-attempt\/:id \(app-[\w-]+\.js\)/);
  await screenshot(status, 'estado-con-errores');
  const metrics = await (await page.request.get('/metrics')).text();
  expect(metrics).toMatch(/^matraz_client_errors_total\{browser="Chrome"\} [1-9]/m);
  await operators.close();
});

test('when the page cannot take an answer it says so, and a reload shows the exam again', async ({
  page,
  makeExam,
}) => {
  const exam = await makeExam({ duration: 1_800, size: 2 });
  await register(page);
  const attemptId = await startExam(page, exam);
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new TypeError('getRandomValues is not a function');
    };
  });
  await chooseHere(page, 1);
  await expect(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible();
  await page.getByRole('button', { name: 'Recargar' }).click();
  await expect(page).toHaveURL(new RegExp(`/exam-attempt/${attemptId}`));
  await expect(page.getByRole('radio').first()).toBeVisible();
  await chooseHere(page, 1);
  await expectAllSaved(page);
  expect(await answersOf(page, attemptId)).toHaveLength(1);
});
