import { type Page, test } from '@playwright/test';

/** Details of a test whose steps differ on a narrow screen with touch: it runs on the phone as well. */
export const onPhonesToo = { tag: '@phone' };

export const isPhone = () => test.info().project.name === 'phone';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/**
 * Runs `look` at the desktop's width and at the phone's. A test that runs on the phone as well looks at its own width only.
 * The layout is decided by CSS alone, so the page need not be loaded again.
 */
export const atEachWidth = async (page: Page, look: (width: 'desktop' | 'phone') => Promise<void>) => {
  if (test.info().tags.includes(onPhonesToo.tag)) return look(isPhone() ? 'phone' : 'desktop');
  await look('desktop');
  await page.setViewportSize(phone);
  await look('phone');
  await page.setViewportSize(desktop);
};
