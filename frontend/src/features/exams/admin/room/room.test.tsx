import type { ExamRoom, RoomStudent } from '@matraz/contracts/exams/room-http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderFor } from '../../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../../shared/testing/server.ts';
import { examId } from '../../testing.ts';
import { Room } from './room.tsx';

const classId = '01930000-0000-7000-8f00-000000000001';
const start = Date.now();
/** Seconds from now. */
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();

const student = (place: number, name: string, more: Partial<RoomStudent> = {}): RoomStudent => ({
  userId: `user-${place}`,
  name,
  state: 'running',
  attemptId: `attempt-${place}`,
  startedAt: at(-600),
  deadline: at(2_400),
  pausedAt: null,
  breakEndsAt: null,
  finishedAt: null,
  extraSeconds: 0,
  answered: 12,
  total: 80,
  lastPlace: 13,
  lastSavedAt: at(-20),
  lastContactAt: at(-5),
  isAway: false,
  pending: 0,
  losses: [],
  ...more,
});
const nothing = { attemptId: null, startedAt: null, deadline: null, lastSavedAt: null, lastPlace: null, answered: 0 };
const ana = student(1, 'Ana Araya', { lastSavedAt: at(-400) });
const beto = student(2, 'Beto Bravo', { state: 'paused', pausedAt: at(-100), extraSeconds: 300 });
const carla = student(3, 'Carla Castro', { state: 'completed', finishedAt: at(-30), lastSavedAt: null });
const diego = student(4, 'Diego Díaz', { state: 'not-begun', ...nothing, total: 0 });

const room = (students: RoomStudent[]): ExamRoom => ({
  examId,
  title: 'Ensayo de química',
  className: '4°B · 2026',
  serverTime: at(0),
  students,
});

const url = `/api/admin/exams/${examId}/room`;
const done = (attemptId: string) => ({ attemptId, refusal: null, detail: null });
const attemptsOf = (body: unknown): string[] => {
  const { attemptIds, attempts = [] } = body as { attemptIds?: string[]; attempts?: { attemptId: string }[] };
  return attemptIds ?? attempts.map(({ attemptId }) => attemptId);
};
const renderRoom = (
  students: RoomStudent[] = [ana, beto, carla, diego],
  answers: Parameters<typeof fakeServer>[0] = {},
) => {
  const doAll = ({ body }: { body: unknown }) => ({
    attempts: attemptsOf(body).map(done),
  });
  const sent = fakeServer({
    [`GET ${url}?classId=${classId}`]: () => room(students),
    ...Object.fromEntries(
      ['time', 'repair', 'pause', 'resume', 'end', 'message'].map((name) => [`POST ${url}/${name}`, doAll]),
    ),
    ...answers,
  });
  renderFor(<Room examId={examId} classId={classId} />);
  return { written: () => sent.filter(({ method }) => method !== 'GET') };
};

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const choose = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }));
const press = (name: string | RegExp, place: HTMLElement = document.body) =>
  fireEvent.click(within(place).getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog');
const sentBy = async (written: () => { path: string; body: unknown }[]) => {
  await waitFor(() => expect(written()).toHaveLength(1));
  const [one] = written();
  return [one?.path.replace(`${url}/`, ''), one?.body];
};

describe('a student', () => {
  test.each([
    ['Ana Araya', ['Rindiendo', /^40m 0s|39m 5\ds$/, '12', 'va en la 13', 'hace 6 min']],
    ['Beto Bravo', ['En pausa', '41m 40s', '+5 min', 'hace 20 s']],
    ['Carla Castro', ['Entregó', '12']],
    ['Diego Díaz', ['Sin comenzar']],
  ])('%s is shown with what she does', async (name, texts) => {
    renderRoom();
    const row = await rowOf(name);
    for (const text of texts) expect(within(row).getAllByText(text).length).toBeGreaterThan(0);
  });

  test('is chosen with all while her attempt is open', async () => {
    renderRoom();
    await rowOf('Ana Araya');
    expect(screen.queryByRole('region', { name: 'Acciones' })).toBeNull();
    press('Elegir todo');
    expect(screen.getByText('2 estudiantes')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Reabrir/ })).toBeNull();
  });

  test('whose attempt ended is only reopened', async () => {
    renderRoom();
    await rowOf('Ana Araya');
    const [ended] = screen.getAllByRole('row').filter((row) => row.textContent?.includes('Entregó'));
    fireEvent.click(within(ended as HTMLElement).getByRole('checkbox'));
    const actions = within(screen.getByRole('region', { name: 'Acciones' }));
    expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Soltar', 'Reabrir 1']);
  });

  test('is chosen for a long time without answers', async () => {
    renderRoom();
    await rowOf('Ana Araya');
    fireEvent.change(screen.getByLabelText('Minutos sin respuestas'), { target: { value: '5' } });
    press('Sin respuestas hace más de');
    expect(screen.getByRole('checkbox', { name: 'Ana Araya' })).toHaveProperty('checked', true);
    expect(screen.getByText('1 estudiante')).toBeTruthy();
  });
});

