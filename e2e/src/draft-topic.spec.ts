import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { expect } from '@playwright/test';
import { register, sessionOf } from './testing/accounts.ts';
import { test as school } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

const test = school.extend<{ draft: TopicSummary }>({
  draft: async ({ teacher }, use) => {
    const data = {
      courseId: 1,
      unit: 'Enlaces',
      title: `Borrador ${Date.now()}`,
      description: 'A medias.',
      status: 'draft',
    };
    const topic: TopicSummary = await (await teacher.post('/api/admin/topics', { data })).json();
    await use(topic);
    await teacher.delete(`/api/admin/topics/${topic.id}`);
  },
});

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
