import type { TopicStats } from '@matraz/contracts/practice/http';
import { expect, type Page } from '@playwright/test';
import { logInAgain, logInAs, register } from './testing/accounts.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { chooseHere, detailOf, openPractice, rightOf, test, topicWhere, wrongOf } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';
import { storedBytes } from './testing/stored-bytes.ts';

// The service worker opens the page without a network.
test.use({ serviceWorkers: 'allow' });

const xp = (page: Page) => page.getByTestId('xp');
const kept = (page: Page) => page.getByText('Respuesta guardada en este dispositivo');
const statsOf = async (page: Page, topicId: string): Promise<TopicStats> =>
  (await page.request.get(`/api/topics/${topicId}/stats`)).json();

/** The files of practice are in the browser, so that the topic opens without a network. */
const untilStored = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const files = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('matraz-app-'));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => url);
    });
  await expect.poll(async () => (await files()).some((url) => url.includes('/toaster-'))).toBe(true);
};

const openTopic = async (page: Page, topicId: string) => {
  await openPractice(page, topicId);
  await untilStored(page);
};

test('answers that were given offline count exactly once, although the tab was closed', async ({
  page,
  context,
  teacher,
}) => {
  await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 3 && orderIndex === 1);
  const [first, second] = (await detailOf(teacher, topic.id)).questions;
  if (!first || !second) throw new Error('the topic has too few questions');
  await openTopic(page, topic.id);

  await context.setOffline(true);
  await chooseHere(page, rightOf(first));
  await page.keyboard.press('Enter');
  await expect(kept(page)).toBeVisible();
  await screenshot(page, 'practica-sin-conexion');
  await page.emulateMedia({ colorScheme: 'dark' });
  await screenshot(page, 'practica-sin-conexion-dark');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pregunta 2 de')).toBeVisible();
  await chooseHere(page, wrongOf(second));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 respuestas esperan la conexión')).toBeVisible();
  await page.close();

  // The app opens from this browser, and knows what waits.
  const offline = await context.newPage();
  await offline.goto(`/topic/${topic.id}?seccion=practica`);
  await expect(offline.getByText('2 respuestas esperan la conexión')).toBeVisible();
  await offline.close();

  await context.setOffline(false);
  const online = await context.newPage();
  const answers: string[] = [];
  online.on(
    'request',
    (request) => request.url().endsWith('/answer') && answers.push(request.url().split('/')[5] ?? ''),
  );
  await online.goto('/');
  await expect(online.getByText('Corregimos lo que respondiste sin conexión').first()).toBeVisible();
  await expect(xp(online)).toContainText('10');
  expect(answers).toEqual([first.id, second.id]);
  await expect
    .poll(() => statsOf(online, topic.id))
    .toMatchObject({ questionsAnswered: 2, questionsCorrect: 1, xpEarned: first.xpReward });
  await online.reload();
  await expect(xp(online)).toContainText('10');
  expect(answers).toHaveLength(2);
});

test('another student on the same computer neither sees nor sends them, and they are sent at the next login', async ({
  page,
  context,
  teacher,
}) => {
  const email = await register(page);
  const topic = await topicWhere(page.request, ({ courseId, orderIndex }) => courseId === 3 && orderIndex === 1);
  const [first] = (await detailOf(teacher, topic.id)).questions;
  if (!first) throw new Error('the topic has no questions');
  await openPractice(page, topic.id);
  await page.route('**/answer', (route) => route.abort('internetdisconnected'));
  await chooseHere(page, rightOf(first));
  await page.keyboard.press('Enter');
  await expect(kept(page)).toBeVisible();
  const key = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        indexedDB.open('matraz-practice').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          database.transaction('outbox').objectStore('outbox').getAllKeys().onsuccess = (event) => {
            database.close();
            resolve(String((event.target as IDBRequest<IDBValidKey[]>).result[0]));
          };
        };
      }),
  );
  expect(await storedBytes(page)).toContain(key);

  await page.goto('/');
  await page.getByRole('button', { name: 'Tu perfil' }).click();
  await page.getByRole('link', { name: 'Cerrar Sesión' }).click();
  const question = page.getByRole('dialog', { name: 'Tienes 1 respuesta sin enviar' });
  await question.getByRole('button', { name: 'Cerrar sesión igual' }).click();
  await expect(page.getByRole('link', { name: /Iniciar sesión|Entrar|Ingresar/ }).first()).toBeVisible();
  expect(await storedBytes(page)).not.toContain(key);

  await page.unroute('**/answer');
  const sent: string[] = [];
  context.on('request', (request) => request.url().endsWith('/answer') && sent.push(request.url()));
  await page.goto('/api/login');
  await logInAs(page, 'estudiante');
  await expect(xp(page)).toBeVisible();
  await page.getByRole('button', { name: 'Tu perfil' }).click();
  await page.getByRole('link', { name: 'Cerrar Sesión' }).click();
  await expect(xp(page)).toBeHidden();
  expect(sent).toEqual([]);

  await page.goto('/api/login');
  await logInAgain(page, email);
  await expect(xp(page)).toContainText('10');
  expect(sent).toHaveLength(1);
});