describe('a connection', () => {
  const here = student(1, 'Ana Araya', { lastContactAt: at(-5), pending: 3 });
  const lost = student(2, 'Beto Bravo', { lastContactAt: at(-125) });
  const away = student(3, 'Carla Castro', { lastContactAt: at(-125), isAway: true });
  const old = student(4, 'Diego Díaz', { lastContactAt: null });

  test.each([
    ['Ana Araya', [/^hace [5-9] s$/, 'Respuestas por enviar: 3']],
    ['Beto Bravo', ['Sin conexión hace 2 min']],
    ['Carla Castro', ['Fuera de la página hace 2 min']],
  ])('of %s is shown', async (name, texts) => {
    renderRoom([here, lost, away, old]);
    const row = await rowOf(name);
    for (const text of texts) expect(within(row).getByText(text)).toBeTruthy();
  });

  test('that was lost is a choice; who left the page is not in it', async () => {
    renderRoom([here, lost, away, old]);
    await rowOf('Ana Araya');
    press('Todas las personas sin conexión');
    expect(screen.getByRole('checkbox', { name: 'Beto Bravo' })).toHaveProperty('checked', true);
    expect(screen.getByText('1 estudiante')).toBeTruthy();
  });
});

describe('lost time', () => {
  const loss = (from: number, seconds: number, more = {}) => ({
    lostAt: at(from),
    regainedAt: at(from + seconds),
    seconds,
    cause: 'connection' as const,
    answers: 0,
    ...more,
  });
  const one = student(1, 'Ana Araya', { losses: [loss(-400, 120), loss(-200, 45, { cause: 'server' })] });
  const worked = student(2, 'Beto Bravo', { losses: [loss(-400, 200, { answers: 4 })], extraSeconds: 300 });
  const late = student(3, 'Carla Castro', { state: 'completed', finishedAt: at(-30), lastContactAt: at(-300) });
  const panel = () => screen.findByRole('region', { name: 'Tiempo perdido por cortes' });

  test('is proposed for each student with her own amount and cause', async () => {
    renderRoom([one, worked, late]);
    const list = within(await panel());
    expect(list.getByText('2 min 45 s')).toBeTruthy();
    expect(list.getByText(/^De .* a .*: Matraz no respondía\.$/)).toBeTruthy();
    expect(list.getByText('Siguió respondiendo sin conexión: 4 respuestas.')).toBeTruthy();
    expect(list.getByText('Ya recibió +5 min.')).toBeTruthy();
    expect(list.getByText(/^Carla Castro, sin contacto desde las/)).toBeTruthy();
  });

  test('is given with one click; who went on answering is chosen by the teacher', async () => {
    const { written } = renderRoom([one, worked]);
    const list = await panel();
    expect(within(list).getByRole('checkbox', { name: /Beto Bravo/ })).toHaveProperty('checked', false);
    press('Devolver a 1 estudiante', list);
    expect(await sentBy(written)).toEqual([
      'repair',
      {
        attempts: [{ attemptId: 'attempt-1', losses: [at(-400), at(-200)] }],
        reason: 'Tiempo perdido por un corte',
      },
    ]);
    expect((await screen.findAllByText('Tiempo devuelto: 1 estudiante')).length).toBeGreaterThan(0);
  });

  test('of both is given when both are chosen', async () => {
    const { written } = renderRoom([one, worked]);
    const list = await panel();
    fireEvent.click(within(list).getByRole('checkbox', { name: /Beto Bravo/ }));
    press('Devolver a 2 estudiantes', list);
    expect(await sentBy(written)).toMatchObject([
      'repair',
      { attempts: [{ attemptId: 'attempt-1' }, { attemptId: 'attempt-2', losses: [at(-400)] }] },
    ]);
  });

  test('is not on the page while nobody lost any', async () => {
    renderRoom();
    await rowOf('Ana Araya');
    expect(screen.queryByText('Tiempo perdido por cortes')).toBeNull();
  });
});

