import { expect, type Locator, type Page } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './testing/page-checks.ts';
import { picture } from './testing/picture.ts';
import { detailOf, test as school } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';
import { onPhonesToo } from './testing/widths.ts';

/** A topic without content. It is deleted after the test, with all that the test wrote. */
const test = school.extend<{ topic: { id: string; title: string } }>({
  topic: async ({ teacher }, use, { parallelIndex }) => {
    const title = `Tema del editor ${parallelIndex} ${Date.now()}`;
    const form = { courseId: 1, unit: 'Editor', title, description: 'Para escribir.', orderIndex: 1 };
    const reply = await teacher.post('/api/admin/topics', { data: form });
    expect(reply.status()).toBe(201);
    const { id } = await reply.json();
    await use({ id, title });
    await teacher.delete(`/api/admin/topics/${id}`);
  },
});
test.use({ storageState: sessionOf('admin') });

const openLessons = async (page: Page, title: string) => {
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Lecciones' }).click();
  await page.getByRole('combobox', { name: 'Tema' }).fill(title);
  await page.getByRole('option').first().click();
};

const openNewLesson = async (page: Page, title: string): Promise<Locator> => {
  await openLessons(page, title);
  await page.getByRole('button', { name: 'Crear lección' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Crear lección' });
  await dialog.getByRole('textbox', { name: 'Título' }).fill('La lección');
  return dialog;
};

const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

test('a lesson with a table, a formula and a picture is stored as it was written', async ({ page, topic, teacher }) => {
  const dialog = await openNewLesson(page, topic.title);
  const text = dialog.getByRole('textbox', { name: 'Contenido' });
  await text.click();
  expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(300);
  await press(dialog, 'Título 2');
  await page.keyboard.type('El agua');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Es ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('muy');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' importante: ');

  await press(dialog, 'Fórmula');
  const formula = page.getByRole('dialog', { name: 'Insertar fórmula' });
  await expect(formula.getByLabel('Fórmula')).toBeFocused();
  await page.keyboard.type('\\ce{2H2 + O2 -> 2H2O}');
  await expect(formula.locator('.katex')).toBeVisible();
  await formula.getByRole('button', { name: 'Insertar fórmula' }).click();
  await expect(text.locator('.formula .katex')).toBeVisible();
  await page.keyboard.type(' y \\(a<b\\)');
  await expect(text.locator('.formula')).toHaveCount(2);

  await page.keyboard.press('Enter');
  await press(dialog, 'Insertar tabla');
  await page.keyboard.type('Masa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Volumen');
  await press(dialog, 'Eliminar columna');
  await press(dialog, 'Agregar fila abajo');
  await expect(text.locator('tr')).toHaveCount(4);
  await expect(text.locator('th')).toHaveCount(2);

  await page.keyboard.press('Control+End');
  await page.keyboard.type('Mira: ');
  const chooser = page.waitForEvent('filechooser');
  await press(dialog, 'Subir imagen desde PC');
  await (await chooser).setFiles(picture);
  await expect(text.locator('img[src^="/uploads/"]')).toBeVisible();
  await screenshot(page, 'editor-leccion');
  await dialog.getByRole('button', { name: 'Crear lección' }).click();
  await expect(dialog).toBeHidden();

  const stored = async () => (await detailOf(teacher, topic.id)).lessons[0]?.content ?? '';
  const written = await stored();
  const source = /src="(\/uploads\/[^"]+)"/.exec(written)?.[1];
  const row = (tag: string, ...cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}><p>${cell}</p></${tag}>`).join('')}</tr>`;
  expect(written).toBe(
    '<h2>El agua</h2><p>Es <strong>muy</strong> importante: \\(\\ce{2H2 + O2 -&gt; 2H2O}\\) y \\(a&lt;b\\)</p>' +
      '<table style="min-width:50px"><colgroup><col style="min-width:25px" /><col style="min-width:25px" /></colgroup>' +
      `<tbody>${row('th', 'Masa', '')}${row('td', '', '').repeat(3)}</tbody></table>` +
      `<p>Mira: <img src="${source}" alt="punto.png" width="1" height="1" /></p>`,
  );

  // Opened and saved again with one more word: only its block changes.
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  const edit = page.getByRole('dialog', { name: 'Editar lección' });
  await edit.getByRole('heading', { name: 'El agua' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' pura');
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(edit).toBeHidden();
  expect(await stored()).toBe(written.replace('El agua', 'El agua pura'));
});

