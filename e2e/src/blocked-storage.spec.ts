import { expect } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { expectAllSaved, header, startExam, submitExam, test } from './testing/exam-room.ts';
import { openPractice, topicWhere } from './testing/school.ts';

const blockSiteData = () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get: refuse });
  IDBFactory.prototype.open = refuse;
};

/** A known fault of old browsers: no event of the request ever comes. */
const neverOpenDatabases = () => {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name) {
    const request = open.call(this, name);
    for (const type of ['success', 'error', 'upgradeneeded']) {
      request.addEventListener(type, (event) => event.stopImmediatePropagation());
    }
    return request;
  };
};

test('in a browser that blocks site data, pages open and can be used', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(blockSiteData);
  await page.goto('/');
  await page.getByRole('button', { name: 'Las fuerzas son de igual magnitud' }).click();
  await expect(page.getByText('¡Correcto!')).toBeVisible();

  await register(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 1 && orderIndex === 1);
  await openPractice(page, topic.id);
  await page.keyboard.press('a');
  await expect(page.getByRole('radio').first()).toBeChecked();
  expect(errors).toEqual([]);
});

for (const [browser, script] of [
  ['blocks site data', blockSiteData],
  ['never opens its database', neverOpenDatabases],
] as const) {
  test(`in a browser that ${browser}, a student takes an exam`, async ({ page, makeExam }) => {
    const exam = await makeExam({ duration: 1800, size: 2 });
    await page.addInitScript(script);
    await register(page);
    const attemptId = await startExam(page, exam);
    await page.keyboard.press('a');
    await expectAllSaved(page);
    await page.keyboard.press('ArrowRight');
    await expect(header(page).getByText('Pregunta 2 de 2')).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(header(page).getByText('1 de 2 respondidas')).toBeVisible();
    await submitExam(page);
    await expect(page).toHaveURL(`/exam-results/${attemptId}`);
  });
}
