import { expect } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { test } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

test('on a phone the button that confirms is above the bar with the places', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await register(page);
  const confirm = page.getByRole('button', { name: 'Confirmar respuesta' });
  const bar = page.getByRole('navigation', { name: 'Principal' });
  for (const path of ['/practice/recommended', '/diagnostic?empezar']) {
    await page.goto(path);
    await expect(confirm).toBeVisible();
    const room = async () => {
      const [button, places] = await Promise.all([confirm.boundingBox(), bar.boundingBox()]);
      return button && places && places.y - (button.y + button.height);
    };
    await expect.poll(room, { message: path }).toBeGreaterThanOrEqual(0);
  }
});

test('the diagnostic can be left and continued', async ({ page }) => {
  const answer = async (next: string | RegExp) => {
    // A formula may cover the middle of the option.
    await page
      .getByRole('radio')
      .first()
      .check({ position: { x: 8, y: 8 } });
    await page.getByRole('button', { name: 'Confirmar respuesta' }).click();
    await page.getByRole('button', { name: next }).click();
  };
  await register(page);
  await page.goto('/diagnostic');
  await expect(page.getByRole('heading', { name: '15 preguntas para saber por dónde empezar' })).toBeVisible();
  await page.getByRole('button', { name: 'Comenzar el diagnóstico' }).click();
  await expect(page.getByText('Pregunta 1 de 15')).toBeVisible();
  await screenshot(page, 'diagnostico');
  await answer('Siguiente pregunta');
  await expect(page.getByText('Pregunta 2 de 15')).toBeVisible();
  await answer('Siguiente pregunta');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vas en 2 de 15' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar el diagnóstico' }).click();
  for (let place = 3; place <= 15; place++) {
    await expect(page.getByText(`Pregunta ${place} de 15`)).toBeVisible();
    await answer(place < 15 ? 'Siguiente pregunta' : 'Ver cómo te fue');
  }
  await expect(page.getByRole('heading', { name: 'Así estás hoy' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Qué estudiar primero' })).toBeVisible();
  await screenshot(page, 'diagnostico-resultado');
  await expectAccessible(page);
});
