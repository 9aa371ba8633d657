import { expect, type Page } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { detailOf, test, topicsOf } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';
import { onPhonesToo } from './testing/widths.ts';

test.use({ storageState: sessionOf('premium') });

/** The first lesson of the demo with a picture. */
const openLessonWithImage = async (page: Page, teacher: Parameters<typeof detailOf>[0]) => {
  for (const { id } of await topicsOf(page.request)) {
    const { lessons } = await detailOf(teacher, id);
    const place = lessons.findIndex(({ content }) => content?.includes('<img'));
    if (place < 0) continue;
    const { id: userId } = await (await page.request.get('/api/auth/user')).json();
    await page.addInitScript(([key, lesson]) => localStorage.setItem(String(key), JSON.stringify({ lesson })), [
      `matraz.position.${userId}.${id}`,
      place,
    ] as const);
    await page.goto(`/topic/${id}?seccion=teoria`);
    return page.getByRole('button', { name: /Ampliar imagen/ }).first();
  }
  throw new Error('the demo has no picture');
};

test(
  'an image opens by click and Enter, can be zoomed, turned, reset and dragged, and Escape closes it',
  onPhonesToo,
  async ({ page, teacher }) => {
    const image = await openLessonWithImage(page, teacher);
    const viewer = page.getByRole('dialog', { name: 'Imagen ampliada' });
    const shown = viewer.getByRole('img');
    const zoomIn = viewer.getByRole('button', { name: 'Acercar' });
    const transform = (part: RegExp) => expect(shown).toHaveAttribute('style', part);

    await image.click();
    await expect(viewer.getByText('Zoom: 100%')).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, 'visor');
    await viewer.getByRole('button', { name: 'Cerrar imagen' }).click();
    await expect(viewer).toBeHidden();
    await expect(image).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(viewer).toBeVisible();
    for (let step = 0; step < 4; step++) await zoomIn.click();
    await expect(viewer.getByText('Zoom: 200%')).toBeVisible();
    const stage = await page.getByTestId('image-stage').boundingBox();
    if (!stage) throw new Error('no stage');
    const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 25, { steps: 4 });
    await page.mouse.up();
    await transform(/translate\(40px, 25px\)/);
    await screenshot(page, 'visor-ampliado');

    await viewer.getByRole('button', { name: 'Rotar 90°' }).click();
    await transform(/rotate\(90deg\)/);
    await viewer.getByRole('button', { name: 'Reset' }).click();
    await expect(viewer.getByText('Zoom: 100%')).toBeVisible();
    await transform(/translate\(0px, 0px\) scale\(1\) rotate\(0deg\)/);
    for (let step = 0; step < 2; step++) await viewer.getByRole('button', { name: 'Alejar' }).click();
    await expect(viewer.getByText('Zoom: 50%')).toBeVisible();
    await expect(viewer.getByRole('button', { name: 'Alejar' })).toHaveAttribute('aria-disabled', 'true');
    await viewer.getByRole('button', { name: 'Rotar 90°' }).click();
    await screenshot(page, 'visor-girado');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(image).toBeFocused();
  },
);
