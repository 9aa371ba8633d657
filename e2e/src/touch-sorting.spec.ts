import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { expect, type Page } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { test as examRoom } from './testing/exam-room.ts';
import { detailOf } from './testing/school.ts';

/** A topic with three lessons, deleted after the test. */
const test = examRoom.extend<{ topic: TopicSummary }>({
  topic: async ({ teacher }, use, { parallelIndex }) => {
    const title = `Tema táctil ${parallelIndex} ${Date.now()}`;
    const data = { courseId: 3, unit: 'Célula', title, description: 'Para ordenar con el dedo.' };
    const topic: TopicSummary = await (await teacher.post('/api/admin/topics', { data })).json();
    for (const [index, name] of ['Membrana', 'Núcleo', 'Citoplasma'].entries()) {
      const lesson = { topicId: topic.id, title: name, content: `<p>Sobre: ${name}.</p>`, orderIndex: index + 1 };
      await teacher.post('/api/admin/lessons', { data: lesson });
    }
    await use(topic);
    await teacher.delete(`/api/admin/topics/${topic.id}`);
  },
});
// A phone, in the desktop's project: the steps with a mouse are in other tests, so this one runs once.
test.use({ storageState: sessionOf('admin'), viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Moves the first row below the second with a finger. Playwright itself can only tap. */
const dragFirstDown = async (page: Page, noun: 'lección' | 'pregunta') => {
  const handle = (place: number) => page.getByRole('button', { name: `Mover ${noun} ${place}`, exact: true });
  await handle(1).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  // A trial waits until the handle stands still, so the places are read afterwards.
  await handle(1).tap({ trial: true });
  const [from, to] = [await handle(1).boundingBox(), await handle(2).boundingBox()];
  if (!from || !to) throw new Error('a handle is not on the page');
  const finger = await page.context().newCDPSession(page);
  const x = from.x + from.width / 2;
  const [start, end] = [from.y + from.height / 2, to.y + to.height / 2];
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', start);
  await expect(page.getByText(`Tienes la ${noun} 1, en su lugar.`)).toBeAttached();
  const steps = 10;
  for (let step = 1; step <= steps; step++) await touch('touchMove', start + ((end - start) * step) / steps);
  await expect(page.getByText('Está en el lugar 2.')).toBeAttached();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
};

test('lessons and exam questions are sorted with a finger, and the order is stored', async ({
  page,
  topic,
  makeExam,
  teacher,
}) => {
  const lessonTitles = async () => (await detailOf(teacher, topic.id)).lessons.map(({ title }) => title);
  await page.goto(`/admin?seccion=lecciones&tema=${topic.id}`);
  await dragFirstDown(page, 'lección');
  await expect(page.getByText('Lecciones reordenadas exitosamente').first()).toBeVisible();
  expect(await lessonTitles()).toEqual(['Núcleo', 'Membrana', 'Citoplasma']);
  await expect(page.getByRole('list', { name: 'Lecciones del tema' }).getByRole('heading')).toHaveText([
    'Núcleo',
    'Membrana',
    'Citoplasma',
  ]);

  const exam = await makeExam({ duration: 600, size: 3 });
  const questionIds = async () => {
    const { questions } = await (await teacher.get(`/api/exams/${exam.id}`)).json();
    return (questions as { id: string }[]).map(({ id }) => id);
  };
  const [first = '', second = '', third = ''] = await questionIds();
  await page.goto('/admin?seccion=ensayos');
  await page.getByRole('button', { name: `Gestionar: ${exam.title}` }).click();
  await page.getByRole('tab', { name: 'Lista de preguntas' }).click();
  await dragFirstDown(page, 'pregunta');
  await expect(page.getByText('Preguntas reordenadas exitosamente').first()).toBeVisible();
  expect(await questionIds()).toEqual([second, first, third]);
});
