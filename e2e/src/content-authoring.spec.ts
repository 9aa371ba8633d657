import type { TopicDetail, TopicSummary } from '@matraz/contracts/catalog/http';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './testing/page-checks.ts';
import { test as school } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';

interface Content {
  /** Used by one test only. Topics with this title are deleted after the test. */
  ownTitle: string;
  /** A topic with three lessons. */
  topic: TopicSummary;
}

const html = (text: string) => `<p>${text}</p>`;

const test = school.extend<Content>({
  ownTitle: async ({ teacher }, use, { parallelIndex }) => {
    const title = `Tema de prueba ${parallelIndex} ${Date.now()}`;
    await use(title);
    const topics: TopicSummary[] = await (await teacher.get('/api/topics')).json();
    for (const topic of topics.filter((other) => other.title.startsWith(title))) {
      await teacher.delete(`/api/admin/topics/${topic.id}`);
    }
  },
  topic: async ({ teacher, ownTitle }, use) => {
    const data = { courseId: 3, unit: 'Célula', title: ownTitle, description: 'Para probar el panel.' };
    const topic: TopicSummary = await (await teacher.post('/api/admin/topics', { data })).json();
    for (const [index, title] of ['Membrana', 'Núcleo', 'Citoplasma'].entries()) {
      const lesson = { topicId: topic.id, title, content: html(`Sobre: ${title}.`), orderIndex: index + 1 };
      await teacher.post('/api/admin/lessons', { data: lesson });
    }
    await use(topic);
  },
});
test.use({ storageState: sessionOf('admin') });

const expectMessage = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const fill = async (page: Page, fields: Record<string, string>) => {
  // The editor's buttons 'Título 1' to 'Título 3' appear when it has loaded.
  const form = page.getByRole('dialog');
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text);
};
const send = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const refusals = new Map<string, string>();
// Chromium intercepts the requests of a page reliably only when the route is older than the page.
test.beforeEach(async ({ page }) => {
  refusals.clear();
  await page.route('**/api/admin/**', (route) => {
    const detail = refusals.get(new URL(route.request().url()).pathname);
    return detail === undefined ? route.continue() : route.fulfill({ status: 409, json: { detail } });
  });
});
/** Answers the writes to this path with an error until the returned function is called. */
const breakCall = (path: string, detail: string) => {
  refusals.set(path, detail);
  return () => refusals.delete(path);
};
/** The text of the next alert, which is accepted. */
const nextAlert = (page: Page) =>
  new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.accept();
      resolve(dialog.message());
    });
  });
const counter = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');
const totals = { Temas: 'totalTopics', Lecciones: 'totalLessons', Preguntas: 'totalQuestions', Videos: 'totalVideos' };
/** The counter has the server's number. Other tests create content at the same time, so both are read again. */
const expectCounted = (page: Page, teacher: APIRequestContext, label: keyof typeof totals) =>
  expect(async () => {
    const stats: Record<string, number> = await (await teacher.get('/api/admin/stats')).json();
    await expect(counter(page, label)).toHaveText(String(stats[totals[label]]), { timeout: 500 });
  }).toPass();
const lessonTitles = (page: Page) =>
  page.getByRole('list', { name: 'Lecciones del tema' }).getByRole('heading').allTextContents();
const expectLessons = (page: Page, titles: string[]) => expect.poll(() => lessonTitles(page)).toEqual(titles);

const choose = async (page: Page, picker: string, { title }: TopicSummary) => {
  await page.getByRole('combobox', { name: picker }).fill(title);
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tema=/);
};

