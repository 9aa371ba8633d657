import { join } from 'node:path';
import { type Page, test } from '@playwright/test';

/** Kept under e2e/test-results/screens, one per screen and width, to be looked at. */
export const screenshot = (page: Page, name: string) =>
  page.screenshot({
    path: join(import.meta.dirname, '../test-results/screens', `${name}-${test.info().project.name}.png`),
    animations: 'disabled',
  });
