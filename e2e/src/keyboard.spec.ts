import { expect, type Locator, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { test } from './testing/exam-room.ts';
import { chooseHere, detailOf, openPractice, rightOf, topicWhere } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';
import { isPhone, onPhonesToo } from './testing/widths.ts';

/** Presses Tab until the control has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 60; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const outline = await target.evaluate((element) => {
        const style = getComputedStyle(element);
        return [style.outlineStyle, getComputedStyle(element, '::after').outlineStyle];
      });
      expect(outline).not.toEqual(['none', 'none']); // the focus is visible
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('60 Tabs did not lead there');
};

test('a student can use cards, lessons, questions and dialogs by keyboard alone', async ({ page, teacher }) => {
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 1 && orderIndex === 1);
  const [first] = (await detailOf(teacher, topic.id)).questions;
  if (!first) throw new Error('the topic has no question');

  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Saltar al contenido' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await tabTo(page, page.getByRole('article').filter({ hasText: topic.title }).getByRole('link'));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`/topic/${topic.id}`);

  await tabTo(page, page.getByRole('button', { name: /^Teoría/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Marcar como completada' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('¡Lección completada!')).toBeVisible();
  await expect(page.getByText('¡Lección completada!')).toBeHidden();

  await page.getByRole('tab', { name: 'Teoría' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /Práctica|Quiz/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('1');
  await chooseHere(page, rightOf(first));
  await tabTo(page, page.getByRole('button', { name: 'Confirmar respuesta' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Siguiente pregunta' })).toBeFocused();
  await expect(page.getByRole('heading', { name: '¡Bien!' })).toBeInViewport();
  await expect(page.getByText('Has ganado 10 XP').first()).toBeVisible();
  await page.keyboard.press('F8');
  const notifications = page.getByRole('region', { name: /Notificaciones/ });
  await expect(notifications.locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Siguiente pregunta' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Pregunta 2 de/ })).toBeFocused();

  await page.getByTestId('xp').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Tu Progreso XP' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('xp')).toBeFocused();
});

test('keys are named only to who has a keyboard', onPhonesToo, async ({ page, makeExam }) => {
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 3 && orderIndex === 1);
  await openPractice(page, topic.id);
  const expectHint = async (hint: Locator) => {
    if (isPhone()) await expect(hint).toBeHidden();
    else await expect(hint).toBeVisible();
  };
  await expectHint(page.getByText('Teclas A–D y Enter'));
  await page.goto(`/topic/${topic.id}?seccion=teoria`);
  await expect(page.getByText('Para destacar, selecciona un texto')).toBeVisible();
  await expectHint(page.getByText('(tecla D)'));
  const { id } = await makeExam({ duration: 600, size: 1 });
  await page.goto(`/exams/${id}`);
  await expect(page.getByRole('heading', { name: 'Antes de comenzar' })).toBeVisible();
  await expectHint(page.getByRole('heading', { name: 'También con el teclado' }));
  await screenshot(page, 'antes-de-comenzar');
  await page.getByRole('button', { name: 'Comenzar ensayo' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Premium/ })).toHaveCount(0);
  await screenshot(page, 'ensayo-sin-premium');
});
