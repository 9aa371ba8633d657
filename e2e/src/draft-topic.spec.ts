import { expect } from '@playwright/test';
import { register, sessionOf } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { test } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';
import { onPhonesToo } from './testing/widths.ts';

test('a draft topic exists for its teacher only, until a click publishes it', async ({
  browser,
  page: student,
  draft,
}) => {
  await register(student);
  await student.goto(`/topic/${draft.id}`);
  await expect(student.getByText('Tema no encontrado')).toBeVisible();
  await screenshot(student, 'borrador-estudiante');

  const desk = await browser.newPage({ storageState: sessionOf('admin') });
  await desk.goto(`/topic/${draft.id}`);
  await expect(desk.getByText('Borrador · Enlaces')).toBeVisible();
  await screenshot(desk, 'borrador-tema');
  await desk.goto('/admin');
  await desk.getByLabel('Buscar temas').fill(draft.title);
  const state = desk.getByRole('article').filter({ hasText: draft.title }).getByRole('switch');
  await expect(state).toHaveAccessibleName(/^Borrador/);
  await state.scrollIntoViewIfNeeded();
  await screenshot(desk, 'borrador-tarjeta');
  await desk.getByRole('button', { name: `Editar: ${draft.title}` }).click();
  const inForm = desk.getByRole('dialog').getByRole('switch');
  await inForm.scrollIntoViewIfNeeded();
  await screenshot(desk, 'borrador-formulario');
  await desk.getByRole('button', { name: 'Cancelar' }).click();
  await state.click();
  await expect(state).toHaveAccessibleName(/^Publicado/);
  await desk.close();

  await student.reload();
  await expect(student.getByRole('heading', { name: draft.title })).toBeVisible();
});

test.describe('a teacher', () => {
  test.use({ storageState: sessionOf('admin') });

  test(
    'sees card, step and tab of the videos once the topic has one',
    onPhonesToo,
    async ({ page, teacher, draft }) => {
      await page.goto(`/topic/${draft.id}`);
      await expect(page.getByRole('heading', { name: '¿Cómo empezar?' })).toBeVisible();
      await expect(page.getByText(/video/i)).toHaveCount(0);

      const data = {
        title: 'Enlaces',
        description: 'Uno',
        youtubeId: 'aqz-KE-bpKQ',
        duration: '15:30',
        topicId: draft.id,
      };
      expect((await teacher.post('/api/admin/videos', { data })).ok()).toBe(true);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Mira los videos' })).toBeVisible();
      await screenshot(page, 'tema-con-video');
      await page.getByRole('button', { name: /^Videos/ }).click();
      await expect(page.getByRole('tab')).toHaveCount(3);
      await expect(page.getByRole('button', { name: /^Reproducir/ })).toBeVisible();
      await expectAccessible(page);
      await screenshot(page, 'videos');
    },
  );
});
