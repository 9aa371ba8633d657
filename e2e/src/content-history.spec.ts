import type { TopicDetail, TopicSummary } from '@matraz/contracts/catalog/http';
import { expect } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { test as school, topicsOf } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

interface Content {
  /** A topic with two lessons and seven questions. It and its copies are deleted after the test. */
  topic: TopicSummary;
}

const test = school.extend<Content>({
  topic: async ({ teacher }, use, { parallelIndex }) => {
    const title = `Tema con historia ${parallelIndex} ${Date.now()}`;
    const post = async (path: string, data: object) =>
      (await teacher.post(`/api/admin/${path}`, { data })).json() as Promise<TopicSummary>;
    const content = { courseId: 3, unit: title, title, description: 'Para probar el historial.', orderIndex: 5 };
    const topic = await post('topics', content);
    const topicId = topic.id;
    for (const orderIndex of [1, 2]) {
      const text = '<p>La membrana rodea la célula.</p>';
      await post('lessons', { topicId, title: `Membrana ${orderIndex}`, content: text, orderIndex });
    }
    for (let n = 1; n <= 7; n++) {
      const options = ['<p>sí</p>', '<p>no</p>'];
      await post('questions', {
        topicId,
        question: `<p>¿${n}?</p>`,
        options,
        correctAnswer: 0,
        explanation: '<p>Así es.</p>',
      });
    }
    await use(topic);
    for (const other of (await topicsOf(teacher)).filter((made) => made.unit === title)) {
      await teacher.delete(`/api/admin/topics/${other.id}`);
    }
  },
});
test.use({ storageState: sessionOf('admin') });

test('a teacher compares two versions of a lesson and restores the older one', async ({ page, teacher, topic }) => {
  const lessonsOf = async () => ((await (await teacher.get(`/api/topics/${topic.id}`)).json()) as TopicDetail).lessons;
  const [lesson] = await lessonsOf();
  const content = '<p>La membrana plasmática rodea la célula.</p>';
  const data = { topicId: topic.id, title: 'Membrana 1', content, orderIndex: 1 };
  await teacher.put(`/api/admin/lessons/${lesson?.id}`, { data });

  await page.goto(`/admin?seccion=lecciones&tema=${topic.id}`);
  await page.getByRole('button', { name: 'Historial: Lección 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Historial' });
  await expect(dialog.getByText('Cambió el contenido')).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Comparar/ })
    .first()
    .click();
  await expect(dialog.locator('ins')).toHaveText('plasmática');
  await screenshot(page, 'admin-historial');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restaurar esta versión' }).click();
  await page
    .getByRole('dialog', { name: /¿Restaurar/ })
    .getByRole('button', { name: 'Restaurar' })
    .click();
  await expect(page.getByText('Versión restaurada').first()).toBeVisible();
  await expect(dialog.getByText(/^Restauró la versión del/)).toBeVisible();
  await expect(dialog.getByText('Cambió el contenido')).toHaveCount(1);
  expect((await lessonsOf())[0]).toMatchObject({ content: '<p>La membrana rodea la célula.</p>', orderIndex: 1 });
});

test('a copy of a topic has everything, and is seen as a free student sees it', async ({ page, teacher, topic }) => {
  const writes: string[] = [];
  await page.goto('/admin');
  await page.getByLabel('Buscar temas').fill(topic.title);
  await page.getByRole('button', { name: `Duplicar: ${topic.title}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicar' }).click();
  await expect(page.getByText('Tema duplicado exitosamente').first()).toBeVisible();
  const copy = (await topicsOf(teacher)).find(({ title }) => title === `${topic.title} (copia)`);
  expect(copy).toMatchObject({ totalLessons: 2, totalQuestions: 7, orderIndex: 6 });

  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await page.getByRole('button', { name: `Ver como estudiante: ${copy?.title}`, exact: true }).click();
  await expect(page.getByText('7 preguntas, 5 en el plan gratuito')).toBeVisible();
  await screenshot(page, 'admin-vista-de-estudiante');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Práctica/ }).click();
  await page.getByRole('radio', { name: 'sí' }).check();
  await page.getByRole('button', { name: 'Confirmar respuesta' }).click();
  await expect(page.getByText('Así es.')).toBeVisible();
  expect(writes).toEqual([]);
  await page.getByRole('link', { name: 'Volver a Administración' }).click();
  await expect(page.getByRole('heading', { name: 'Gestión de Temas' })).toBeVisible();
});

test('a deleted exam comes back from the list of deleted ones, with its questions', async ({ page, teacher }) => {
  const title = `Borrado ${Date.now()}`;
  const data = { title, description: '', subject: 'Physics', duration: 3600, totalQuestions: 1, isPublished: false };
  const { id } = await (await teacher.post('/api/admin/exams', { data })).json();
  const question = {
    question: '<p>¿Es?</p>',
    options: ['sí', 'no'],
    correctAnswer: 0,
    explanation: '',
    isPilot: false,
  };
  await teacher.post(`/api/admin/exams/${id}/questions`, { data: question });

  await page.goto('/admin?seccion=ensayos');
  await page.getByRole('button', { name: `Eliminar: ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
  await page.getByText(/^Ensayos eliminados/).click();
  await screenshot(page, 'admin-ensayos-eliminados');
  await page.getByRole('button', { name: `Historial: Ensayo eliminado: ${title}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Restaurar/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /¿Restaurar/ })
    .getByRole('button', { name: 'Restaurar' })
    .click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: `Historial: Ensayo eliminado: ${title}` })).toHaveCount(0);
  expect((await (await teacher.get(`/api/exams/${id}`)).json()).questions).toHaveLength(1);
  await teacher.delete(`/api/admin/exams/${id}`);
});
