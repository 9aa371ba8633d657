import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { writeHtml } from '../../../../shared/testing/editor.ts';
import { atoms } from '../../../../shared/testing/examples.ts';
import { renderFor } from '../../../../shared/testing/render.tsx';
import { type fakeServer, Refusal } from '../../../../shared/testing/server.ts';
import type { Lesson } from '../queries.ts';
import { contentServer, ofTopic, topicId } from '../testing.ts';
import LessonsPanel from './lessons-panel.tsx';

const lesson = (number: number): Lesson => ({
  id: `l${number}`,
  topicId,
  title: `Lección ${number}`,
  content: `<p>Contenido <b>${number}</b></p>`,
  orderIndex: number,
  locked: false,
});
const lessons = [1, 2, 3].map(lesson);

const renderPanel = ({
  items = lessons,
  answers = {},
  path = ofTopic,
}: {
  items?: Lesson[];
  answers?: Parameters<typeof fakeServer>[0];
  path?: string;
} = {}) => {
  const server = contentServer({ name: 'lessons', items, answers });
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  const { history } = renderFor(<LessonsPanel />, { path });
  return { ...server, alert, history };
};

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const pressIn = (name: string) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const expectMessage = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

test('without a topic there is nothing to create', async () => {
  const { history } = renderPanel({ path: '/admin' });
  expect(await screen.findByRole('heading', { name: 'Elige un tema' })).toBeTruthy();
  expect((await button('Crear lección')).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('combobox', { name: 'Tema' }));
  fireEvent.click(await screen.findByRole('option', { name: /El átomo/ }));
  expect(await screen.findByText('Lección 1')).toBeTruthy();
  expect(history.at(-1)).toBe(ofTopic);
});

test('a row has title, order and the first 100 characters', async () => {
  renderPanel({ items: [{ ...lesson(4), content: `<p>${'a'.repeat(60)}</p><p>${'b'.repeat(60)}</p>` }] });
  expect(await screen.findByText('Orden 4')).toBeTruthy();
  expect(screen.getByText(`${'a'.repeat(60)} ${'b'.repeat(39)}…`)).toBeTruthy();
});

test('an unknown topic is named as such', async () => {
  renderPanel({ answers: { [`GET /api/lessons?topicId=${topicId}`]: () => new Refusal(404) } });
  expect(await screen.findByRole('heading', { name: 'Tema no encontrado' })).toBeTruthy();
});

describe('creating', () => {
  test('in another topic has the next place of that topic', async () => {
    renderPanel({
      answers: {
        'GET /api/topics': () => [atoms, { ...atoms, id: 'bonds', title: 'Enlace iónico' }],
        'GET /api/lessons?topicId=bonds': () => [lesson(8)],
      },
    });
    await press('Crear lección');
    const form = within(await screen.findByRole('dialog'));
    const place = () => form.getByLabelText<HTMLInputElement>('Orden').value;
    expect(place()).toBe('4');
    fireEvent.click(form.getByRole('combobox', { name: 'Tema' }));
    fireEvent.click(form.getByRole('option', { name: /Enlace iónico/ }));
    await waitFor(() => expect(place()).toBe('9'));
  });

  test('has the next place, also when places are missing', async () => {
    const { written } = renderPanel({ items: [lesson(1), lesson(5)] });
    await press('Crear lección');
    await screen.findByRole('dialog');
    type('Título', 'Isótopos');
    await writeHtml('Contenido', '<p>Mismo Z.</p>');
    pressIn('Crear lección');
    await expectMessage('Lección creada exitosamente');
    expect(written().map(({ body }) => body)).toEqual([
      { topicId, title: 'Isótopos', content: '<p>Mismo Z.</p>', orderIndex: 6 },
    ]);
    expect(await screen.findByText('Isótopos')).toBeTruthy();
  });

  test('asks for title and content', async () => {
    const { written } = renderPanel();
    await press('Crear lección');
    await screen.findByRole('dialog');
    await writeHtml('Contenido', '<p> </p>');
    pressIn('Crear lección');
    expect(screen.getByText('Escribe el título')).toBeTruthy();
    expect(screen.getByText('Escribe el contenido')).toBeTruthy();
    expect(written()).toEqual([]);
  });

  test.each([
    [new Refusal(400, '{"detail":"Contenido no válido"}'), 'Error al crear la lección: Contenido no válido'],
    [new Refusal(500), 'Error al crear la lección: 500: Refused'],
  ])('a failure is an alert, and the form keeps what was typed', async (refusal, message) => {
    const { alert } = renderPanel({ answers: { 'POST /api/admin/lessons': () => refusal } });
    await press('Crear lección');
    await screen.findByRole('dialog');
    type('Título', 'Isótopos');
    await writeHtml('Contenido', '<p>Mismo Z.</p>');
    pressIn('Crear lección');
    await waitFor(() => expect(alert).toHaveBeenCalledWith(message));
    expect((screen.getByLabelText('Título') as HTMLInputElement).value).toBe('Isótopos');
  });
});

