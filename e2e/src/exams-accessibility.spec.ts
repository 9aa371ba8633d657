import { expect, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { type Exam, expectAllSaved, openSubmitDialog, startExam, submitExam, test } from './testing/exam-room.ts';
import { expectAccessible, expectNoSidewaysScrollingAt } from './testing/page-checks.ts';
import { onPhonesToo } from './testing/widths.ts';

/** Opens every screen of an exam and calls `check` on each. */
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
    await openSubmitDialog(page);
  });
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await step('resultados', async () => {
    await submitExam(page);
    await expect(page.getByText('Puntaje PAES simulado')).toBeVisible();
    await page.getByLabel('Cerrar notificación').click();
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

test.use({ reducedMotion: 'reduce' });

test('no screen of an exam has a serious finding or scrolls sideways', onPhonesToo, async ({ page, makeExam }) => {
  await register(page);
  await walk(page, await makeExam({ duration: 290, size: 3 }), async () => {
    await expectAccessible(page);
    await expectNoSidewaysScrollingAt(page, [320]);
  });
});
