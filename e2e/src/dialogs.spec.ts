import { expect } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { answerBehind, detailOf, rightOf, test, topicWhere, wrongOf } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';
import { onPhonesToo } from './testing/widths.ts';

test(
  'the dialogs of the header show streak and calendar, XP and profile, which leads to the chart',
  onPhonesToo,
  async ({ page, teacher }) => {
    const email = await register(page);
    await page.goto('/');
    await expect(page.getByTestId('xp')).toContainText('0');
    const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 2 && orderIndex === 2);
    const [first, second] = (await detailOf(teacher, topic.id)).questions;
    if (!first || !second) throw new Error('the topic has too few questions');
    await answerBehind(page, first, rightOf(first));
    await answerBehind(page, second, wrongOf(second));
    await expect(page.getByTestId('xp')).toContainText('10');
    await expect(page.getByTestId('streak')).toContainText('1');

    await page.getByTestId('streak').click();
    const streak = page.getByRole('dialog', { name: 'Tu Racha de Estudio' });
    await expect(streak.getByText('Nuevo', { exact: true })).toHaveCount(2); // the level, and its badge
    await expect(streak.getByText(/Siguiente nivel: Consistente/)).toBeVisible();
    await expect(streak.getByText('Estudiaste 1 día en las últimas 12 semanas.')).toBeVisible();
    await expect(streak.getByRole('cell', { name: /: 2 respuestas$/ })).toHaveCount(1);
    await screenshot(page, 'racha');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(streak).toBeHidden();
    await expect(page.getByTestId('streak')).toBeFocused();

    await page.getByTestId('xp').click();
    const xp = page.getByRole('dialog', { name: 'Tu Progreso XP' });
    await expect(xp.getByText('10 %: te faltan 90 XP para ser Aprendiz.')).toBeVisible();
    await screenshot(page, 'xp');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Tu perfil' }).click();
    const profile = page.getByRole('dialog', { name: 'Tu Perfil' });
    await expect(profile.getByText('Antonia Pizarro')).toBeVisible();
    await expect(profile.getByText(email)).toBeVisible();
    await expect(profile.getByText(/^\d{1,2} de [a-z]+ de \d{4}$/)).toBeVisible();
    await expect(profile.getByRole('definition')).toHaveText(['0', '2', '50 %']);
    await expect(profile.getByText('Administrador')).toBeHidden();
    await screenshot(page, 'perfil');
    await expectAccessible(page);

    await profile.getByRole('link', { name: 'Mi progreso' }).click();
    const weeks = page.getByRole('region', { name: 'Tu avance por semana' });
    await expect(weeks.getByRole('img', { name: /XP ganados por semana: 10 en 12 semanas/ })).toBeVisible();
    await weeks.getByText('Ver los números').click();
    await expect(weeks.getByRole('row').nth(1)).toContainText('50 %');

    await page.getByRole('button', { name: 'Tu perfil' }).click();
    await profile.getByRole('link', { name: 'Cerrar Sesión' }).click();
    await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  },
);
