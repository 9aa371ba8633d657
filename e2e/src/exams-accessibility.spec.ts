import { expect, type Page } from '@playwright/test';
import { askToHandIn, type Exam, expectAllSaved, handIn, startExam, test } from './exam-room.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './page-checks.ts';
import { register } from './register.ts';

/** Through every screen of an exam; `check` looks at each. */
const walk = async (page: Page, exam: Exam, check: () => Promise<void>) => {
  const step = (name: string, show: () => Promise<void>) =>
    test.step(name, async () => {
      await show();
      await check();
    });
  await step('lista', async () => {
    await page.goto('/exams');
    await expect(page.getByRole('link', { name: `Comenzar: ${exam.title}` })).toBeVisible();
  });
  await step('instrucciones', async () => {
    await page.goto(`/exams/${exam.id}`);
    await expect(page.getByText('preguntas en total')).toBeVisible();
  });
  await step('ensayo', async () => {
    await startExam(page, exam);
    await page.keyboard.press('a');
    await page.keyboard.press('f');
    await expectAllSaved(page);
    await expect(page.getByText('¡Tiempo limitado!')).toBeVisible();
  });
  await step('sin conexión', async () => {
    await page.context().setOffline(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('b');
    await expect(page.getByText('Sin conexión: guardada en este equipo')).toBeVisible();
  });
  await page.context().setOffline(false);
  await expectAllSaved(page);
  await step('salir', async () => {
    await page.getByRole('link', { name: 'Matraz, inicio' }).click();
    await expect(page.getByRole('dialog', { name: '¿Salir del ensayo?' })).toBeVisible();
  });
  await page.getByRole('button', { name: 'Seguir en el ensayo' }).click();
  await step('finalizar', async () => {
    await askToHandIn(page);
  });
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await step('resultados', async () => {
    await handIn(page);
    await expect(page.getByText('Puntaje PAES simulado')).toBeVisible();
    await expect(page.getByText('Ensayo completado', { exact: true })).toBeHidden();
  });
  for (const name of ['Revisión', 'Recorrido']) {
    await step(name, async () => {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    });
  }
  await step('lista con resultados', async () => {
    await page.getByRole('link', { name: 'Otros ensayos' }).click();
    await expect(page.getByRole('heading', { name: 'Tus resultados' })).toBeVisible();
  });
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} scheme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('screens of an exam have no serious finding', async ({ page, makeExam }) => {
      await register(page);
      await walk(page, await makeExam({ duration: 290, size: 3 }), () => expectAccessible(page));
    });
  });
}

test('at 320 pixels no screen of an exam scrolls sideways', async ({ page, makeExam }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await register(page);
  await walk(page, await makeExam({ duration: 290, size: 3 }), () => expectNoSidewaysScrolling(page));
});
