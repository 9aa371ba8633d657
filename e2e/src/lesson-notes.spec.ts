import { expect, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { keptFiles } from './testing/kept-files.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { detailOf, test, topicWhere } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

// Lessons open without a network because the service worker has their code.
test.use({ serviceWorkers: 'allow' });

const note = (page: Page) => page.getByLabel('Lo que quiero recordar de esta lección');
const lesson = (page: Page) => page.locator('article .rich-text');

/** Selects the first words of the first paragraph. @returns them */
const selectWords = (page: Page) =>
  lesson(page).evaluate((content) => {
    const text = document.createTreeWalker(content.querySelector('p') ?? content, NodeFilter.SHOW_TEXT).nextNode();
    if (!(text instanceof Text)) throw new Error('the lesson has no text');
    const end = text.data.indexOf(' ', 12);
    text.parentElement?.scrollIntoView({ block: 'center' });
    document.getSelection()?.setBaseAndExtent(text, 0, text, end);
    return text.data.slice(0, end);
  });

/** The words that are painted as highlighted. */
const painted = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('destacado') ?? [])].map((range) => String(range)));

test.beforeEach(async ({ page }) => {
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 2 && orderIndex === 1);
  await page.goto(`/topic/${topic.id}?seccion=teoria`);
  await expect(note(page)).toBeVisible();
});

test('a lesson is saved, noted and highlighted, also without a network, and is read again later', async ({
  page,
  context,
}) => {
  await page.getByRole('button', { name: 'Guardar lección' }).click();
  await note(page).fill('La rapidez no tiene dirección.');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  const words = await selectWords(page);
  await expect(page.getByRole('button', { name: 'Destacar' })).toBeVisible();
  await expectAccessible(page);
  await selectWords(page);
  await screenshot(page, 'destacar');
  await page.getByRole('button', { name: 'Destacar' }).click();
  await expect.poll(() => painted(page)).toEqual([words]);
  await screenshot(page, 'apuntes-de-la-leccion');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();

  await page.reload();
  await expect(note(page)).toHaveValue('La rapidez no tiene dirección.');
  await expect(page.getByRole('button', { name: 'Guardar lección' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => painted(page)).toEqual([words]);

  // A moment after a lesson was opened.
  await expect.poll(() => keptFiles(page)).toMatch(/lesson-notes-[^.]*\.css.*notes-page.*topic-tabs/s);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => painted(page)).toEqual([words]);
  await note(page).fill('La rapidez no tiene dirección. La velocidad sí.');
  await expect(page.getByText('Guardado en este equipo.', { exact: false })).toBeVisible();
  await screenshot(page, 'apuntes-sin-conexion');

  await page.goto('/apuntes');
  await expect(page.getByText('La velocidad sí.', { exact: false })).toBeVisible();
  await expect(page.getByText('Estos son los apuntes que hay en este equipo.', { exact: false })).toBeVisible();

  await context.setOffline(false);
  const notes = async () => (await page.request.get('/api/user/notes')).json();
  await expect.poll(notes).toMatchObject([{ note: 'La rapidez no tiene dirección. La velocidad sí.' }]);
});

test('a click on a highlight removes it', async ({ page }) => {
  await selectWords(page);
  // The key works once the button is there.
  await expect(page.getByRole('button', { name: 'Destacar' })).toBeVisible();
  await page.keyboard.press('d');
  await expect.poll(() => painted(page)).toHaveLength(1);
  const { x, y } = await page.evaluate(() => {
    const [range] = CSS.highlights.get('destacado') ?? [];
    return (range as Range).getBoundingClientRect();
  });
  await page.mouse.click(x + 5, y + 5);
  await page.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect.poll(() => painted(page)).toEqual([]);
});

test('all notes are on one page, which leads from the profile and to the lesson', async ({ page, teacher }) => {
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 2 && orderIndex === 1);
  const [first] = (await detailOf(teacher, topic.id)).lessons;
  await page.goto('/apuntes');
  await expect(page.getByText('Todavía no tienes apuntes')).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'apuntes-vacios');
  const reply = await page.request.put(`/api/lessons/${first?.id}/notes`, {
    data: {
      changedAt: new Date().toISOString(),
      isSaved: true,
      note: 'Revisar antes del ensayo:\n- unidades\n- signos',
      highlights: [{ quote: 'La rapidez es \\(v = d/t\\)', before: '', after: '' }],
    },
  });
  expect(reply.status()).toBe(200);
  await page.goto('/');
  await page.getByRole('button', { name: 'Tu perfil' }).click();
  await page.getByRole('link', { name: 'Mis apuntes' }).click();
  await expect(page.getByText('Revisar antes del ensayo:')).toBeVisible();
  await expect(page.locator('.katex').first()).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'apuntes');
  await page.getByRole('link', { name: first?.title ?? '' }).click();
  await expect(page.getByRole('heading', { level: 2, name: first?.title })).toBeVisible();
  await expect(page.getByText('Ya no están en la lección')).toBeVisible();
});
