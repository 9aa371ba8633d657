import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { address } from '../src/testing/stack.ts';
import type { Tab } from './tab.ts';

const selectors = { link: 'a[href]', button: 'button', field: 'input' };

/** Milliseconds. A look during a navigation fails and is repeated. */
const timeout = 30_000;

/** Runs in the page. @returns the middle of the first control that can be clicked now */
const findControl = ({ selector, name }: { selector: string; name: string }): [x: number, y: number] | null => {
  if (document.readyState !== 'complete') return null;
  const dialogs = document.querySelectorAll('[role=dialog], dialog[open]');
  const place = dialogs[dialogs.length - 1] ?? document;
  for (const control of place.querySelectorAll<HTMLInputElement>(selector)) {
    const label = control.labels?.[0]?.textContent ?? control.textContent ?? '';
    const words = `${control.getAttribute('aria-label') ?? label} ${control.name}`.replace(/\s+/g, ' ');
    if (!words.includes(name) || control.disabled) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const onTop = document.elementFromPoint(x, y);
    if (onTop && (control.contains(onTop) || control.labels?.[0]?.contains(onTop))) return [x, y];
  }
  return null;
};

/** Runs in the page. */
const showsFormulas = () => {
  const formula = document.querySelector('.katex-html');
  return formula !== null && document.querySelector('[data-waits-for-formulas]') === null;
};

/** Runs in the page. */
const isStill = () =>
  document.fonts.status === 'loaded' &&
  document
    .getAnimations()
    .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity)
    .every(({ playState }) => playState !== 'running');

/** What a person sees and does in a tab. The texts are those of the screen. */
export const visitorOf = (tab: Tab, browser: string) => {
  const run = <Arg, Result>(code: (arg: Arg) => Result, arg: Arg) =>
    tab.run<Result>(`(${code})(${JSON.stringify(arg)})`);
  const clickFirst = async (selector: string, name: string) => {
    await expect(async () => {
      const middle = await run(findControl, { selector, name });
      if (middle === null) throw new Error(`${selector} '${name}' cannot be clicked`);
      await tab.click(...middle);
    }).toPass({ timeout });
  };
  const click = (role: keyof typeof selectors, name: string) => clickFirst(selectors[role], name);
  const text = () => tab.run<string>('document.body.innerText.replace(/\\s+/g, " ")');
  return {
    run,
    click,
    text,
    open: (path: string) => tab.open(address + path),
    fill: async (name: string, value: string) => {
      await click('field', name);
      await tab.type(value);
    },
    /** Chooses an option of the question. */
    choose: (place: number) => clickFirst(`input[type=radio][value="${place}"]`, ''),
    sees: (words: string | RegExp) => expect(async () => expect(await text()).toMatch(words)).toPass({ timeout }),
    /** A property of the first such element, as the browser computed it. */
    style: (selector: string, property: string) =>
      run(
        (wanted) => {
          const element = document.querySelector(wanted.selector);
          return element && getComputedStyle(element).getPropertyValue(wanted.property);
        },
        { selector, property },
      ),
    seesFormulas: () => expect.poll(() => run(showsFormulas, null), { timeout }).toBe(true),
    /** With `E2E_SCREENS=1` saves a picture in e2e/test-results/screens. */
    screenshot: async (name: string) => {
      if (!process.env.E2E_SCREENS) return;
      const folder = join(import.meta.dirname, '../test-results/screens');
      mkdirSync(folder, { recursive: true });
      await expect.poll(() => run(isStill, null), { timeout }).toBe(true);
      await tab.screenshot(join(folder, `${browser}-${name}`));
    },
  };
};
