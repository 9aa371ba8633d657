import type { TopicStatus } from '@matraz/contracts/catalog/content';
import { writeTopicFolder } from '@matraz/formats/content/write-folder';
import { writeZip } from '@matraz/formats/exchange/zip';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFor } from '../../../../shared/testing/render.tsx';
import { fakeServer, Refusal, type Sent } from '../../../../shared/testing/server.ts';
import ImportTopic from './import-topic.tsx';

const question = (name: string) => ({
  question: `<p>¿${name}?</p>`,
  options: ['uno', 'dos', 'tres', 'cuatro'],
  correctAnswer: 1,
  explanation: '<p>Porque sí.</p>',
  xpReward: 10,
});
const files = (lessons = ['Primera', 'Segunda'], status: TopicStatus = 'published') =>
  writeTopicFolder(
    {
      title: 'Ácidos',
      course: 'Química',
      unit: 'Reacciones',
      description: 'pH.',
      color: 'blue',
      icon: 'atom',
      difficulty: 'beginner',
      orderIndex: 1,
      status,
      lessons: lessons.map((name) => ({ title: name, content: `<p>${name}</p>` })),
      videos: [{ title: 'Un video', description: 'Corto.', youtubeId: 'aqz-KE-bpKQ', duration: '10:34' }],
      questions: ['a', 'b', 'c'].map(question),
    },
    new Map(),
  );
const zip = () => writeZip(files());

const show = (answers: Parameters<typeof fakeServer>[0] = {}) => {
  let made = 0;
  const create = ({ body }: Sent) => ({ ...(body as object), id: `made-${made++}` });
  const sent = fakeServer({
    'GET /api/courses': () => [{ id: 1, title: 'Química', subject: 'Química' }],
    ...Object.fromEntries(
      ['topics', 'lessons', 'videos', 'questions'].map((name) => [`POST /api/admin/${name}`, create]),
    ),
    ...answers,
  });
  const onClose = vi.fn();
  const { unmount } = renderFor(<ImportTopic onClose={onClose} />);
  const keys = () =>
    sent
      .filter(({ method }) => method === 'POST')
      .map(({ path, body, headers }) => {
        const { title, question: text } = body as { title?: string; question?: string };
        return [`${path} ${title ?? text}`, headers['Idempotency-Key']];
      });
  return { onClose, unmount, create, keys: () => Object.fromEntries(keys()), writes: () => keys().length };
};
const pick = (bytes: BlobPart) =>
  fireEvent.change(screen.getByLabelText('Archivo zip'), { target: { files: [new File([bytes], 'tema.zip')] } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const expectMessage = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

test('the preview says that students see the topic at once', async () => {
  show();
  pick(zip());
  expect(await screen.findByText(/Los estudiantes ven el tema de inmediato/)).toBeTruthy();
});

test('the preview of a draft says that students do not see it', async () => {
  show();
  pick(writeZip(files([], 'draft')));
  expect(await screen.findByText(/Se crea como borrador: los estudiantes no lo ven/)).toBeTruthy();
});

test('an import that fails in the middle says what is missing, and is completed after a reload', async () => {
  const first = show({ 'POST /api/admin/videos': () => new Refusal(503, '{"detail":"No disponible"}') });
  pick(zip());
  await press('Crear tema');
  await expectMessage('Error al crear el tema');
  expect(screen.getByText('Se creó: 1 tema y 2 lecciones.')).toBeTruthy();
  expect(screen.getByText('Falta: 1 video y 3 preguntas.')).toBeTruthy();
  await press('Crear lo que falta');
  await waitFor(() => expect(first.writes()).toBe(8));
  const before = first.keys();
  first.unmount();

  const second = show();
  pick(zip());
  await press('Crear tema');
  await expectMessage('Tema creado exitosamente');
  expect(second.onClose).toHaveBeenCalledOnce();
  const completed = second.keys();
  expect(completed).toMatchObject(before);
  expect(new Set(Object.values(completed)).size).toBe(7);
  second.unmount();

  const third = show();
  pick(zip());
  await press('Crear tema');
  await expectMessage('Tema creado exitosamente');
  expect(Object.values(completed)).not.toContain(third.keys()['/api/admin/topics Ácidos']);
});

test('when the half-made topic was deleted, the next try creates a new one', async () => {
  let isDeleted = true;
  const shown = show({
    'GET /api/admin/history/topic/made-0': () => ({ isDeleted }),
    'POST /api/admin/lessons': (sent) =>
      isDeleted ? new Refusal(404, '{"code":"topic_not_found"}') : shown.create(sent),
  });
  pick(zip());
  await press('Crear tema');
  await expectMessage('Lo que se había creado fue eliminado. Si lo intentas de nuevo, se crea todo.');
  const deleted = shown.keys()['/api/admin/topics Ácidos'];
  isDeleted = false;
  await press('Crear tema');
  await expectMessage('Tema creado exitosamente');
  expect(shown.keys()['/api/admin/topics Ácidos']).not.toBe(deleted);
});

test('a topic that the server does not show yet is not taken for a deleted one', async () => {
  const shown = show({
    'GET /api/admin/history/topic/made-0': () => ({ isDeleted: false }),
    'POST /api/admin/lessons': () => new Refusal(404, '{"code":"topic_not_found"}'),
  });
  pick(zip());
  await press('Crear tema');
  expect(await screen.findByText('Se creó: 1 tema.')).toBeTruthy();
  const created = shown.keys()['/api/admin/topics Ácidos'];
  await press('Crear lo que falta');
  await waitFor(() => expect(shown.writes()).toBe(4));
  expect(shown.keys()['/api/admin/topics Ácidos']).toBe(created);
});

test('the missing questions are named by their places', async () => {
  const { create } = show({
    'POST /api/admin/questions': (sent) =>
      JSON.stringify(sent.body).includes('¿b?') ? new Refusal(400, '{"detail":"No"}') : create(sent),
  });
  pick(zip());
  await press('Crear tema');
  expect(await screen.findByText('Falta: 1 pregunta (2).')).toBeTruthy();
});

test('closing asks, stops the creation, and the end of the creation closes nothing', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const shown = show({
    'POST /api/admin/lessons': async (sent) => {
      await finished;
      return shown.create(sent);
    },
  });
  pick(zip());
  await press('Crear tema');
  await waitFor(() => expect(shown.writes()).toBe(2));
  await press('Cerrar');
  fireEvent.click(
    within(screen.getByRole('dialog', { name: '¿Detener la importación?' })).getByRole('button', { name: 'Detener' }),
  );
  expect(shown.onClose).toHaveBeenCalledOnce();
  shown.unmount();
  finish();
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown.writes()).toBe(2);
  expect(shown.onClose).toHaveBeenCalledOnce();
});

test('more than 50 errors say that they were cut', async () => {
  show();
  const whole = files(Array.from({ length: 60 }, (_, place) => `Lección ${place}`));
  pick(writeZip(new Map([...whole].filter(([path]) => !path.startsWith('lessons/')))));
  expect(await screen.findByText(/^Se muestran 50 de \d+ errores\.$/)).toBeTruthy();
  expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(50);
});