test('a teacher creates, finds, edits and deletes a topic', async ({ page, ownTitle, teacher }) => {
  await page.goto('/admin');
  await expectCounted(page, teacher, 'Temas');
  await page.getByRole('button', { name: 'Crear tema' }).click();
  await fill(page, { Título: ownTitle, Unidad: 'Óptica', Descripción: 'Reflexión y refracción.' });
  await page.getByLabel('Materia').last().selectOption('Física');
  await page.getByRole('radio', { name: 'Rayo' }).check();
  await page.getByRole('radio', { name: 'Naranja' }).check();
  await screenshot(page, 'panel-tema-crear');
  const repair = breakCall('/api/admin/topics', 'La materia no existe');
  await send(page, 'Crear tema');
  await expectMessage(page, 'Error al crear el tema');
  await expectMessage(page, 'La materia no existe');
  repair();
  await send(page, 'Crear tema');
  await expectMessage(page, 'Tema creado exitosamente');
  await expectCounted(page, teacher, 'Temas');

  await page.getByLabel('Filtrar por materia').selectOption('Física');
  await page.getByLabel('Buscar temas').fill(ownTitle.toUpperCase());
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByText('Óptica')).toBeVisible();
  await expect(card.getByText('Borrador')).toBeVisible();
  await screenshot(page, 'panel-temas');
  await card.getByRole('button', { name: 'Editar' }).click();
  await fill(page, { Título: `${ownTitle} B` });
  await send(page, 'Guardar');
  await expect(page.getByRole('heading', { name: `${ownTitle} B` })).toBeVisible();
  await card.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('dialog').getByText('también sus lecciones, preguntas y videos')).toBeVisible();
  await send(page, 'Eliminar');
  await expectMessage(page, 'Tema eliminado exitosamente');
  await expect(page.getByRole('heading', { name: 'Ningún tema coincide' })).toBeVisible();
});

test('a teacher writes lessons and sorts them by keyboard and by mouse', async ({ page, topic, teacher }) => {
  await page.goto('/admin?seccion=lecciones');
  await expect(page.getByRole('button', { name: 'Crear lección' })).toBeDisabled();
  await choose(page, 'Tema', topic);
  await expectLessons(page, ['Membrana', 'Núcleo', 'Citoplasma']);
  await page.reload();
  await expectLessons(page, ['Membrana', 'Núcleo', 'Citoplasma']);

  await page.getByRole('button', { name: 'Crear lección' }).click();
  await fill(page, { Título: 'Mitocondria', Orden: '4' });
  await page.getByRole('textbox', { name: 'Contenido' }).fill('Produce energía.');
  await screenshot(page, 'panel-leccion-crear');
  const repair = breakCall('/api/admin/lessons', 'El tema ya no existe');
  const refused = nextAlert(page);
  await send(page, 'Crear lección');
  expect(await refused).toBe('Error al crear la lección: El tema ya no existe');
  repair();
  await send(page, 'Crear lección');
  await expectMessage(page, 'Lección creada exitosamente');
  await expectCounted(page, teacher, 'Lecciones');
  await expectLessons(page, ['Membrana', 'Núcleo', 'Citoplasma', 'Mitocondria']);

  const handle = (place: number) => page.getByRole('button', { name: `Mover lección ${place}` });
  await handle(1).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Tienes la lección 1, en su lugar.')).toBeAttached();
  await expect(async () => {
    // A press before the places are measured moves the row by a few pixels only.
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Está en el lugar 2.')).toBeAttached({ timeout: 5000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expectMessage(page, 'Lecciones reordenadas exitosamente');
  await expectLessons(page, ['Núcleo', 'Membrana', 'Citoplasma', 'Mitocondria']);
  await page.reload();
  await expectLessons(page, ['Núcleo', 'Membrana', 'Citoplasma', 'Mitocondria']);

  const repairOrder = breakCall('/api/admin/lessons/reorder', 'Otra lección cambió');
  const notSorted = nextAlert(page);
  // Hovering waits for the end of motion and may scroll, so the places are read afterwards.
  await handle(4).hover();
  const [from, to] = [await handle(4).boundingBox(), await handle(1).boundingBox()];
  if (!from || !to) throw new Error('a handle is not on the page');
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 5 });
  await page.mouse.move(to.x + 10, to.y, { steps: 15 });
  await page.mouse.up();
  expect(await notSorted).toBe('Error al reordenar las lecciones: Otra lección cambió');
  await expectLessons(page, ['Núcleo', 'Membrana', 'Citoplasma', 'Mitocondria']);
  repairOrder();
  await screenshot(page, 'panel-lecciones');

  await page.getByRole('button', { name: 'Eliminar lección 1' }).click();
  await expectMessage(page, 'Lección eliminada exitosamente');
  await expectLessons(page, ['Membrana', 'Citoplasma', 'Mitocondria']);
});

