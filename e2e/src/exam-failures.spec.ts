import { expect, type Page } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { test } from './testing/exam-room.ts';

test.use({ storageState: sessionOf('admin') });

const reason = 'El servicio descansa. Inténtalo en unos segundos';
/** Calls that are refused, as 'DELETE /api/admin/exams/e1'. */
const refused = new Set<string>();
// Chromium intercepts the requests of a page reliably only when the route is older than the page.
test.beforeEach(async ({ page }) => {
  refused.clear();
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return refused.has(`${route.request().method()} ${pathname}`)
      ? route.fulfill({ status: 400, json: { detail: reason } })
      : route.continue();
  });
});

const expectMessage = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();
/** Each refused call shows its own title with the reason of the server. */
const expectRefusal = async (page: Page, title: string) => {
  await expectMessage(page, title);
  await expectMessage(page, reason);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const confirm = async (page: Page, title: string, action: string) => {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: action, exact: true }).click();
  return dialog;
};
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const rows = (page: Page) => page.getByRole('list', { name: 'Preguntas del ensayo' }).getByRole('listitem');

test('every failure in the administration of exams shows its own text, and nothing is lost', async ({
  page,
  makeExam,
  teacher,
}) => {
  const exam = await makeExam({ duration: 600, size: 3 });
  const { id, title, questions } = exam;
  const [first = '', second = ''] = questions.map((question) => question.id);
  const order = async () => {
    const { questions: stored } = await (await teacher.get(`/api/exams/${id}`)).json();
    return (stored as { id: string }[]).map((question) => question.id);
  };
  const before = await order();
  for (const call of [
    'POST /api/admin/create-test-exam',
    `DELETE /api/admin/exams/${id}`,
    `PUT /api/admin/exam-questions/${second}`,
    `DELETE /api/admin/exam-questions/${first}`,
    `PUT /api/admin/exams/${id}/questions/reorder`,
    'GET /api/courses',
  ]) {
    refused.add(call);
  }

  await page.goto('/admin?seccion=ensayos');
  await press(page, 'Crear ensayo de prueba');
  const size = page.getByLabel('Cantidad de preguntas');
  await size.fill('10');
  await size.press('Enter');
  await expectRefusal(page, 'Error al crear ensayo de prueba');
  await press(page, 'Cancelar');

  await press(page, `Eliminar: ${title}`);
  const asked = await confirm(page, '¿Eliminar el ensayo?', 'Eliminar');
  await expectRefusal(page, 'Error al eliminar ensayo');
  await asked.getByRole('button', { name: 'Cancelar' }).click();

  await press(page, `Gestionar: ${title}`);
  await press(page, 'Crear pregunta');
  await expectMessage(page, 'Por favor completa todos los campos requeridos');

  await tab(page, 'Carga masiva');
  const text = page.getByRole('textbox', { name: 'Preguntas', exact: true });
  await text.fill('  \n');
  await press(page, 'Procesar');
  await expectMessage(page, 'Selecciona un ensayo y agrega preguntas');
  await text.fill('hola');
  await press(page, 'Procesar');
  await expectMessage(page, 'No se encontraron preguntas válidas');
  // Other formats than the bulk text need the list of courses.
  await text.fill('¿Cuál es la unidad de fuerza? { =El newton ~El joule }');
  await press(page, 'Procesar');
  await expectMessage(page, 'Error al procesar las preguntas');
  await text.fill('');

  await tab(page, 'Lista de preguntas');
  await expect(rows(page)).toHaveCount(3);
  await press(page, 'Bajar pregunta 1');
  await expectRefusal(page, 'Error al reordenar preguntas');
  await press(page, 'Eliminar pregunta 1');
  const kept = await confirm(page, '¿Eliminar la pregunta 1?', 'Eliminar');
  await expectRefusal(page, 'Error al eliminar pregunta');
  await kept.getByRole('button', { name: 'Cancelar' }).click();
  await press(page, 'Editar pregunta 2');
  const explanation = page.getByRole('textbox', { name: 'Explicación', exact: true });
  await explanation.fill('Otra explicación.');
  await press(page, 'Guardar');
  await expectRefusal(page, 'Error al actualizar pregunta');
  // The form keeps what was typed, and it is stored once the server is back.
  await expect(explanation).toHaveText('Otra explicación.');
  expect(await order()).toEqual(before);
  refused.clear();
  await press(page, 'Guardar');
  await expectMessage(page, 'Pregunta actualizada exitosamente');
  await expect(rows(page)).toHaveCount(3);
});
