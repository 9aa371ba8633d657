import { expect, type Page, type Request, type Route } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { chooseHere, detailOf, openPractice, rightOf, test, topicWhere } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

const isAnswer = (request: Request) => request.url().endsWith('/answer');

/** The idempotency keys of the answers that the page sends from now on. */
const keysSent = (page: Page) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => isAnswer(request) && keys.push(request.headers()['idempotency-key']));
  return keys;
};

/** What happens to an answer. Chromium intercepts the requests of a page reliably only when the route is older than the page. */
let deliver: (route: Route) => Promise<void>;

test.beforeEach(async ({ page, teacher }) => {
  deliver = (route) => route.continue();
  await page.route('**/answer', (route) => deliver(route));
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 3 && orderIndex === 1);
  const [first] = (await detailOf(teacher, topic.id)).questions;
  await openPractice(page, topic.id);
  if (first) await chooseHere(page, rightOf(first));
});

const xp = (page: Page) => page.getByTestId('xp');
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente pregunta' });

test('without a network a message is shown, the answer is kept, and XP is correct afterwards', async ({
  page,
  context,
}) => {
  const keys = keysSent(page);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sin conexión. Si respondes ahora, lo enviamos apenas vuelva.')).toBeVisible();
  await expect(page.getByText('Respuesta guardada en este dispositivo')).toBeVisible();
  await expect(page.getByText('1 respuesta espera la conexión')).toBeVisible();
  await expect(next(page)).toBeFocused();
  await screenshot(page, 'sin-conexion');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: '¡Bien!' })).toBeVisible();
  await expect(xp(page)).toContainText('10');
  await expect(page.getByText('Sin conexión.', { exact: false })).toBeHidden();
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(1);
});

test('after a lost reply the answer is sent again with the same key and counts once', async ({ page }) => {
  const keys = keysSent(page);
  let lost = 0;
  deliver = async (route) => {
    await route.fetch(); // the request reaches the server, the reply is lost
    if (lost++ < 2) await route.abort('connectionreset');
    else await route.continue();
  };
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '¡Bien!' })).toBeVisible();
  await expect(page.getByText('Has ganado 10 XP').first()).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await page.reload();
  await expect(xp(page)).toContainText('10');
});

test('a refused answer shows a message and is not retried', async ({ page }) => {
  const keys = keysSent(page);
  deliver = (route) => route.fulfill({ status: 503, body: '' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('No se pudo procesar la respuesta').first()).toBeVisible();
  deliver = (route) => route.continue();
  expect(keys).toHaveLength(1);
  await page.getByRole('button', { name: 'Confirmar respuesta' }).click();
  await expect(next(page)).toBeVisible();
  await expect(xp(page)).toContainText('10');
});