test('a teacher writes a question, and a refused one shows the reason', async ({ page, topic, teacher }) => {
  await page.goto(`/admin?seccion=preguntas&tema=${topic.id}`);
  await page.getByRole('button', { name: 'Crear pregunta' }).click();
  const text = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await text('Pregunta').fill('¿Qué regula la membrana?');
  for (const [letter, option] of Object.entries({ A: 'El paso', B: 'El color', C: 'La edad', D: 'Nada' })) {
    await text(`Alternativa ${letter}`).fill(option);
  }
  await page.getByRole('radio', { name: 'La A es la correcta' }).check();
  await text('Explicación').fill('Es selectiva.');
  await screenshot(page, 'panel-pregunta-crear');
  const repair = breakCall('/api/admin/questions', 'Contenido no válido');
  await send(page, 'Crear pregunta');
  await expectMessage(page, 'Error al crear pregunta');
  await expectMessage(page, 'Contenido no válido');
  repair();
  await send(page, 'Crear pregunta');
  await expectMessage(page, 'Pregunta creada exitosamente');
  await expectCounted(page, teacher, 'Preguntas');
  await screenshot(page, 'panel-preguntas');
  const { questions }: TopicDetail = await (await teacher.get(`/api/topics/${topic.id}`)).json();
  expect(questions).toMatchObject([
    {
      question: html('¿Qué regula la membrana?'),
      options: ['El paso', 'El color', 'La edad', 'Nada'].map(html),
      correctAnswer: 0,
      explanation: html('Es selectiva.'),
      xpReward: 10,
    },
  ]);
  await page.getByRole('button', { name: 'Eliminar pregunta 1' }).click();
  await expect(page.getByRole('heading', { name: 'Este tema aún no tiene preguntas' })).toBeVisible();
});

test('a pasted YouTube address becomes a video of the topic', async ({ page, topic, teacher }) => {
  await page.route(/ytimg\.com|youtube-nocookie\.com/, (route) => route.abort());
  await page.goto(`/admin?seccion=videos&tema=${topic.id}`);
  await page.getByRole('button', { name: 'Crear video' }).click();
  await fill(page, {
    Título: 'La célula en diez minutos',
    Descripción: 'Un resumen.',
    'ID del video': 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=42s',
    Duración: '10:34',
  });
  await expect(page.getByLabel('ID del video')).toHaveValue('aqz-KE-bpKQ');
  await expect(page.getByTitle('Vista previa del video')).toHaveAttribute('src', /youtube-nocookie.*aqz-KE-bpKQ/);
  const repair = breakCall('/api/admin/videos', 'El tema ya no existe');
  await send(page, 'Crear video');
  await expectMessage(page, 'Error al crear el video');
  repair();
  await send(page, 'Crear video');
  await expectMessage(page, 'Video creado exitosamente');
  await expectCounted(page, teacher, 'Videos');
  await screenshot(page, 'panel-videos');
  const { videos }: TopicDetail = await (await teacher.get(`/api/topics/${topic.id}`)).json();
  expect(videos).toMatchObject([{ youtubeId: 'aqz-KE-bpKQ', duration: '10:34' }]);
  await page.getByRole('button', { name: /^Eliminar: La célula/ }).click();
  await expect(page.getByRole('heading', { name: 'Este tema aún no tiene videos' })).toBeVisible();
});

const block = (name: string) => `PREGUNTA: ¿${name}?\nA) uno\nB) dos *\nC) tres\nD) cuatro\nEXPLICACIÓN: Porque sí.`;

