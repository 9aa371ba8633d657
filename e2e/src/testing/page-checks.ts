import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { atEachWidth } from './widths.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Loads axe into the page, once, and stops all animations: axe would see colours in between and wait for every frame. */
const bringAxe = async (page: Page) => {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await page.evaluate(axeScript);
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(still);
  });
};

const allRules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** The rules that depend on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const seriousFindings = async (page: Page, rules: string[]) => {
  const { violations } = await page.evaluate((runOnly) => {
    if (!window.axe) throw new Error('axe is not in the page');
    return window.axe.run({ runOnly, resultTypes: ['violations'] });
  }, rules);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** Axe has no serious finding (WCAG 2.2 AA) on the page as it is now, in the light and the dark scheme. */
export const expectAccessible = async (page: Page) => {
  await bringAxe(page);
  await atEachWidth(page, async (width) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await seriousFindings(page, allRules), `dark, ${width}`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await seriousFindings(page, colourRules), `light, ${width}`).toEqual([]);
  });
};

/** Elements that extend past the right edge of the page, or are hidden sideways in `inside`. */
const sidewaysOverflow = async (page: Page, inside?: Locator): Promise<string[]> => {
  await page.evaluate(() => document.documentElement.style.setProperty('--font-sans', '"DejaVu Sans", Verdana'));
  const past = await page.evaluate(() => {
    const root = document.documentElement;
    const isPast = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().right > root.clientWidth;
    const isClipped = (one: Element): boolean =>
      one.parentElement !== null &&
      one.parentElement !== document.body &&
      (getComputedStyle(one.parentElement).overflowX !== 'visible' || isClipped(one.parentElement));
    const fixed = [...document.querySelectorAll('.fixed :is(a, button):not([role="toolbar"] *)')].filter(isPast);
    const flowing =
      root.scrollWidth > root.clientWidth
        ? [...document.querySelectorAll('main *, header *, footer *')].filter((one) => isPast(one) && !isClipped(one))
        : [];
    const names = [...fixed, ...flowing].map((one) => `${one.tagName} ${one.textContent}`);
    return root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} pixels`, ...names] : names;
  });
  const hidden = await inside?.evaluate((area) => {
    const { left } = area.getBoundingClientRect();
    const isPast = (one: Element) => one.getBoundingClientRect().right > left + area.clientWidth;
    const names = [...area.querySelectorAll('*')].filter(isPast).map((one) => one.outerHTML.slice(0, 200));
    // The browser rounds both widths, each by itself.
    return area.scrollWidth > area.clientWidth + 1
      ? [`${area.scrollWidth} of ${area.clientWidth} pixels`, ...names]
      : [];
  });
  await page.evaluate(() => document.documentElement.style.removeProperty('--font-sans'));
  return [...past, ...(hidden ?? [])];
};

/**
 * No element extends past the right edge of the page, and nothing is hidden sideways in `inside`. A fixed element there could not be
 * reached by scrolling; a toolbar scrolls by itself. Measured in a wide font: while the app's own font is not there, a page is shown in
 * the font of the device.
 */
export const expectNoSidewaysScrolling = (page: Page, inside?: Locator) =>
  // A page takes a moment to fit a new width.
  expect.poll(() => sidewaysOverflow(page, inside), { intervals: [50] }).toEqual([]);

/** The same check at other widths, in pixels. Restores the width of the page. */
export const expectNoSidewaysScrollingAt = async (page: Page, widths: readonly number[], inside?: Locator) => {
  const own = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScrolling(page, inside);
  }
  if (own) await page.setViewportSize(own);
};