describe('an action', () => {
  test('gives five minutes with a reason that is there already', async () => {
    const { written } = renderRoom();
    await choose('Ana Araya');
    press('+5 min');
    press('Dar más tiempo', dialog());
    expect(await sentBy(written)).toEqual([
      'time',
      { attemptIds: ['attempt-1'], seconds: 300, reason: 'Corte de internet' },
    ]);
    expect((await screen.findAllByText('+5 min: 1 estudiante')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('gets nothing twice when the same action is sent again after a failure', async () => {
    let fails = true;
    const { written } = renderRoom(undefined, {
      [`POST ${url}/time`]: () => (fails ? new Refusal(500) : { attempts: [done('attempt-1')] }),
    });
    await choose('Ana Araya');
    press('+5 min');
    const give = () => press('Dar más tiempo', dialog());
    give();
    expect(await screen.findByText(/No se pudo/)).toBeTruthy();
    fails = false;
    give();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = written().map(({ headers }) => headers['Idempotency-Key']);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  test('gives other minutes with a reason of its own', async () => {
    const { written } = renderRoom();
    await choose('Ana Araya');
    press('Otro tiempo');
    fireEvent.change(within(dialog()).getByLabelText('Minutos'), { target: { value: '7' } });
    fireEvent.click(within(dialog()).getByLabelText('Otro'));
    fireEvent.change(within(dialog()).getByLabelText('Otro motivo'), { target: { value: 'Llegó tarde el bus' } });
    press('Dar más tiempo', dialog());
    expect(await sentBy(written)).toEqual([
      'time',
      { attemptIds: ['attempt-1'], seconds: 420, reason: 'Llegó tarde el bus' },
    ]);
  });

  test.each([
    ['Pausar', 'Pausar', ['pause', { attemptIds: ['attempt-1'], reason: 'Corte de internet' }]],
    ['Seguir', 'Seguir', ['resume', { attemptIds: ['attempt-1'], reason: 'Volvió internet' }]],
    ['Terminar', 'Terminar', ['end', { attemptIds: ['attempt-1'], reason: 'Terminó la sesión' }]],
  ])('%s asks first', async (name, confirmation, expected) => {
    const { written } = renderRoom();
    await choose('Ana Araya');
    press(name);
    expect(written()).toEqual([]);
    press(confirmation, dialog());
    expect(await sentBy(written)).toEqual(expected);
  });

  test('sends a message', async () => {
    const { written } = renderRoom();
    await choose('Ana Araya');
    press('Mensaje');
    fireEvent.change(within(dialog()).getByLabelText('Mensaje'), { target: { value: 'Quedan 10 minutos' } });
    press('Mandar', dialog());
    expect(await sentBy(written)).toEqual(['message', { attemptIds: ['attempt-1'], text: 'Quedan 10 minutos' }]);
  });

  test('tells with whom it did not work, and why', async () => {
    const detail = 'Este ensayo ya fue completado';
    renderRoom([ana, beto], {
      [`POST ${url}/pause`]: () => ({
        attempts: [done('attempt-1'), { attemptId: 'attempt-2', refusal: 'attempt_completed', detail }],
      }),
    });
    await rowOf('Ana Araya');
    press('Elegir todo');
    press('Pausar');
    press('Pausar', dialog());
    const alert = (await screen.findByText('No se pudo con:')).closest('[role=alert]') as HTMLElement;
    expect(alert.textContent).toContain(`Beto Bravo: ${detail}`);
    expect(alert.textContent).not.toContain('Ana Araya');
    press('Cerrar el aviso', alert);
    expect(screen.queryByText('No se pudo con:')).toBeNull();
  });
});

test('a projector shows numbers and no names', async () => {
  renderRoom();
  await rowOf('Ana Araya');
  fireEvent.click(screen.getByRole('switch', { name: 'Proyectar' }));
  expect(screen.queryByText('Ana Araya')).toBeNull();
  expect(screen.getByText('Quedan entre')).toBeTruthy();
  for (const label of ['Sin comenzar', 'Rindiendo', 'En pausa', 'Entregaron', 'Sin conexión'])
    expect(screen.getByText(label)).toBeTruthy();
});

test('the room reads again every two seconds while an attempt runs', async () => {
  let reads = 0;
  renderRoom([], {
    [`GET ${url}?classId=${classId}`]: () => {
      reads += 1;
      return room([reads === 1 ? ana : { ...ana, state: 'completed', finishedAt: at(0) }]);
    },
  });
  await screen.findByRole('checkbox', { name: 'Ana Araya' });
  await waitFor(() => expect(screen.getByRole('row', { name: /Entregó/ })).toBeTruthy(), { timeout: 4_000 });
});

describe('without students', () => {
  test('the room says who is missing', async () => {
    renderRoom([]);
    expect(await screen.findByRole('heading', { name: 'No hay nadie en la sala' })).toBeTruthy();
  });

  test('an unknown room leads to the classes', async () => {
    renderRoom([], { [`GET ${url}?classId=${classId}`]: () => new Refusal(404, '{"code":"class_not_found"}') });
    expect(await screen.findByRole('heading', { name: 'No encontramos esta sala' })).toBeTruthy();
  });

  test('a failure can be tried again', async () => {
    let works = false;
    renderRoom([], {
      [`GET ${url}?classId=${classId}`]: () => (works ? room([ana]) : new Refusal(500)),
    });
    const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    works = true;
    fireEvent.click(retry);
    expect(await screen.findByText('Ana Araya')).toBeTruthy();
  });
});