test('a bulk load that fails in the middle is repeated in a new tab without doubles', async ({
  page,
  topic,
  teacher,
}) => {
  let isBroken = false;
  await page.route('**/api/admin/questions', (route) =>
    isBroken && route.request().postData()?.includes('¿dos?')
      ? route.fulfill({ status: 400, json: { detail: 'Contenido no válido' } })
      : route.continue(),
  );
  await page.goto('/admin?seccion=carga-masiva');
  const text = page.getByLabel('Texto de las preguntas');
  const process = page.getByRole('button', { name: 'Procesar' });
  await expect(process).toBeDisabled();
  await page.getByRole('button', { name: 'Cargar ejemplo' }).click();
  const noTopic = nextAlert(page);
  await process.click();
  expect(await noTopic).toBe('Debes seleccionar un tema primero');
  await choose(page, 'Tema de destino', topic);
  await text.fill(
    'PREGUNTA: ¿sin clave?\nA) 1\nB) 2\nC) 3\nD) 4\nEXPLICACIÓN: No.\n---\nA) 1\nB) 2 *\nC) 3\n---\nhola',
  );
  await process.click();
  for (const lack of [
    'Bloque 1: Ninguna opción está marcada como correcta (*)',
    'Bloque 2: Falta la pregunta',
    'Bloque 2: Debe tener exactamente 4 opciones (A, B, C, D)',
    'Bloque 2: Falta la explicación',
    'Bloque 3: Error al procesar las preguntas (línea «hola»)',
  ]) {
    await expect(page.getByText(lack)).toBeVisible();
  }
  await screenshot(page, 'panel-carga-errores');

  await text.fill('');
  const buffer = Buffer.from(['uno', 'dos', 'tres'].map(block).join('\n---\n'));
  await page.getByLabel('Archivo de texto').setInputFiles({ name: 'preguntas.txt', mimeType: 'text/plain', buffer });
  await process.click();
  await expect(page.getByRole('heading', { name: 'Vista previa' })).toBeFocused();
  await screenshot(page, 'panel-carga-previa');
  isBroken = true;
  await page.getByRole('button', { name: 'Crear 3 preguntas' }).click();
  await expect(page.getByText('Se crearon 2 de 3 preguntas')).toBeVisible();
  await expect(page.getByText('No se crearon: 2.')).toBeVisible();
  await expectMessage(page, 'Error al cargar preguntas');
  await screenshot(page, 'panel-carga-fallida');
  isBroken = false;
  const other = await page.context().newPage();
  await page.close();
  await other.goto(`/admin?seccion=carga-masiva&tema=${topic.id}`);
  await other.getByRole('button', { name: 'Recuperar' }).click();
  await other.getByRole('button', { name: 'Procesar' }).click();
  await other.getByRole('button', { name: 'Crear 3 preguntas' }).click();
  await expectMessage(other, '3 preguntas creadas exitosamente');
  const { questions }: TopicDetail = await (await teacher.get(`/api/topics/${topic.id}`)).json();
  // The question of the second try has its place of the text.
  expect(questions.map((question) => 'question' in question && question.question)).toEqual([
    '¿uno?',
    '¿dos?',
    '¿tres?',
  ]);
  await other.getByRole('link', { name: 'Ver las preguntas' }).click();
  await expect(other.getByRole('list', { name: 'Preguntas del tema' }).getByRole('listitem')).toHaveCount(3);
});

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the tabs and their forms have no serious finding, and none scrolls sideways', async ({ page, topic }) => {
    const forms = {
      temas: 'Crear tema',
      lecciones: 'Crear lección',
      preguntas: 'Crear pregunta',
      videos: 'Crear video',
    };
    for (const [section, action] of Object.entries(forms)) {
      await page.goto(`/admin?seccion=${section}&tema=${topic.id}`);
      const opener = page.getByRole('tabpanel').getByRole('button', { name: action });
      await expect(opener).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      await opener.click();
      await expect(page.getByRole('dialog').getByRole('button', { name: action })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    }
    await page.goto(`/admin?seccion=carga-masiva&tema=${topic.id}`);
    await page.getByRole('button', { name: 'Cargar ejemplo' }).click();
    await page.getByRole('button', { name: 'Procesar' }).click();
    await expect(page.getByRole('heading', { name: 'Vista previa' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
});
