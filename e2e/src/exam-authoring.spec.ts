import type { ExamSummary } from '@matraz/contracts/exams/http';
import { expect, type Locator, type Page } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './testing/page-checks.ts';
import { test as school } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';
import { onPhonesToo } from './testing/widths.ts';

/** `ownTitle` is used by one test only. Exams with this title are deleted after the test. */
const test = school.extend<{ ownTitle: string }>({
  ownTitle: async ({ teacher }, use, { parallelIndex }) => {
    const title = `Ensayo de otoño ${parallelIndex} ${Date.now()}`;
    await use(title);
    const exams: ExamSummary[] = await (await teacher.get('/api/exams')).json();
    for (const exam of exams.filter(({ title: other }) => other.startsWith(title))) {
      await teacher.delete(`/api/admin/exams/${exam.id}`);
    }
  },
});
test.use({ storageState: sessionOf('admin') });

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Other tests add and delete exams above it. A click on a card that moves is lost, a key is not. */
const openExam = (card: Locator) => card.getByRole('link', { name: 'Ver' }).press('Enter');

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
};
const expectMessage = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('a teacher creates, edits, hides and deletes an exam', async ({ page, ownTitle, teacher, browser }) => {
  await page.goto('/admin?seccion=ensayos');
  await expect(page.getByRole('heading', { name: 'Ensayos' })).toBeVisible();
  const create = page.getByRole('button', { name: 'Crear ensayo', exact: true });
  await create.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Crear ensayo' }).click();
  await expect(dialog.getByText('Escribe el título')).toBeVisible();
  await expect(dialog.getByLabel('Título')).toBeFocused();
  await screenshot(page, 'ensayos-crear-errores');
  await fill(page, {
    Título: ownTitle,
    Descripción: 'Para el otoño.',
    'Duración (minutos)': '90',
    'Total de preguntas': '12',
  });
  await page.getByLabel('Materia').selectOption('Química');
  await page.keyboard.press('Tab');
  await page.getByLabel('Total de preguntas').press('Enter');
  await expect(page.getByText('Tiene 0 de 12 preguntas.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dejar inactivo' })).toBeFocused();
  await screenshot(page, 'ensayos-incompleto');
  await page.getByRole('button', { name: 'Activar igual' }).click();
  await expectMessage(page, 'Ensayo creado exitosamente');
  await expect(create).toBeFocused();

  const card = cardOf(page, ownTitle);
  for (const text of ['Química', 'Para el otoño.', '1h 30m', '0 de 12 preguntas cargadas', 'Activo']) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  await screenshot(page, 'ensayos-tarjetas');

  // A duration with seconds stays as it is when the form is saved.
  const exams: ExamSummary[] = await (await teacher.get('/api/exams')).json();
  const { id } = exams.find(({ title }) => title === ownTitle) ?? { id: '' };
  const form = { title: ownTitle, description: '', subject: 'Chemistry', duration: 5401, totalQuestions: 12 };
  await teacher.put(`/api/admin/exams/${id}`, { data: form });
  await expect(card.getByText('Para el otoño.')).toBeHidden();

  const edit = card.getByRole('button', { name: 'Editar' });
  await edit.click();
  await fill(page, { Título: `${ownTitle} B` });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expectMessage(page, 'Ensayo actualizado exitosamente');
  const edited = cardOf(page, `${ownTitle} B`);
  await expect(edited.getByRole('button', { name: 'Editar' })).toBeFocused();
  const after: ExamSummary[] = await (await teacher.get('/api/exams')).json();
  expect(after.find((exam) => exam.id === id)?.duration).toBe(5401);

  const student = await browser.newPage({ storageState: sessionOf('estudiante') });
  await student.goto('/exams');
  const seen = student.getByRole('heading', { name: `${ownTitle} B` });
  await expect(seen).toBeVisible();
  await edited.getByRole('switch', { name: 'Activo' }).click();
  await expectMessage(page, 'Ensayo desactivado');
  await expect(edited.getByRole('switch', { name: 'Inactivo' })).not.toBeChecked();
  // It disappears from the student's page without a reload.
  await expect(seen).toBeHidden();
  await student.goto(`/exams/${id}`);
  await expect(student.getByText('Ensayo no encontrado')).toBeVisible();
  await student.close();

  await openExam(edited);
  await expect(page.getByText('No hay preguntas disponibles')).toBeVisible();
  await page.goBack();

  await edited.getByRole('button', { name: 'Eliminar' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await expect(dialog.getByText('no se puede deshacer')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(edited.getByRole('button', { name: 'Eliminar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expectMessage(page, 'Ensayo eliminado exitosamente');
  await expect(edited).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a test exam of ten questions is inactive, and its teacher can look at it', async ({ page, teacher }) => {
  await page.goto('/admin?seccion=ensayos');
  await page.getByRole('button', { name: 'Crear ensayo de prueba' }).click();
  const size = page.getByLabel('Cantidad de preguntas');
  await expect(size).toHaveValue('80');
  await size.fill('10');
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/admin/create-test-exam')),
    size.press('Enter'),
  ]);
  const { id } = (await reply.json()) as ExamSummary;
  await expectMessage(page, 'Ensayo de prueba creado exitosamente');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/exams/${id}"]`) });
  for (const text of ['10 preguntas', '20m 0s', 'Inactivo'])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  await openExam(card);
  await expect(page).toHaveURL(new RegExp(`/exams/${id}`));
  await expect(page.getByRole('button', { name: 'Comenzar ensayo' })).toBeVisible();
  await teacher.delete(`/api/admin/exams/${id}`);
});

test('a message shows why the server refuses an exam, and the form keeps what was typed', async ({
  page,
  ownTitle,
}) => {
  const detail = 'El servicio no está disponible. Inténtalo en unos segundos';
  let isBroken = true;
  await page.route('**/api/admin/exams', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { detail } }) : route.continue(),
  );
  await page.goto('/admin?seccion=ensayos');
  await page.getByRole('button', { name: 'Crear ensayo', exact: true }).click();
  await fill(page, { Título: ownTitle, 'Duración (minutos)': '90', 'Total de preguntas': '12' });
  const send = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Crear ensayo' }).click();
    await page.getByRole('button', { name: 'Dejar inactivo' }).click();
  };
  await send();
  await expectMessage(page, 'Error al crear ensayo');
  await expectMessage(page, detail);
  const close = page.getByRole('button', { name: 'Cerrar notificación' });
  await close.click();
  await expect(close).toBeHidden();
  await expect(page.getByLabel('Título')).toHaveValue(ownTitle);
  isBroken = false;
  await send();
  await expect(cardOf(page, ownTitle)).toHaveCount(1);
});

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test(
    'the page and its dialogs have no serious finding, and none scrolls sideways',
    onPhonesToo,
    async ({ page, ownTitle, teacher }) => {
      const form = { title: ownTitle, duration: 90, totalQuestions: 3, isPublished: false };
      await teacher.post('/api/admin/exams', { data: form });
      await page.goto('/admin?seccion=ensayos');
      const card = cardOf(page, ownTitle);
      const openers = [
        page.getByRole('button', { name: 'Crear ensayo', exact: true }),
        page.getByRole('button', { name: 'Crear ensayo de prueba' }),
        card.getByRole('button', { name: 'Editar' }),
        card.getByRole('button', { name: 'Eliminar' }),
      ];
      await expect(card).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      for (const opener of openers) {
        await opener.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
        await page.keyboard.press('Escape');
        await expect(opener).toBeFocused();
      }
    },
  );
});
