import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe finds nothing serious by WCAG 2.2 AA in what the page shows now. */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(serious).toEqual([]);
};

/** Nothing stands out of the page to the right; what is fixed to the screen could not even be scrolled to. */
export const expectNoSidewaysScrolling = async (page: Page) => {
  const { scrollWidth, clientWidth, cut } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = Array.from(document.querySelectorAll('.fixed :is(a, button)'))
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > clientWidth)
      .map(({ textContent }) => textContent);
    return { scrollWidth, clientWidth, cut };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(cut).toEqual([]);
};