test('a picture in the clipboard is uploaded; where that fails an alert says so', async ({ page, topic }) => {
  let server: 'works' | 'fails' | 'sends no JSON' = 'works';
  await page.route('**/api/upload/image', (route) => {
    if (server === 'works') return route.continue();
    return server === 'fails'
      ? route.fulfill({ status: 503, json: { detail: 'El servicio no está disponible' } })
      : route.fulfill({ status: 200, contentType: 'text/html', body: '' });
  });
  const dialog = await openNewLesson(page, topic.title);
  const text = dialog.getByRole('textbox', { name: 'Contenido' });
  await text.click();
  const paste = () =>
    text.evaluate((element, base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, picture.buffer.toString('base64'));
  await paste();
  await expect(text.locator('img[src^="/uploads/"][alt="Imagen pegada"]')).toBeVisible();

  server = 'fails';
  const said = page.waitForEvent('dialog');
  await paste();
  const alert = await said;
  expect(alert.message()).toBe('Error al subir la imagen pegada');
  await alert.accept();
  await expect(text.locator('img[src]')).toHaveCount(1);
  await expect(dialog.getByText('El servicio no está disponible.')).toBeVisible();

  // A reply that is no JSON is a failure, too.
  server = 'sends no JSON';
  const again = page.waitForEvent('dialog');
  const chooser = page.waitForEvent('filechooser');
  await press(dialog, 'Subir imagen desde PC');
  await (await chooser).setFiles(picture);
  const second = await again;
  expect(second.message()).toBe('Error al subir la imagen');
  await second.accept();
  await expect(text.locator('img[src]')).toHaveCount(1);
});

test('the toolbar is used by keyboard, and a link does not open', async ({ page, topic, context }) => {
  const dialog = await openNewLesson(page, topic.title);
  const text = dialog.getByRole('textbox', { name: 'Contenido' });
  await text.click();
  await page.keyboard.type('enlace');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+Tab');
  const bar = dialog.getByRole('toolbar', { name: 'Formato: Contenido' });
  await expect(bar.getByRole('button', { name: 'Negrita' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('button', { name: 'Cursiva' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('button', { name: 'Negrita' })).toHaveAttribute('aria-pressed', 'true');
  await expect(text.locator('strong')).toHaveText('enlace');

  page.once('dialog', (prompt) => {
    expect(prompt.message()).toBe('URL del enlace:');
    return prompt.accept('https://ejemplo.cl/');
  });
  // Not a click: the editor reads the caret of a click later, and would lose the selection.
  await text.focus();
  await page.keyboard.press('Control+a');
  await press(dialog, 'Enlace');
  await text.getByRole('link', { name: 'enlace' }).click();
  expect(context.pages()).toHaveLength(1);
  await expect(text).toBeVisible();
});

test('in a narrow window no tooltip leaves the window or makes the dialog scroll', async ({ page, topic }) => {
  const dialog = await openNewLesson(page, topic.title);
  await page.setViewportSize({ width: 320, height: 640 });
  await dialog.getByRole('textbox', { name: 'Contenido' }).click();
  await page.keyboard.press('Shift+Tab');
  const buttons = await dialog.getByRole('toolbar', { name: 'Formato: Contenido' }).getByRole('button').all();
  expect(buttons.length).toBeGreaterThan(10);
  for (const button of buttons) {
    const label = await button.getAttribute('aria-label');
    if (await button.isDisabled()) continue;
    await button.focus();
    const tooltip = page.locator('[aria-hidden="true"]').getByText(label ?? '', { exact: true });
    await expect(tooltip).toBeVisible();
    const { x = -1, width = 0 } = (await tooltip.boundingBox()) ?? {};
    expect(x, label ?? '').toBeGreaterThanOrEqual(0);
    expect(x + width, label ?? '').toBeLessThanOrEqual(320);
    await expectNoSidewaysScrolling(page, dialog);
  }
});

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the editor has no serious finding, on phones too', onPhonesToo, async ({ page, topic }) => {
    const dialog = await openNewLesson(page, topic.title);
    await dialog.getByRole('textbox', { name: 'Contenido' }).click();
    await press(dialog, 'Insertar tabla');
    await expectAccessible(page);
    await press(dialog, 'Color del texto');
    await expect(dialog.getByRole('toolbar', { name: 'Color del texto' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await press(dialog, 'Fórmula');
    await expectAccessible(page);
  });
});
