import { expect } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { test } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

const names = [
  'bohr',
  'ciclo-ovarico',
  'circuito',
  'cuenta-de-luz',
  'dilucion',
  'espectro',
  'fotosintesis',
  'lente',
  'onda',
  'piramide',
  'reactivo-limitante',
  'refraccion',
  'resorte',
  'roce',
  'segunda-ley',
  'seleccion',
  'sismo',
  'superficie',
];

test('the figures of a lesson move by keyboard, say what they show, and fit in both themes', async ({
  browser,
  draft,
  teacher,
}) => {
  const content = names.map((name) => `<p>[figura ${name}]</p>`).join('');
  const lesson = { topicId: draft.id, title: 'Figuras', content: `<p>Mira.</p>${content}`, orderIndex: 1 };
  expect((await teacher.post('/api/admin/lessons', { data: lesson })).ok()).toBe(true);
  const page = await browser.newPage({ storageState: sessionOf('admin') });
  await page.goto(`/topic/${draft.id}?seccion=teoria`);
  const figures = page.getByRole('article').getByRole('region');
  await expect(figures).toHaveCount(names.length);
  await expect(page.getByText('[figura')).toHaveCount(0);
  for (const figure of await figures.all()) {
    const says = figure.getByRole('status');
    const before = await says.textContent();
    await figure.getByRole('slider').first().press('ArrowRight');
    await expect(says).not.toHaveText(before ?? '');
  }
  await expectAccessible(page);
  await screenshot(page, 'figuras');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await screenshot(page, 'figuras-dark');
  await page.close();
});
