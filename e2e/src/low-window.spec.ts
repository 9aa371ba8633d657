import { expect, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { type MakeExam, startExam, test } from './testing/exam-room.ts';
import { topicWhere } from './testing/school.ts';
import { desktop, phone } from './testing/widths.ts';

/** A window of 1280 × 1024 at 400 %, and a phone in landscape. */
const lowWindows = [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
];

/** The lines that stay on the screen while the page is scrolled. */
const stuck = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => one.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(one).position))
      .map((one) => ({ box: one.getBoundingClientRect(), name: one.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .map(({ box, name }) => ({ name, top: box.top, bottom: box.bottom }));
  });

/** Height of one line of header, in pixels. */
const LINE = 48;

const expectOneLine = async (page: Page) => {
  const lines = await stuck(page);
  const { height } = page.viewportSize() ?? { height: 0 };
  expect(lines.filter(({ bottom }) => bottom > height - 1)).toEqual([]);
  for (const { name, bottom } of lines) expect(bottom, name).toBeLessThanOrEqual(LINE);
};

/** Presses Tab through the page, and then Shift+Tab back. @returns what had the focus under a bar or outside the window */
const hiddenFocus = async (page: Page): Promise<string[]> => {
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (let steps = 0; steps < 60; steps++) {
      await page.keyboard.press(key);
      const found = await page.evaluate(async () => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return null;
        let box = focused.getBoundingClientRect();
        for (let top = Number.NaN; top !== box.top; box = focused.getBoundingClientRect()) {
          top = box.top;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
        const covers = [...document.querySelectorAll('body *')].filter((one) => {
          if (!['fixed', 'sticky'].includes(getComputedStyle(one).position) || one.contains(focused)) return false;
          const bar = one.getBoundingClientRect();
          const [left, right] = [Math.max(bar.left, box.left), Math.min(bar.right, box.right)];
          const [top, bottom] = [Math.max(bar.top, box.top), Math.min(bar.bottom, box.bottom)];
          if (right - left <= 1 || bottom - top <= 1) return false;
          return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        });
        const isOutside = box.bottom <= 0 || box.top >= innerHeight;
        return { name: focused.outerHTML.slice(0, 160), isHidden: isOutside || covers.length > 0 };
      });
      if (found === null) break;
      if (found.isHidden) hidden.push(`${key}: ${found.name}`);
    }
  }
  return hidden;
};

/** A question that is longer than the window, with an answer. */
const openLongQuestion = async (page: Page, makeExam: MakeExam) => {
  const long = (text: string, times: number) => `<p>${`${text} `.repeat(times)}</p>`;
  const question = {
    question: long('Una muestra de agua de mar se deja evaporar al sol.', 20),
    options: ['A', 'B', 'C', 'D'].map((letter) => long(`La alternativa ${letter}.`, 6)),
    correctAnswer: 0,
    explanation: '',
  };
  await register(page);
  await startExam(page, await makeExam({ duration: 600, size: 2, content: [question, question] }));
  await page.getByRole('button', { name: 'Cerrar notificación' }).click();
  await page.keyboard.press('b');
  await expect(page.getByText('Guardada')).toBeVisible();
};

for (const size of lowWindows) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('an exam leaves its question the window except one line', async ({ page, makeExam }) => {
      await openLongQuestion(page, makeExam);
      await expectOneLine(page);
      expect(await hiddenFocus(page)).toEqual([]);
    });

    test('the other pages leave their content the window except one line', async ({ page }) => {
      await register(page);
      const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 1 && orderIndex === 1);
      for (const path of ['/', `/topic/${topic.id}?seccion=teoria`, `/topic/${topic.id}?seccion=practica`, '/exams']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(page.getByText('Cargando')).toHaveCount(0);
        await expectOneLine(page);
        expect(await hiddenFocus(page), path).toEqual([]);
      }
    });
  });
}

for (const size of [desktop, phone]) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('no bar of an exam covers the focus', async ({ page, makeExam }) => {
      await openLongQuestion(page, makeExam);
      expect(await hiddenFocus(page)).toEqual([]);
    });
  });
}