test('editing sends the whole lesson', async () => {
  const { written } = renderPanel();
  await press('Editar lección 2');
  type('Título', 'Otra');
  type('Orden', '7');
  pressIn('Guardar');
  await expectMessage('Lección actualizada exitosamente');
  expect(written().map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/api/admin/lessons/l2', { topicId, title: 'Otra', content: '<p>Contenido <b>2</b></p>', orderIndex: 7 }],
  ]);
});

test('deleting asks nothing', async () => {
  renderPanel();
  await press('Eliminar lección 1');
  await expectMessage('Lección eliminada exitosamente');
  await waitFor(() => expect(titles()).toEqual(['Lección 2', 'Lección 3']));
});

test('a refused deletion shows the reason', async () => {
  renderPanel({ answers: { 'DELETE /api/admin/lessons/l1': () => new Refusal(409, '{"detail":"No se puede"}') } });
  await press('Eliminar lección 1');
  await expectMessage('Error al eliminar la lección');
  await expectMessage('No se puede');
  expect(titles()).toHaveLength(3);
});

describe('sorting', () => {
  test('shows the new order at once and sends places from 1', async () => {
    const { written } = renderPanel({ answers: { 'PUT /api/admin/lessons/reorder': ({ body }) => body } });
    await press('Subir lección 3');
    expect(titles()).toEqual(['Lección 1', 'Lección 3', 'Lección 2']);
    await waitFor(() =>
      expect(written()[0]?.body).toEqual({
        lessons: [
          { id: 'l1', orderIndex: 1 },
          { id: 'l3', orderIndex: 2 },
          { id: 'l2', orderIndex: 3 },
        ],
      }),
    );
  });

  test.each([
    [new Refusal(409, '{"detail":"Otra lección"}'), 'Error al reordenar las lecciones: Otra lección'],
    [new Refusal(500), 'Error al reordenar las lecciones: 500: Refused'],
  ])('a failure is an alert, and the old order is back', async (refusal, message) => {
    const { alert } = renderPanel({ answers: { 'PUT /api/admin/lessons/reorder': () => refusal } });
    await press('Bajar lección 1');
    await waitFor(() => expect(alert).toHaveBeenCalledWith(message));
    await waitFor(() => expect(titles()).toEqual(['Lección 1', 'Lección 2', 'Lección 3']));
  });
});

test('deleted lessons are listed, and their history restores them', async () => {
  renderPanel({
    answers: {
      [`GET /api/admin/topics/${topicId}/deleted?kind=lesson`]: () => [
        {
          id: 'gone',
          deletedAt: '2026-03-02T12:00:00.000Z',
          at: { kind: 'lesson', content: { topicId, title: 'Isótopos', content: '<p>x</p>', orderIndex: 3 } },
        },
      ],
    },
  });
  fireEvent.click(await screen.findByText('Lecciones eliminadas (1)'));
  expect(screen.getByText('Isótopos')).toBeTruthy();
  expect(await button('Historial: Lección eliminada: Isótopos')).toBeTruthy();
});
