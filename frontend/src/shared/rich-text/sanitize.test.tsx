import { expect, onTestFinished, test, vi } from 'vitest';

type SetHTML = (html: string, options?: { sanitizer?: unknown }) => void;
const elements = Element.prototype as { setHTML?: SetHTML };

/** `sanitize` of a browser with this method. */
const sanitizeWith = async (setHTML: (this: Element, ...given: Parameters<SetHTML>) => void) => {
  elements.setHTML = setHTML;
  onTestFinished(() => {
    delete elements.setHTML;
  });
  vi.resetModules();
  await (await import('../loading/sanitizer.ts')).loadSanitizer();
  const { sanitize } = await import('./sanitize.ts');
  return (html: string) => {
    const box = document.createElement('div');
    box.append(sanitize(html));
    return box.innerHTML;
  };
};

const teachers = '<p onclick="x()">Hola <b>2</b><script>x()</script></p>';

test.each<[string, SetHTML]>([
  [
    // "Failed to convert value to 'Sanitizer'": it takes no plain object.
    'of Chromium 105 to 118 refuses our list',
    () => {
      throw new TypeError("Failed to read the 'sanitizer' property from 'SetHTMLOptions'");
    },
  ],
  [
    'ignores our list',
    function (this: Element, html: string) {
      this.innerHTML = html;
    },
  ],
  ['removes everything', () => {}],
])('a question is shown, and without scripts, when the method of the browser %s', async (_, setHTML) => {
  const shown = await sanitizeWith(setHTML);
  expect(shown(teachers)).toBe('<p>Hola <b>2</b></p>');
});

test('no part of the app is shown before the browser can sanitise', async () => {
  vi.resetModules();
  const { loadPart } = await import('../loading/load-part.ts');
  const { loadedSanitizer } = await import('../loading/sanitizer.ts');
  expect(loadedSanitizer()).toBeUndefined();
  await loadPart(async () => 'a page');
  expect(loadedSanitizer()).toBeDefined();
});
