import { type Page, test } from '@playwright/test';

/** Details of a test that has other steps on a narrow touch screen: it also runs on the phone. */
export const onPhonesToo = { tag: '@phone' };

export const isPhone = () => test.info().project.name === 'phone';

/** The size of the page in pixels. */
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/**
 * Runs `look` at the width of the desktop and of the phone. A test that also runs on the phone uses only its own width.
 * The layout depends only on CSS, so the page is not loaded again.
 */
export const atEachWidth = async (page: Page, look: (width: 'desktop' | 'phone') => Promise<void>) => {
  if (test.info().tags.includes(onPhonesToo.tag)) return look(isPhone() ? 'phone' : 'desktop');
  await look('desktop');
  await page.setViewportSize(phone);
  await look('phone');
  await page.setViewportSize(desktop);
};
