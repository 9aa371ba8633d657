import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { allowedAttributes, allowedTags, linkSchemes } from '@matraz/contracts/html';
import { payloads } from '@matraz/infra/html/testing/payloads';
import { removedMarkup } from '@matraz/infra/html/testing/removed-markup';
import { expect, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { startExam, test } from './testing/exam-room.ts';

const optionsPerQuestion = 20;

/** Replies with an attempt as if the server had not sanitised its texts. */
const withPayloads = (attempt: RunningAttempt): RunningAttempt => {
  const [question] = attempt.exam.questions;
  if (question === undefined) throw new Error('The exam has no question');
  const questions = Array.from({ length: Math.ceil(payloads.length / optionsPerQuestion) }, (_, index) => ({
    ...question,
    id: crypto.randomUUID(),
    question: `<p style="position:fixed;color:#b5470f">Texto ${index}</p>`,
    options: payloads.slice(index * optionsPerQuestion, (index + 1) * optionsPerQuestion),
  }));
  const removed = {
    ...question,
    id: crypto.randomUUID(),
    question: 'Marcas',
    options: removedMarkup.map(([html]) => html),
  };
  return { ...attempt, exam: { ...attempt.exam, questions: [...questions, removed] } };
};

/** The parts of the shown texts that no list allows. */
const findForbidden = (page: Page) =>
  page.locator('.rich-text').evaluateAll(
    (texts, lists) => {
      const styles = ['text-align', 'width', 'min-width', '--tint', '--marker'];
      // Added by the page itself.
      const ownTags = ['button'];
      const own = ['class', 'type', 'tabindex', 'role', 'aria-label', 'loading', 'decoding', 'target', 'rel', 'alt'];
      const isLink = (href: string) => lists.schemes.includes(new URL(href, location.href).protocol.slice(0, -1));
      return texts
        .flatMap((text) => [...text.querySelectorAll<HTMLElement>('*:not(.katex, .katex *)')])
        .flatMap((element) => {
          const tag = element.localName;
          const allowed = [...(lists.attributes[tag] ?? []), ...own];
          return [
            ...(lists.tags.includes(tag) || ownTags.includes(tag) ? [] : [tag]),
            ...[...element.style].filter((name) => !styles.includes(name)),
            ...[...element.attributes]
              .filter(({ name, value }) => !allowed.includes(name) || (name === 'href' && !isLink(value)))
              .map(({ name, value }) => `${tag} ${name}="${value}"`),
          ];
        });
    },
    { tags: allowedTags, attributes: allowedAttributes, schemes: linkSchemes },
  );

/** Changes to the page before the app decides which sanitiser it uses. */
const engines = {
  'the browser': null,
  'DOMPurify in a browser without setHTML': () => {
    Reflect.deleteProperty(Element.prototype, 'setHTML');
  },
  'DOMPurify in Chromium 105 to 118': () => {
    Object.assign(Element.prototype, {
      setHTML() {
        throw new TypeError("Failed to execute 'setHTML' on 'Element': Failed to convert value to 'Sanitizer'.");
      },
    });
  },
};

for (const [engine, change] of Object.entries(engines)) {
  test(`${engine} removes what the server missed`, async ({ page, makeExam }) => {
    await register(page);
    const exam = await makeExam({ duration: 600, size: 1 });
    const attemptId = await startExam(page, exam);
    const attempt = await (await page.request.get(`/api/exam-attempts/${attemptId}`)).json();
    await page.route(`**/api/exam-attempts/${attemptId}`, (route) => route.fulfill({ json: withPayloads(attempt) }));
    if (change) await page.addInitScript(change);
    const purifier = page.waitForResponse(/\/assets\/purify-.*\.js$/, { timeout: 0 }).catch(() => null);
    await page.evaluate(() => indexedDB.deleteDatabase('matraz-exams'));
    await page.reload();

    for (let place = 0; place < Math.ceil(payloads.length / optionsPerQuestion); place++) {
      await expect(page.getByText(`Texto ${place}`, { exact: true })).toBeVisible();
      await expect(page.locator('p', { hasText: `Texto ${place}` })).toHaveClass('tint');
      expect(await findForbidden(page)).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.getByText('Marcas', { exact: true })).toBeVisible();
    const shown = await page.locator('.rich-text').allTextContents();
    expect(shown.map((text) => text.trim())).toEqual(
      expect.arrayContaining(removedMarkup.map(([, text]) => text.trim())),
    );
    if (change) expect(await purifier).not.toBeNull();
  });
}
