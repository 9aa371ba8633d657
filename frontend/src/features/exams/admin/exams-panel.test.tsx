import type { User } from '@matraz/contracts/accounts/http';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { antonia } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../shared/testing/server.ts';
import { examId, summary } from '../testing.ts';
import ExamsPanel from './exams-panel.tsx';

const { id: _, questionCount: _count, pilotQuestions: _pilots, ...form } = summary;

/** A server with these exams. It carries out every request, except those that `answers` replaces. */
const renderPanel = (
  initial: ExamSummary[] = [summary],
  answers: Parameters<typeof fakeServer>[0] = {},
  user: User = { ...antonia, isAdmin: true },
) => {
  let exams = initial;
  const sent = fakeServer({
    'GET /api/exams': () => exams,
    [`GET /api/exams/${examId}`]: () => ({ ...exams.find(({ id }) => id === examId), questions: [], version: 7 }),
    'POST /api/admin/exams': ({ body }) => {
      const made = { ...summary, ...(body as typeof form), id: 'made', questionCount: 0, pilotQuestions: 0 };
      exams = [...exams, made];
      return made;
    },
    [`PUT /api/admin/exams/${examId}`]: ({ body }) => {
      exams = exams.map((exam) => (exam.id === examId ? { ...exam, ...(body as typeof form) } : exam));
      return exams.find(({ id }) => id === examId);
    },
    [`DELETE /api/admin/exams/${examId}`]: () => {
      exams = exams.filter(({ id }) => id !== examId);
      return { id: examId };
    },
    ...answers,
  });
  renderFor(<ExamsPanel />, { user });
  return { written: () => sent.filter(({ method }) => method !== 'GET') };
};

const cardOf = async (title = summary.title) =>
  (await screen.findByRole('heading', { level: 3, name: title })).closest('article') as HTMLElement;
const press = (name: string | RegExp, place: HTMLElement = document.body) =>
  fireEvent.click(within(place).getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog');
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const expectMessage = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

describe('the cards', () => {
  test('a card describes the exam, says whether it is active, and links to it', async () => {
    renderPanel();
    const card = await cardOf();
    for (const text of ['Química', summary.description, '10m 0s', '4 preguntas', '1 pregunta piloto', 'Activo']) {
      expect(within(card).getByText(text)).toBeTruthy();
    }
    expect(within(card).getByRole('link', { name: /^Ver/ }).getAttribute('href')).toBe(`/exams/${examId}`);
  });

  test.each([
    [12, 80, '12 de 80 preguntas cargadas'],
    [0, 1, '0 de 1 pregunta cargada'],
    [80, 80, '80 preguntas'],
    [82, 80, '82 preguntas cargadas, se anunciaron 80'],
  ])('of %i questions when %i were announced', async (questionCount, totalQuestions, text) => {
    renderPanel([{ ...summary, questionCount, totalQuestions }]);
    expect(within(await cardOf()).getByText(text)).toBeTruthy();
  });

  test('the newest exam comes first', async () => {
    renderPanel([summary, { ...summary, id: 'newer', title: 'Otro' }]);
    await cardOf('Otro');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Otro',
      summary.title,
    ]);
  });

  test('say so when there are no exams', async () => {
    renderPanel([]);
    expect(await screen.findByRole('heading', { name: 'Todavía no hay ensayos' })).toBeTruthy();
  });

  test('can be loaded again after a failure', async () => {
    let works = false;
    renderPanel([], { 'GET /api/exams': () => (works ? [summary] : new Refusal(500)) });
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    works = true;
    fireEvent.click(again);
    expect(await cardOf()).toBeTruthy();
  });
});

describe('for a teacher', () => {
  const hers = { ...summary, author: antonia.id, isPublished: false };
  const others = { ...summary, id: 'others', title: 'De quien administra' };
  const actionsOf = (card: HTMLElement) =>
    within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test('only her own exams are listed, and nothing that she may not do', async () => {
    renderPanel([hers, others], {}, antonia);
    const card = await cardOf();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(actionsOf(card)).toEqual(['Gestionar', 'Editar', 'Duplicar', 'Exportar', 'Eliminar']);
    expect(within(card).getByText('Borrador')).toBeTruthy();
    expect(within(card).queryByRole('switch')).toBeNull();
  });

  test('a published one can only be copied', async () => {
    renderPanel([{ ...hers, isPublished: true }], {}, antonia);
    const card = await cardOf();
    expect(actionsOf(card)).toEqual(['Duplicar']);
    expect(within(card).getByText('Publicado')).toBeTruthy();
  });

  test('a new exam is a draft, and the form has no switch for it', async () => {
    const { written } = renderPanel([], {}, antonia);
    await screen.findByRole('heading', { name: 'Todavía no hay ensayos' });
    press('Crear ensayo');
    await waitFor(() => dialog());
    expect(within(dialog()).queryByRole('switch')).toBeNull();
    type('Título', 'Mi control');
    type('Duración (minutos)', '20');
    type('Total de preguntas', '10');
    press('Crear ensayo', dialog());
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]?.body).toMatchObject({ title: 'Mi control', isPublished: false });
  });
});

