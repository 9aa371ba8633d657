import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from './page-checks.ts';
import { atEachWidth } from './widths.ts';

/** With `E2E_SCREENS=1` saves a picture for each width in e2e/test-results/screens. Fails when the page scrolls sideways. */
export const screenshot = (page: Page, name: string) =>
  atEachWidth(page, async (width) => {
    await expectNoSidewaysScrolling(page);
    if (!process.env.E2E_SCREENS) return;
    const path = join(import.meta.dirname, '../../test-results/screens', `${name}-${width}.png`);
    await page.screenshot({ path, animations: 'disabled' });
  });
