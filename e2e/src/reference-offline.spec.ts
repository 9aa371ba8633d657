import { expect, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { keptFiles } from './testing/kept-files.ts';
import { openPractice, test, topicWhere } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

// The service worker opens the pages without a network.
test.use({ serviceWorkers: 'allow' });

const isHere = /formulas-page[\s\S]*periodic-table-page[\s\S]*reference-dialog/;
/** A font that few formulas need. */
const fonts = /KaTeX_Size4/;
const untilKept = async (page: Page) => {
  await expect.poll(() => keptFiles(page)).toMatch(isHere);
  await expect.poll(() => keptFiles(page)).toMatch(fonts);
};

const formula = (page: Page) => page.getByRole('listitem').locator('.katex').first();
const iron = (page: Page) => page.getByRole('button', { name: 'Hierro, Fe, 26' });

test('the formula sheet and the periodic table open without a network once one of them was opened', async ({
  page,
  context,
}) => {
  await register(page);
  // The first page of this browser, so that nothing else was kept.
  await page.goto('/formulas');
  await expect(formula(page)).toBeVisible();
  await untilKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Fórmulas', level: 1 })).toBeVisible();
  await expect(formula(page)).toHaveCSS('font-family', /KaTeX/);
  await screenshot(page, 'formulas-sin-conexion');
  await page.getByRole('link', { name: 'Tabla periódica' }).click();
  await expect(iron(page)).toBeVisible();
  await page.reload();
  await iron(page).click();
  await expect(page.getByText('55,845').first()).toBeVisible();
  await screenshot(page, 'tabla-periodica-sin-conexion');
});

test('beside a practice question they open without a network once they were opened', async ({ page, context }) => {
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 3 && orderIndex === 1);
  await openPractice(page, topic.id);
  await page.getByRole('button', { name: 'Fórmulas y tabla periódica' }).click();
  await untilKept(page);
  await expect.poll(() => keptFiles(page)).toMatch(/toaster/);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Fórmulas y tabla periódica' }).click();
  await page.getByRole('tab', { name: 'Tabla periódica' }).click();
  await expect(iron(page)).toBeVisible();
});