test("'Gestionar' opens the exam's questions", async () => {
  renderPanel();
  press(/^Gestionar/, await cardOf());
  expect(await screen.findByRole('dialog', { name: summary.title })).toBeTruthy();
});

describe('activating', () => {
  test('one click hides an exam from students and changes nothing else', async () => {
    const { written } = renderPanel();
    const state = await screen.findByRole('switch', { name: /^Activo/, checked: true });
    fireEvent.click(state);
    fireEvent.click(state);
    expect(await screen.findByRole('switch', { name: /^Inactivo/, checked: false })).toBeTruthy();
    expect(written().map(({ body }) => body)).toEqual([{ isPublished: false }]);
    await expectMessage('Ensayo desactivado');
  });

  test('an exam with fewer questions than it announces asks first', async () => {
    const { written } = renderPanel([{ ...summary, isPublished: false, questionCount: 65, totalQuestions: 80 }]);
    const turnOn = async () => fireEvent.click(await screen.findByRole('switch', { name: /^Inactivo/ }));
    await turnOn();
    expect(within(dialog()).getByText(/^Tiene 65 de 80 preguntas\./)).toBeTruthy();
    press('Dejar inactivo');
    expect(written()).toEqual([]);
    await turnOn();
    press('Activar igual');
    await expectMessage('Ensayo activado');
    expect(written().map(({ body }) => body)).toEqual([{ isPublished: true, allowIncomplete: true }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a refusal shows the server’s text', async () => {
    const refusal = new Refusal(404, '{"detail":"Ensayo no encontrado"}');
    renderPanel([summary], { [`PUT /api/admin/exams/${examId}`]: () => refusal });
    fireEvent.click(await screen.findByRole('switch'));
    await expectMessage('Error al actualizar ensayo');
    await expectMessage('Ensayo no encontrado');
    expect(screen.getByRole('switch', { checked: true })).toBeTruthy();
  });
});

describe('creating', () => {
  const open = async () => {
    await cardOf();
    press('Crear ensayo');
  };
  const fill = () => {
    type('Título', 'Ensayo de otoño');
    type('Duración (minutos)', '120');
    type('Total de preguntas', '80');
  };

  test('creates an active Biology exam, with the minutes as seconds, and shows its card', async () => {
    const { written } = renderPanel();
    await open();
    expect(screen.getByLabelText('Duración (minutos)').getAttribute('placeholder')).toBe('120');
    expect(screen.getByLabelText('Total de preguntas').getAttribute('placeholder')).toBe('80');
    fill();
    press('Crear ensayo', dialog());
    const question = screen.getByRole('dialog', { name: 'El ensayo no está completo' });
    expect(within(question).getByText(/^Tiene 0 de 80 preguntas\./)).toBeTruthy();
    expect(written()).toEqual([]);
    const activate = within(question).getByRole('button', { name: 'Activar igual' });
    fireEvent.click(activate);
    fireEvent.click(activate);
    expect(within(await cardOf('Ensayo de otoño')).getByText('0 de 80 preguntas cargadas')).toBeTruthy();
    await expectMessage('Ensayo creado exitosamente');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(written().map(({ body }) => body)).toEqual([
      {
        title: 'Ensayo de otoño',
        description: '',
        subject: 'Biology',
        duration: 7200,
        totalQuestions: 80,
        isPublished: true,
      },
    ]);
  });

  test('an exam without its questions can be left inactive', async () => {
    const { written } = renderPanel();
    await open();
    fill();
    press('Crear ensayo', dialog());
    press('Dejar inactivo');
    await expectMessage('Ensayo creado exitosamente');
    expect(written().map(({ body }) => body)).toMatchObject([{ title: 'Ensayo de otoño', isPublished: false }]);
  });

  test('missing fields have messages, the first one gets the focus, and nothing is sent', async () => {
    const { written } = renderPanel();
    await open();
    press('Crear ensayo', dialog());
    const title = screen.getByLabelText('Título');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByRole('textbox', { description: 'Escribe el título' })).toBe(title);
    expect(screen.getByText('Escribe la duración en minutos')).toBeTruthy();
    expect(screen.getByText('Escribe la cantidad de preguntas')).toBeTruthy();
    fill();
    expect(title.getAttribute('aria-invalid')).toBeNull();
    expect(written()).toEqual([]);
  });

  test('a field that the server refuses has its message and keeps what was typed', async () => {
    const body = { detail: 'Hay campos con errores', errors: [{ path: 'title', message: 'Ya hay uno así' }] };
    renderPanel([summary], { 'POST /api/admin/exams': () => new Refusal(400, JSON.stringify(body)) });
    await open();
    fill();
    press('Crear ensayo', dialog());
    press('Dejar inactivo');
    await expectMessage('Error al crear ensayo');
    await expectMessage('Hay campos con errores: Ya hay uno así');
    const title = screen.getByRole<HTMLInputElement>('textbox', { description: 'Ya hay uno así' });
    expect(title.value).toBe('Ensayo de otoño');
    fireEvent.change(title, { target: { value: 'Ensayo de invierno' } });
    expect(screen.queryByText('Ya hay uno así')).toBeNull();
  });

  test('sent again after a refusal it has the same key; with another title it has another key', async () => {
    const { written } = renderPanel([summary], { 'POST /api/admin/exams': () => new Refusal(503) });
    await open();
    fill();
    const send = async (times: number) => {
      press('Crear ensayo', dialog());
      press('Dejar inactivo');
      await waitFor(() => expect(written()).toHaveLength(times));
      await waitFor(() =>
        expect(within(dialog()).getByRole('button', { name: 'Crear ensayo' })).toHaveProperty('disabled', false),
      );
    };
    await send(1);
    await send(2);
    type('Título', 'Ensayo de invierno');
    await send(3);
    const [first, second, third] = written().map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('an active exam that announces more questions than it has', () => {
  const edit = async (exam = summary) => {
    const { written } = renderPanel([exam]);
    press(/^Editar/, await cardOf());
    await screen.findByRole('dialog', { name: 'Editar ensayo' });
    type('Total de preguntas', '5');
    press('Guardar', dialog());
    return () => written().map(({ body }) => body as object);
  };

  test.each([
    ['Dejar activo', { isPublished: true, allowIncomplete: true }],
    ['Desactivar', { isPublished: false }],
  ])('asks: %s', async (answer, sent) => {
    const written = await edit();
    expect(screen.getByText(/^Tiene 4 de 5 preguntas\. Si sigue activo/)).toBeTruthy();
    expect(written()).toEqual([]);
    press(answer);
    await expectMessage('Ensayo actualizado exitosamente');
    expect(written()).toMatchObject([{ totalQuestions: 5, ...sent }]);
  });

  test('does not ask when it was incomplete before', async () => {
    const written = await edit({ ...summary, questionCount: 3 });
    await expectMessage('Ensayo actualizado exitosamente');
    expect(written()).toMatchObject([{ totalQuestions: 5, isPublished: true }]);
  });
});

describe('leaving the form', () => {
  test('asks before it drops what was typed', async () => {
    renderPanel();
    await cardOf();
    press('Crear ensayo');
    type('Título', 'Ensayo de otoño');
    press('Cerrar');
    const question = screen.getByRole('dialog', { name: '¿Descartar lo que escribiste?' });
    press('Cancelar', question);
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Ensayo de otoño');
    press('Cancelar');
    press('Descartar');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes at once when nothing was typed', async () => {
    renderPanel();
    press(/^Editar/, await cardOf());
    await screen.findByRole('dialog', { name: 'Editar ensayo' });
    press('Cerrar');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('editing', () => {
  test('opens the same form with the exam’s values; a duration of 90 seconds is kept', async () => {
    const { written } = renderPanel([{ ...summary, duration: 90 }]);
    press(/^Editar/, await cardOf());
    await screen.findByRole('dialog', { name: 'Editar ensayo' });
    type('Título', 'Ensayo breve');
    fireEvent.change(screen.getByLabelText('Materia'), { target: { value: 'Physics' } });
    fireEvent.click(within(dialog()).getByRole('switch', { name: /^Activo/ }));
    press('Guardar');
    await expectMessage('Ensayo actualizado exitosamente');
    expect(written().map(({ body }) => body)).toEqual([
      { ...form, title: 'Ensayo breve', subject: 'Physics', duration: 90, isPublished: false, expectedVersion: 7 },
    ]);
    expect(within(await cardOf('Ensayo breve')).getByText('Inactivo')).toBeTruthy();
  });
});

test('without the version of the exam it is not edited: a save could replace the changes of another teacher', async () => {
  let works = false;
  const detail = () => (works ? { ...summary, questions: [], version: 7 } : new Refusal(500));
  renderPanel([summary], { [`GET /api/exams/${examId}`]: detail });
  press(/^Editar/, await cardOf());
  expect(await screen.findByText('No pudimos cargar esta parte')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  works = true;
  press('Intentar de nuevo');
  expect(await screen.findByRole('button', { name: 'Guardar' })).toBeTruthy();
});

describe('deleting', () => {
  test('asks first, and says that results stay', async () => {
    const { written } = renderPanel();
    press(/^Eliminar/, await cardOf());
    expect(dialog().textContent).toMatch(/no se puede deshacer.*resultados.*se conservan/);
    press('Cancelar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(written()).toEqual([]);
  });

  test('removes the exam after the question', async () => {
    renderPanel();
    press(/^Eliminar/, await cardOf());
    press('Eliminar', dialog());
    await expectMessage('Ensayo eliminado exitosamente');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Todavía no hay ensayos' })).toBeTruthy();
  });

  test('after a failure the exam and the dialog stay', async () => {
    renderPanel([summary], { [`DELETE /api/admin/exams/${examId}`]: () => new Refusal(500) });
    press(/^Eliminar/, await cardOf());
    press('Eliminar', dialog());
    await expectMessage('Error al eliminar ensayo');
    expect(dialog()).toBeTruthy();
  });
});

describe('a test exam', () => {
  const path = 'POST /api/admin/create-test-exam';
  const made = (size: number): ExamSummary => ({
    ...summary,
    id: 'test',
    title: 'Ensayo de prueba',
    totalQuestions: size,
    questionCount: size,
  });
  const create = async (size?: string) => {
    await cardOf();
    press('Crear ensayo de prueba');
    if (size !== undefined) type('Cantidad de preguntas', size);
    press('Crear ensayo de prueba', dialog());
  };

  test('has as many questions as the real test unless another number is typed', async () => {
    const { written } = renderPanel([summary], { [path]: () => made(80) });
    await create();
    await expectMessage('Ensayo de prueba creado exitosamente');
    expect(written().map(({ body }) => body)).toEqual([{ totalQuestions: 80 }]);
  });

  test('says so when the catalog has fewer questions', async () => {
    renderPanel([summary], { [path]: () => made(6) });
    await create('10');
    await expectMessage('El catálogo alcanzó para 6 preguntas. Está inactivo.');
  });

  test.each(['', '0', '501', 'diez'])('the number «%s» gets a message at its field', async (size) => {
    const { written } = renderPanel();
    await create(size);
    expect(screen.getByLabelText('Cantidad de preguntas').getAttribute('aria-invalid')).toBe('true');
    expect(written()).toEqual([]);
  });

  test('that the server refuses shows the reason', async () => {
    const detail = 'No hay preguntas disponibles';
    renderPanel([summary], { [path]: () => new Refusal(409, JSON.stringify({ detail })) });
    await create();
    await expectMessage('Error al crear ensayo de prueba');
    await expectMessage(detail);
    expect(dialog()).toBeTruthy();
  });
});

test('a copy of an exam is inactive and comes first', async () => {
  const copy = { ...summary, id: 'copy', title: `${summary.title} (copia)`, isPublished: false };
  let exams = [summary];
  const { written } = renderPanel([summary], {
    'GET /api/exams': () => exams,
    [`POST /api/admin/exams/${examId}/duplicate`]: () => {
      exams = [summary, copy];
      return copy;
    },
  });
  press(`Duplicar: ${summary.title}`, await cardOf());
  await expectMessage('Ensayo duplicado exitosamente');
  expect(within(await cardOf(copy.title)).getByText('Inactivo')).toBeTruthy();
  expect(written().map(({ path }) => path)).toEqual([`/api/admin/exams/${examId}/duplicate`]);
});
