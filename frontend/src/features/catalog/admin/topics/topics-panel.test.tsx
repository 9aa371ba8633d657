import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { atoms } from '../../../../shared/testing/examples.ts';
import { renderFor } from '../../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../../shared/testing/server.ts';
import TopicsPanel from './topics-panel.tsx';

const subjects = ['Química', 'Física', 'Biología'];
const topics: TopicSummary[] = [
  atoms,
  { ...atoms, id: 'bonds', unit: 'Enlaces', title: 'Enlace iónico', icon: 'vial', color: 'teal', orderIndex: 2 },
  { ...atoms, id: 'waves', courseId: 2, unit: 'Ondas', title: 'El sonido', icon: 'bolt' },
];

/** A server with these topics. It carries out every request, except those that `answers` replaces. */
const renderPanel = (initial = topics, answers: Parameters<typeof fakeServer>[0] = {}) => {
  let stored = initial;
  const sent = fakeServer({
    'GET /api/topics': () => stored,
    'GET /api/courses': () => subjects.map((subject, i) => ({ id: i + 1, title: subject, subject })),
    'POST /api/admin/topics': ({ body }) => {
      const made = { ...atoms, ...(body as object), id: 'made' };
      stored = [...stored, made];
      return made;
    },
    'PUT /api/admin/topics/bonds': ({ body }) => {
      stored = stored.map((topic) => (topic.id === 'bonds' ? { ...topic, ...(body as object) } : topic));
      return stored.find(({ id }) => id === 'bonds');
    },
    'DELETE /api/admin/topics/bonds': () => {
      stored = stored.filter(({ id }) => id !== 'bonds');
      return { id: 'bonds' };
    },
    ...answers,
  });
  const { unmount } = renderFor(<TopicsPanel />);
  return { unmount, written: () => sent.filter(({ method }) => method !== 'GET') };
};

const heading = (name: string) => screen.findByRole('heading', { level: 3, name });
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = (name: string | RegExp, place: HTMLElement = document.body) =>
  fireEvent.click(within(place).getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog');
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  type('Título', ' Ácidos y bases ');
  type('Unidad', 'Reacciones');
  type('Descripción', 'pH y neutralización.');
};
const expectMessage = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

describe('the list', () => {
  test('describes each topic and links to its content', async () => {
    renderPanel();
    const card = (await heading('El átomo')).closest('article') as HTMLElement;
    for (const text of ['Química', atoms.unit, atoms.description, 'Orden 1 · Dificultad inicial']) {
      expect(within(card).getByText(text)).toBeTruthy();
    }
    expect(within(card).getByRole('link', { name: '3 preguntas' }).getAttribute('href')).toBe(
      `/admin?seccion=preguntas&tema=${atoms.id}`,
    );
  });

  test('is filtered by course and searched without accents', async () => {
    renderPanel();
    await heading('El átomo');
    fireEvent.change(screen.getByLabelText('Filtrar por materia'), { target: { value: '2' } });
    expect(titles()).toEqual(['El sonido']);
    fireEvent.change(screen.getByLabelText('Filtrar por materia'), { target: { value: '0' } });
    type('Buscar temas', 'ionico');
    await waitFor(() => expect(titles()).toEqual(['Enlace iónico']));
    type('Buscar temas', 'nada');
    expect(await heading('Ningún tema coincide')).toBeTruthy();
  });

  test('of 300 topics shows 12 at a time', async () => {
    renderPanel(Array.from({ length: 300 }, (_, i) => ({ ...atoms, id: `t${i}`, title: `Tema ${i + 1}` })));
    await heading('Tema 1');
    expect(titles()).toHaveLength(12);
    press('Siguiente');
    expect(titles()[0]).toBe('Tema 13');
    type('Buscar temas', 'tema 299');
    await waitFor(() => expect(titles()).toEqual(['Tema 299']));
  });

  test('says that there are no topics yet', async () => {
    renderPanel([]);
    expect(await heading('Todavía no hay temas')).toBeTruthy();
  });

  test('can be loaded again after a failure', async () => {
    let works = false;
    renderPanel([], { 'GET /api/topics': () => (works ? topics : new Refusal(500)) });
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    works = true;
    fireEvent.click(again);
    expect(await heading('El átomo')).toBeTruthy();
  });
});

describe('creating', () => {
  test('sends the defaults of the form with what was typed', async () => {
    const { written } = renderPanel();
    await heading('El átomo');
    press('Crear tema');
    fill();
    press('Crear tema', dialog());
    press('Crear tema', dialog());
    expect(await heading('Ácidos y bases')).toBeTruthy();
    await expectMessage('Tema creado exitosamente');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(written().map(({ body }) => body)).toEqual([
      {
        title: 'Ácidos y bases',
        courseId: 1,
        unit: 'Reacciones',
        description: 'pH y neutralización.',
        orderIndex: 1,
        difficulty: 'beginner',
        icon: 'atom',
        color: '#3B82F6',
        status: 'draft',
      },
    ]);
  });

  test('a new topic is the last one of its unit until a place is typed', async () => {
    renderPanel();
    await heading('El átomo');
    press('Crear tema');
    const place = () => screen.getByLabelText<HTMLInputElement>('Orden').value;
    expect(place()).toBe('1');
    type('Unidad', 'Enlaces');
    expect(place()).toBe('3');
    type('Materia', '2');
    expect(place()).toBe('1');
    type('Orden', '9');
    type('Unidad', 'Ondas');
    expect(place()).toBe('9');
  });

  test('suggests the units of the chosen course', async () => {
    renderPanel();
    await heading('El átomo');
    press('Crear tema');
    const suggested = () => {
      const list = document.getElementById(screen.getByLabelText('Unidad').getAttribute('list') ?? '');
      return Array.from(list?.querySelectorAll('option') ?? [], ({ value }) => value);
    };
    expect(suggested()).toEqual(['Estructura atómica', 'Enlaces']);
    type('Materia', '2');
    expect(suggested()).toEqual(['Ondas']);
  });

  test('offers eight icons and eight gradients', async () => {
    const { written } = renderPanel();
    await heading('El átomo');
    press('Crear tema');
    const names = (legend: string) =>
      within(screen.getByRole('group', { name: legend }))
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label'));
    expect(names('Icono')).toEqual(['Átomo', 'Matraz', 'Fuego', 'Hoja', 'Agua', 'Rayo', 'Microscopio', 'ADN']);
    expect(names('Color')).toEqual([
      'Azul intenso',
      ...['Azul', 'Verde', 'Morado', 'Naranja', 'Rojo', 'Índigo', 'Rosado', 'Turquesa'],
    ]);
    fill();
    fireEvent.click(screen.getByRole('radio', { name: 'ADN' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Verde' }));
    press('Crear tema', dialog());
    await waitFor(() => expect(written()[0]?.body).toMatchObject({ icon: 'dna', color: 'green' }));
  });

  test('names each missing field and moves the focus to the first', async () => {
    const { written } = renderPanel();
    await heading('El átomo');
    press('Crear tema');
    type('Orden', '0');
    press('Crear tema', dialog());
    for (const text of [
      'Escribe el título',
      'Escribe o elige la unidad',
      'Escribe la descripción',
      'Escribe un número entero entre 1 y 100.000',
    ]) {
      expect(within(dialog()).getByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Título'));
    expect(written()).toEqual([]);
  });

  test('a refusal shows the reason, keeps what was typed, and is not carried out twice when sent again', async () => {
    const refusal = new Refusal(409, '{"detail":"La materia no existe"}');
    let works = false;
    const { written } = renderPanel(topics, {
      'POST /api/admin/topics': ({ body }) => (works ? { ...(body as object), id: 'made' } : refusal),
    });
    await heading('El átomo');
    press('Crear tema');
    fill();
    press('Crear tema', dialog());
    await expectMessage('Error al crear el tema');
    await expectMessage('La materia no existe');
    works = true;
    press('Crear tema', dialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = written().map(({ headers }) => headers['Idempotency-Key']);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test('asks before what was typed is lost', async () => {
    renderPanel();
    await heading('El átomo');
    press('Crear tema');
    type('Título', 'A medias');
    press('Cancelar');
    expect(await screen.findByText('¿Descartar lo que escribiste?')).toBeTruthy();
    press('Descartar');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('editing sends the whole topic, with an icon that is not offered as it was', async () => {
  const { written } = renderPanel();
  await heading('Enlace iónico');
  press('Editar: Enlace iónico');
  expect(screen.getByRole('radio', { name: 'Tubo de ensayo', checked: true })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Turquesa', checked: true })).toBeTruthy();
  type('Título', 'Enlace iónico y metálico');
  press('Guardar', dialog());
  expect(await heading('Enlace iónico y metálico')).toBeTruthy();
  await expectMessage('Tema actualizado exitosamente');
  expect(written()[0]?.body).toEqual({
    title: 'Enlace iónico y metálico',
    courseId: 1,
    unit: 'Enlaces',
    description: atoms.description,
    orderIndex: 2,
    difficulty: 'beginner',
    icon: 'vial',
    color: 'teal',
    status: 'published',
  });
});

test('a draft is marked, and one click publishes it as it is', async () => {
  const { written } = renderPanel(topics.map((topic) => ({ ...topic, status: 'draft', version: 7 })));
  await heading('Enlace iónico');
  const state = screen.getByRole('switch', { name: 'Borrador: Enlace iónico', checked: false });
  fireEvent.click(state);
  await expectMessage('Tema publicado');
  expect(await screen.findByRole('switch', { name: 'Publicado: Enlace iónico', checked: true })).toBeTruthy();
  expect(written()[0]?.body).toMatchObject({ title: 'Enlace iónico', status: 'published', expectedVersion: 7 });
});

test('publishing what another teacher changed meanwhile shows a message', async () => {
  renderPanel(
    topics.map((topic) => ({ ...topic, status: 'draft', version: 7 })),
    {
      'PUT /api/admin/topics/bonds': () =>
        new Refusal(409, '{"code":"edit_conflict","detail":"Alguien más guardó cambios","current":{}}'),
    },
  );
  await heading('Enlace iónico');
  fireEvent.click(screen.getByRole('switch', { name: 'Borrador: Enlace iónico' }));
  await expectMessage('Error al cambiar el estado del tema');
});

describe('deleting', () => {
  test('asks first', async () => {
    const { written } = renderPanel();
    await heading('Enlace iónico');
    press('Eliminar: Enlace iónico');
    expect(within(dialog()).getByText(/también sus lecciones, preguntas y videos/)).toBeTruthy();
    expect(written()).toEqual([]);
    press('Eliminar', dialog());
    await expectMessage('Tema eliminado exitosamente');
    await waitFor(() => expect(titles()).toEqual(['El átomo', 'El sonido']));
  });

  test('a refusal shows a message, and the topic stays', async () => {
    renderPanel(topics, { 'DELETE /api/admin/topics/bonds': () => new Refusal(500) });
    await heading('Enlace iónico');
    press('Eliminar: Enlace iónico');
    press('Eliminar', dialog());
    await expectMessage('Error al eliminar el tema');
    press('Cancelar', dialog());
    expect(titles()).toContain('Enlace iónico');
  });
});

describe('duplicating', () => {
  const whole = { ...atoms, totalLessons: 2, totalQuestions: 3, totalVideos: 1 };

  test('asks first, shows how far it is, and copies once', async () => {
    let finish: (() => void) | undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const copy = { ...whole, id: 'copy', title: `${whole.title} (copia)` };
    const { written } = renderPanel([whole], {
      [`POST /api/admin/topics/${whole.id}/duplicate`]: async () => {
        await finished;
        return { ...copy, lessons: 2, questions: 3, videos: 1 };
      },
    });
    await heading(whole.title);
    press(`Duplicar: ${whole.title}`);
    expect(within(dialog()).getByText(/su contenido: 2 lecciones, 3 preguntas y 1 video\./)).toBeTruthy();
    press('Duplicar', dialog());
    expect(await screen.findByText(/0 de 6 copiados/)).toBeTruthy();
    press('Duplicar', dialog());
    finish?.();
    await expectMessage('Tema duplicado exitosamente');
    expect(written()).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that was interrupted is completed after a reload with the same key', async () => {
    const state = { isBroken: true };
    const answers = {
      [`POST /api/admin/topics/${whole.id}/duplicate`]: () =>
        state.isBroken ? new Refusal(503, '{"detail":"No disponible"}') : { ...whole, id: 'copy' },
    };
    const keys: (string | undefined)[] = [];
    for (const message of ['Error al duplicar el tema', 'Tema duplicado exitosamente', 'Tema duplicado exitosamente']) {
      const { written, unmount } = renderPanel([whole], answers);
      await heading(whole.title);
      press(`Duplicar: ${whole.title}`);
      press('Duplicar', dialog());
      await expectMessage(message);
      keys.push(...written().map(({ headers }) => headers['Idempotency-Key']));
      unmount();
      state.isBroken = false;
    }
    const [failed, repeated, again] = keys;
    expect(repeated).toBe(failed);
    expect(again).not.toBe(failed);
  });

  test('that fails shows the reason and can be tried again with the same key', async () => {
    const { written } = renderPanel([whole], {
      [`POST /api/admin/topics/${whole.id}/duplicate`]: () => new Refusal(503, '{"detail":"No disponible"}'),
    });
    await heading(whole.title);
    press(`Duplicar: ${whole.title}`);
    press('Duplicar', dialog());
    await expectMessage('Error al duplicar el tema');
    await waitFor(() =>
      expect(within(dialog()).getByRole('button', { name: 'Duplicar' })).toHaveProperty('disabled', false),
    );
    press('Duplicar', dialog());
    await waitFor(() => expect(written()).toHaveLength(2));
    const [first, second] = written().map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
  });
});
