import 'fake-indexeddb/auto';
import type { ExamAttempt, RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { antonia } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, NO_REPLY, Refusal, type Sent } from '../../../shared/testing/server.ts';
import { openDatabase } from '../offline/database.ts';
import { serverClock } from '../offline/server-clock.ts';
import { attemptId, completed, running, after as secondsIn } from '../testing.ts';
import AttemptPage from './attempt-page.tsx';

vi.mock('../../../shared/rich-text/rich-text.tsx', async (original) => {
  const module = await original<typeof import('../../../shared/rich-text/rich-text.tsx')>();
  return { ...module, RichText: vi.fn(module.RichText) };
});

const path = `/api/exam-attempts/${attemptId}`;

/** An attempt with this many seconds left by the server's clock. */
const withSecondsLeft = (seconds: number, more: Partial<RunningAttempt> = {}): RunningAttempt => ({
  ...running,
  ...more,
  serverTime: new Date(Date.parse(running.deadline) - seconds * 1000).toISOString(),
});

interface Setting {
  attempt?: ExamAttempt | null;
  save?: (sent: Sent) => unknown;
  complete?: (sent: Sent) => unknown;
  user?: typeof antonia;
}

const open = ({ attempt = withSecondsLeft(600), save, complete, user = antonia }: Setting = {}) => {
  let present: ExamAttempt | typeof NO_REPLY | null = attempt;
  const time = attempt?.serverTime ?? running.startedAt;
  const {
    exam: _,
    answers: _answers,
    timeline: _timeline,
    laterChanges: _later,
    rescorings: _rescorings,
    timeChanges: _changes,
    endedBecause: _because,
    ...result
  } = completed;
  const finish = () => {
    present = completed;
    return result;
  };
  const sent = fakeServer({
    [`GET ${path}`]: () => {
      if (present === NO_REPLY) return NO_REPLY;
      return present
        ? Response.json(present, { headers: { ETag: '"1"' } })
        : new Refusal(404, '{"code":"attempt_not_found"}');
    },
    [`POST ${path}/answers`]: save ?? (({ body }) => ({ ...(body as object), savedAt: time, serverTime: time })),
    [`POST ${path}/complete`]: complete ?? finish,
    [`POST ${path}/auto-answer`]: finish,
  });
  const view = renderFor(<AttemptPage attemptId={attemptId} />, { user, path: `/exam-attempt/${attemptId}` });
  const read = async (next: ExamAttempt | typeof NO_REPLY) => {
    present = next;
    await act(() => view.queries.invalidateQueries({ queryKey: ['attempt', attemptId] }));
  };
  return {
    ...view,
    /** From now on this is what the page reads. */
    read,
    sent: (end: string) => sent.filter((one) => one.method === 'POST' && one.path.endsWith(end)),
  };
};

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const place = () =>
  screen.findByText((_, element) => /^Pregunta \d de 4$/.test(element?.textContent ?? ''), { selector: 'p' });
const shown = async () => (await place()).textContent;
const map = () => screen.getByRole('navigation', { name: 'Preguntas del ensayo' });

beforeEach(() => {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});
afterEach(async () => {
  vi.useRealTimers();
  // The page ends before its storage is emptied: an answer that is still being stored would be sent by the next test.
  cleanup();
  for (const name of ['outbox', 'attempts', 'notes'] as const) await (await openDatabase()).clear(name);
});

test('the map of the questions is beside the question as soon as the page has room for it', async () => {
  const page = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => page);
  onTestFinished(() => void vi.unstubAllGlobals());
  open();
  await place();
  expect(screen.queryByRole('navigation', { name: 'Preguntas del ensayo' })).toBeNull();
  page.matches = true;
  page.dispatchEvent(new Event('change'));
  expect(await screen.findByRole('navigation', { name: 'Preguntas del ensayo' })).toBeTruthy();
});

test('the header shows the question’s number and kind, and how many are answered', async () => {
  open({
    attempt: withSecondsLeft(600, { answers: [{ questionId: 'q2', selectedAnswer: 0, savedAt: running.startedAt }] }),
  });
  expect(await shown()).toBe('Pregunta 1 de 4');
  expect(screen.getByText('Evaluada')).toBeTruthy();
  expect(screen.getByText('1 de 4 respondidas')).toBeTruthy();
  press('ArrowRight');
  press('ArrowRight');
  expect(screen.getByText('Piloto')).toBeTruthy();
});

test.each([
  ['q1', 'Evaluada'],
  ['q3', 'Piloto'],
])('%s, voided before the start, is shown as voided instead of %s and can be answered', async (id, kind) => {
  const voided = (one: RunningAttempt['exam']['questions'][number]) => ({ ...one, isVoided: one.id === id });
  const { exam } = running;
  const { sent } = open({
    attempt: withSecondsLeft(600, { exam: { ...exam, questions: exam.questions.map(voided) } }),
  });
  const number = id.slice(1);
  await place();
  fireEvent.click(within(map()).getByRole('button', { name: new RegExp(`^Pregunta ${number}`) }));
  expect(await shown()).toBe(`Pregunta ${number} de 4`);
  const badge = screen.getByText('Anulada').parentElement;
  expect(badge?.textContent).toBe('Anulada: no cuenta en el puntaje');
  expect(screen.queryByText(kind)).toBeNull();
  const heading = screen.getByRole('heading', { level: 2, name: new RegExp(`^Pregunta ${number}`) });
  expect(heading.textContent).toBe(`Pregunta ${number} de 4, anulada: no cuenta en el puntaje`);
  press('b');
  await screen.findByText('Guardada');
  expect(sent('/answers').map(({ body }) => body)).toMatchObject([{ questionId: id, selectedAnswer: 1 }]);
});

describe('answering', () => {
  test.each([
    ['b', 1],
    ['C', 2],
    ['1', 0],
  ])('the key %s chooses an option and saves it at once', async (key, option) => {
    const { sent } = open();
    await place();
    press(key);
    expect(radios()[option]?.checked).toBe(true);
    await screen.findByText('Guardada');
    expect(sent('/answers').map(({ body }) => body)).toMatchObject([{ questionId: 'q1', selectedAnswer: option }]);
    expect(within(map()).getByRole('button', { name: 'Pregunta 1, respondida' })).toBeTruthy();
  });

  test('a key without an option chooses nothing', async () => {
    const { sent } = open();
    await place();
    press('e');
    press('5');
    expect(radios().some(({ checked }) => checked)).toBe(false);
    expect(sent('/answers')).toEqual([]);
  });

  test('an answer can be changed and cleared', async () => {
    const { sent } = open();
    await place();
    press('a');
    await screen.findByText('Guardada');
    press('b');
    fireEvent.click(screen.getByRole('button', { name: 'Borrar respuesta' }));
    await waitFor(() =>
      expect(sent('/answers').at(-1)?.body).toMatchObject({ questionId: 'q1', selectedAnswer: null }),
    );
    expect(screen.getByText('0 de 4 respondidas')).toBeTruthy();
    // The button is gone, and the focus stays in the question.
    expect(document.activeElement?.textContent).toMatch(/^Pregunta 1/);
  });

  test('a saved answer stays when the server replies that the attempt has not changed', async () => {
    const { queries } = open({
      attempt: withSecondsLeft(600, { answers: [{ questionId: 'q1', selectedAnswer: 0, savedAt: running.startedAt }] }),
    });
    await place();
    press('ArrowLeft');
    press('c');
    await screen.findByText('Guardada');
    fakeServer({ [`GET ${path}`]: () => new Response(null, { status: 304 }) });
    await act(() => queries.invalidateQueries({ queryKey: ['attempt', attemptId] }));
    expect(radios()[2]?.checked).toBe(true);
    expect(screen.getByText('Guardada')).toBeTruthy();
  });

  test('without a reply an answer is shown as stored on this device, and is sent again', async () => {
    let isDown = true;
    open({
      save: ({ body }) =>
        isDown ? NO_REPLY : { ...(body as object), savedAt: running.startedAt, serverTime: running.startedAt },
    });
    await place();
    press('b');
    expect(await screen.findByText('Sin conexión: guardada en este equipo')).toBeTruthy();
    expect(within(map()).getByRole('button', { name: 'Pregunta 1, respondida, por enviar' })).toBeTruthy();
    isDown = false;
    expect(await screen.findByText('Guardada')).toBeTruthy();
  });
});

describe('a pending answer, when a later one was given on another device', () => {
  test.each([
    [2, 'Pregunta 2: quedó C, la respuesta que diste después en otro equipo.'],
    [null, 'Pregunta 2: quedó sin respuesta, porque la borraste después en otro equipo.'],
  ])('has a notice, which is shown once', async (selectedAnswer, text) => {
    const answered = { questionId: 'q2', selectedAnswer, savedAt: secondsIn(120) };
    const attempt = withSecondsLeft(300, { answers: [answered] });
    await (await openDatabase()).put('outbox', {
      attemptId,
      userId: antonia.id,
      questionId: 'q2',
      selectedAnswer: 0,
      key: 'k',
      order: 1,
      chosen: { server: Date.parse(secondsIn(60)), wall: Date.now() - 240_000 },
    });
    const first = open({ attempt, save: () => ({ ...answered, serverTime: secondsIn(300) }) });
    expect((await screen.findByText(text)).closest('[role="status"]')).toBeTruthy();
    expect(first.sent('/answers')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByText(text)).toBeNull();
    await waitFor(async () => expect((await (await openDatabase()).get('notes', attemptId))?.superseded).toEqual([]));
    first.unmount();
    open({ attempt });
    await place();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText(text)).toBeNull();
  });
});

describe('going through the questions', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('with arrow keys, buttons and numbers', async () => {
    open();
    await place();
    press('ArrowLeft');
    expect(await shown()).toBe('Pregunta 1 de 4');
    press('ArrowRight');
    expect(await shown()).toBe('Pregunta 2 de 4');
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(await shown()).toBe('Pregunta 2 de 4');
    fireEvent.click(within(map()).getByRole('button', { name: /^Pregunta 4/ }));
    expect(await shown()).toBe('Pregunta 4 de 4');
    expect(screen.queryByRole('button', { name: 'Siguiente' })).toBeNull();
  });

  test.each([
    ['is full', () => vi.spyOn(Storage.prototype, 'setItem')],
    ['is blocked', () => vi.spyOn(window, 'sessionStorage', 'get')],
  ])('also in a tab whose storage %s', async (_, storage) => {
    storage().mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    open();
    await place();
    press('ArrowRight');
    expect(await shown()).toBe('Pregunta 2 de 4');
    fireEvent.click(within(map()).getByRole('button', { name: /^Pregunta 4/ }));
    expect(await shown()).toBe('Pregunta 4 de 4');
  });

  test('begins at the first open question, and after a reload at the question shown before', async () => {
    const attempt = withSecondsLeft(600, {
      answers: [{ questionId: 'q1', selectedAnswer: 0, savedAt: running.startedAt }],
    });
    const first = open({ attempt });
    expect(await shown()).toBe('Pregunta 2 de 4');
    press('ArrowRight');
    press('ArrowRight');
    first.unmount();
    open({ attempt });
    expect(await shown()).toBe('Pregunta 4 de 4');
  });

  test('F flags a question, also after a reload', async () => {
    const first = open();
    await place();
    press('f');
    const marked = 'Pregunta 1, sin responder, marcada para después';
    expect(within(map()).getByRole('button', { name: marked })).toBeTruthy();
    await waitFor(async () => expect((await (await openDatabase()).get('notes', attemptId))?.flagged).toEqual(['q1']));
    first.unmount();
    open();
    expect(await screen.findByRole('button', { name: marked })).toBeTruthy();
  });
});

describe('the time', () => {
  test('shows the time left by the server’s clock, whatever the device’s clock says', async () => {
    open({ attempt: withSecondsLeft(425) });
    await place();
    expect(screen.getByRole('timer').textContent).toMatch(/^7m [45]s$/);
  });

  test('warns when less than 5 minutes are left, also for screen readers', async () => {
    open({ attempt: withSecondsLeft(299) });
    const warning = await screen.findByText('¡Tiempo limitado!');
    expect(warning.closest('[role="alert"]')?.textContent).toContain('Quedan menos de 5 minutos.');
  });

  test('does not warn before that', async () => {
    open({ attempt: withSecondsLeft(302) });
    await place();
    expect(screen.queryByText('¡Tiempo limitado!')).toBeNull();
  });

  test('passes without another render of the question: on a cheap phone that would cost a part of each second', async () => {
    vi.mocked(RichText).mockClear();
    const answers = running.exam.questions.map(({ id }) => ({
      questionId: id,
      selectedAnswer: 0,
      savedAt: running.startedAt,
    }));
    open({ attempt: withSecondsLeft(600, { answers }) });
    await place();
    const rendered = vi.mocked(RichText).mock.calls.length;
    expect(rendered).toBeGreaterThan(0);
    const before = screen.getByRole('timer').textContent;
    await waitFor(() => expect(screen.getByRole('timer').textContent).not.toBe(before), { timeout: 10_000 });
    expect(vi.mocked(RichText)).toHaveBeenCalledTimes(rendered);
  });

  test('at 0 the exam is submitted by itself, and the score is shown', async () => {
    const { sent, history } = open({ attempt: withSecondsLeft(1) });
    await place();
    expect(await screen.findByText('Puntaje PAES: 327 puntos')).toBeTruthy();
    expect(sent('/complete')).toHaveLength(1);
    await waitFor(() => expect(history?.at(-1)).toBe(`/exam-results/${attemptId}`));
  });
});

test('a message says that the server has refused an answer', async () => {
  open({ save: () => new Refusal(400, '{"code":"answer_out_of_range"}') });
  await place();
  press('a');
  expect((await screen.findAllByText('Error al enviar respuesta')).length).toBeGreaterThan(0);
});

describe('submitting', () => {
  const finish = async () => {
    fireEvent.click(within(map()).getByRole('button', { name: 'Finalizar ensayo' }));
    return screen.findByRole('dialog', { name: '¿Finalizar el ensayo?' });
  };

  test('a key that is held does not submit: in the list and in the question the focus begins at the title', async () => {
    open();
    await place();
    fireEvent.click(screen.getByRole('button', { name: /^Preguntas/ }));
    await screen.findByRole('dialog', { name: 'Tu ensayo' });
    expect(document.activeElement?.textContent).toBe('Tu ensayo');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await finish();
    expect(document.activeElement?.textContent).toBe('¿Finalizar el ensayo?');
  });

  test('the button is quiet until the last question, or until all are answered', async () => {
    open();
    await place();
    const button = () => within(map()).getByRole('button', { name: 'Finalizar ensayo' }).className;
    const quiet = button();
    for (let step = 0; step < 3; step++) press('ArrowRight');
    expect(button()).not.toBe(quiet);
    press('ArrowLeft');
    expect(button()).toBe(quiet);
  });

  test('the button is not quiet when all questions are answered', async () => {
    const answers = ['q1', 'q2', 'q3', 'q4'].map((questionId) => ({
      questionId,
      selectedAnswer: 0,
      savedAt: running.startedAt,
    }));
    open({ attempt: withSecondsLeft(600, { answers: answers.slice(1) }) });
    await place();
    const quiet = within(map()).getByRole('button', { name: 'Finalizar ensayo' }).className;
    cleanup();
    open({ attempt: withSecondsLeft(600, { answers }) });
    await place();
    expect(within(map()).getByRole('button', { name: 'Finalizar ensayo' }).className).not.toBe(quiet);
  });

  test('asks first and says how many questions are open', async () => {
    const { sent } = open();
    await place();
    press('a');
    press('ArrowRight');
    press('f');
    const dialog = await finish();
    expect(dialog.textContent).toContain('Te quedan 3 preguntas sin responder.');
    expect(dialog.textContent).toContain('1 pregunta marcada para después.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(sent('/complete')).toEqual([]);
  });

  test('shows the score and goes to the results', async () => {
    const { history } = open();
    await place();
    fireEvent.click(within(await finish()).getByRole('button', { name: 'Finalizar ensayo' }));
    expect(await screen.findByText('Puntaje PAES: 327 puntos')).toBeTruthy();
    await waitFor(() => expect(history?.at(-1)).toBe(`/exam-results/${attemptId}`));
  });

  test('a failure shows a message, and the student can try again', async () => {
    open({ complete: () => new Refusal(500) });
    await place();
    fireEvent.click(within(await finish()).getByRole('button', { name: 'Finalizar ensayo' }));
    expect((await screen.findAllByText('Error al completar ensayo')).length).toBeGreaterThan(0);
    expect((await finish()).textContent).toContain('Finalizar');
  });

  test('waits until every answer is saved', async () => {
    let isDown = true;
    const { sent } = open({
      save: ({ body }) =>
        isDown ? NO_REPLY : { ...(body as object), savedAt: running.startedAt, serverTime: running.startedAt },
    });
    await place();
    press('b');
    await screen.findByText('Sin conexión: guardada en este equipo');
    fireEvent.click(within(await finish()).getByRole('button', { name: 'Finalizar ensayo' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(sent('/complete')).toEqual([]);
    isDown = false;
    await waitFor(() => expect(sent('/complete')).toHaveLength(1));
  });
});

describe('a fault of this page', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(serverClock, 'timeOf').mockImplementation(() => {
      throw new TypeError('x is not a function');
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  test('is shown as such and not as a missing network, and the answer stays in this browser', async () => {
    const { sent } = open();
    await place();
    press('a');
    expect(await screen.findByText('Algo salió mal: guardada en este equipo')).toBeTruthy();
    expect(screen.getByText('Algo salió mal: 1 por enviar')).toBeTruthy();
    expect(screen.getByText(/^Algo salió mal al enviar tus respuestas\. Están guardadas en este equipo/)).toBeTruthy();
    expect(screen.queryByText(/Sin conexión/)).toBeNull();
    expect(await (await openDatabase()).getAll('outbox')).toMatchObject([{ questionId: 'q1', selectedAnswer: 0 }]);
    expect(sent('/client-errors')).toMatchObject([{ body: { message: 'TypeError: x is not a function' } }]);
  });

  test('does not let the exam end without the answer, and a reload is offered', async () => {
    const { sent } = open();
    await place();
    press('a');
    await screen.findByText('Algo salió mal: guardada en este equipo');
    fireEvent.click(within(map()).getByRole('button', { name: 'Finalizar ensayo' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Finalizar el ensayo?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Finalizar ensayo' }));
    expect(await screen.findByRole('heading', { name: 'Algo salió mal' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Recargar' })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Seguir respondiendo' })).toBeTruthy();
    expect(sent('/complete')).toEqual([]);
  });

  test('offers no reload when the browser keeps nothing, because a reload would lose the answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open();
    await place();
    press('a');
    expect(await screen.findByText('Algo salió mal: no cierres esta página')).toBeTruthy();
    expect(screen.getByText(/Este navegador no las guarda: no recargues ni cierres la página/)).toBeTruthy();
    fireEvent.click(within(map()).getByRole('button', { name: 'Finalizar ensayo' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Finalizar el ensayo?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Finalizar ensayo' }));
    expect(await screen.findByText(/Este navegador no las guarda: no la recargues ni la cierres/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Recargar' })).toBeNull();
  });
});

test.each([
  [500, 'internal_error'],
  [503, 'overloaded'],
  [429, 'too_many_requests'],
  [409, 'conflict'],
])('a server that replies %i (%s) is no missing network', async (status, code) => {
  let isDown = true;
  open({
    save: ({ body }) =>
      isDown
        ? new Response(JSON.stringify({ code }), { status })
        : { ...(body as object), savedAt: running.startedAt, serverTime: running.startedAt },
  });
  await place();
  press('b');
  expect(await screen.findByText('El servidor no responde: guardada en este equipo')).toBeTruthy();
  expect(screen.getByText('El servidor no responde: 1 por enviar')).toBeTruthy();
  expect(screen.queryByText(/Sin conexión/)).toBeNull();
  fireEvent.click(within(map()).getByRole('button', { name: 'Finalizar ensayo' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Finalizar el ensayo?' });
  expect(within(dialog).getByText(/^El servidor no responde por ahora\. Queda 1 respuesta/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Finalizar ensayo' }));
  expect(await screen.findByRole('heading', { name: 'Esperamos al servidor' })).toBeTruthy();
  isDown = false;
  await waitFor(() => expect(screen.queryByText(/El servidor no responde/)).toBeNull());
});

describe('without a network', () => {
  const disconnect = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
  };
  const header = () => screen.getByRole('region', { name: 'Avance del ensayo' });
  const setClockAhead = () => {
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 7_200_000);
  };
  afterEach(() => void vi.restoreAllMocks());

  test('the header says so, and how many answers are to be sent', async () => {
    open({ save: () => NO_REPLY });
    await place();
    disconnect();
    expect(within(header()).getByText('Sin conexión')).toBeTruthy();
    press('a');
    expect(within(header()).getByText('Sin conexión: 1 por enviar')).toBeTruthy();
  });

  test('the header says so also when everything is saved', async () => {
    open();
    await place();
    press('a');
    await screen.findByText('Todo guardado');
    disconnect();
    expect(within(header()).getByText('Sin conexión: todo guardado')).toBeTruthy();
  });

  test('the header does not promise to send answers once the time is over', async () => {
    open({ attempt: withSecondsLeft(2), save: () => NO_REPLY, complete: () => NO_REPLY });
    await place();
    disconnect();
    press('a');
    await screen.findByText('Se acabó el tiempo');
    expect(within(header()).getByText('Sin conexión: 1 sin enviar')).toBeTruthy();
  });

  test('a device clock that jumps past the end does not end the exam: only the server knows the time', async () => {
    const { read } = open({ save: () => NO_REPLY });
    await place();
    await read(NO_REPLY);
    disconnect();
    setClockAhead();
    expect(await screen.findByText(/^Sin conexión no pudimos revisar cuánto tiempo queda/)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('Por revisar');
    press('b');
    expect(radios()[1]?.checked).toBe(true);
    expect(within(header()).getByText('Sin conexión: 1 por enviar')).toBeTruthy();

    await read(withSecondsLeft(425));
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^7m [45]s$/));
    expect(screen.queryByText(/revisar cuánto tiempo queda/)).toBeNull();

    await read(withSecondsLeft(0));
    await screen.findByText('Se acabó el tiempo');
  });

  test.each([
    [[], 'No hay conexión. No quedan respuestas por enviar.'],
    [['a'], 'No hay conexión. Queda 1 respuesta por enviar.'],
    [['a', 'ArrowRight', 'b'], 'No hay conexión. Quedan 2 respuestas por enviar.'],
  ])('the dialog before submitting says how many answers are to be sent: %s', async (keys, line) => {
    const answers = [{ questionId: 'q4', selectedAnswer: 0, savedAt: running.startedAt }];
    open({ attempt: withSecondsLeft(600, { answers }), save: () => NO_REPLY });
    await place();
    disconnect();
    keys.forEach(press);
    fireEvent.click(within(map()).getByRole('button', { name: 'Finalizar ensayo' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Finalizar el ensayo?' });
    expect(within(dialog).getByText(line)).toBeTruthy();
  });
});

describe('a submission that waits for the network', () => {
  const accept = ({ body }: Sent) => ({
    ...(body as object),
    savedAt: running.startedAt,
    serverTime: running.startedAt,
  });
  const submit = async () => {
    fireEvent.click(within(map()).getByRole('button', { name: 'Finalizar ensayo' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Finalizar el ensayo?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Finalizar ensayo' }));
  };
  const goOn = async () => fireEvent.click(await screen.findByRole('button', { name: 'Seguir respondiendo' }));

  test('can be cancelled: answers are still sent, and the exam is not submitted', async () => {
    let isDown = true;
    const { sent } = open({ save: (one) => (isDown ? NO_REPLY : accept(one)) });
    await place();
    press('b');
    await screen.findByText('Sin conexión: guardada en este equipo');
    await submit();
    await goOn();
    expect(screen.queryByText('Entregamos tu ensayo')).toBeNull();
    press('c');
    expect(radios()[2]?.checked).toBe(true);
    isDown = false;
    await screen.findByText('Guardada');
    expect(sent('/complete')).toEqual([]);
  });

  test('is not sent again after it was cancelled; the next one has the same key', async () => {
    let isDown = true;
    const { sent, history } = open({ complete: () => (isDown ? NO_REPLY : { ...completed }) });
    await place();
    await submit();
    await goOn();
    const tries = sent('/complete').length;
    expect(tries).toBeGreaterThan(0);
    isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(sent('/complete')).toHaveLength(tries);

    await submit();
    await waitFor(() => expect(history?.at(-1)).toBe(`/exam-results/${attemptId}`));
    expect(new Set(sent('/complete').map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  });

  test('ends when the student leaves the page', async () => {
    let isDown = true;
    const { sent, unmount } = open({ complete: () => (isDown ? NO_REPLY : { ...completed }) });
    await place();
    await submit();
    await screen.findByRole('button', { name: 'Seguir respondiendo' });
    const tries = sent('/complete').length;
    expect(tries).toBeGreaterThan(0);
    unmount();
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(sent('/complete')).toHaveLength(tries);
  });

  test('that the server had received is completed although it was cancelled', async () => {
    const { history } = open({ complete: () => NO_REPLY });
    await place();
    await submit();
    await screen.findByRole('button', { name: 'Seguir respondiendo' });
    fakeServer({ [`GET ${path}`]: () => completed });
    await goOn();
    expect(await screen.findByText('Puntaje PAES: 327 puntos')).toBeTruthy();
    await waitFor(() => expect(history?.at(-1)).toBe(`/exam-results/${attemptId}`));
  });

  test('cannot be cancelled once the time is over', async () => {
    open({ attempt: withSecondsLeft(1), complete: () => NO_REPLY });
    await place();
    await screen.findByText('Se acabó el tiempo');
    await screen.findByText(/Las respuestas que alcanzaron a enviarse cuentan/);
    expect(screen.queryByRole('button', { name: 'Seguir respondiendo' })).toBeNull();
  });
});

test('an attempt that had ended redirects to its results', async () => {
  const { history } = open({ attempt: completed });
  await waitFor(() => expect(history?.at(-1)).toBe(`/exam-results/${attemptId}`));
});

test('when the attempt is submitted elsewhere the page says so and goes to the results', async () => {
  const { queries, sent, history } = open();
  await place();
  // A time before the deadline: after it this page would submit the exam itself.
  fakeServer({ [`GET ${path}`]: () => ({ ...completed, serverTime: secondsIn(130) }) });
  await act(() => queries.invalidateQueries({ queryKey: ['attempt', attemptId] }));
  expect(await screen.findByText('Puntaje PAES: 327 puntos')).toBeTruthy();
  expect(sent('/complete')).toEqual([]);
  await waitFor(() => expect(history?.at(-1)).toBe(`/exam-results/${attemptId}`));
});

test("another student's attempt is not found", async () => {
  open({ attempt: null });
  expect(await screen.findByRole('heading', { name: 'Ensayo no encontrado' })).toBeTruthy();
});

test('without a network the page shows the cached attempt', async () => {
  const first = open();
  await place();
  await waitFor(async () => expect(await (await openDatabase()).get('attempts', attemptId)).toBeDefined());
  first.unmount();
  fakeServer({ [`GET ${path}`]: () => NO_REPLY });
  renderFor(<AttemptPage attemptId={attemptId} />);
  expect(await shown()).toBe('Pregunta 1 de 4');
});

describe('Auto-Responder', () => {
  test('is for administrators', async () => {
    open();
    await place();
    expect(screen.queryByRole('button', { name: 'Auto-Responder' })).toBeNull();
  });

  test('answers the open questions and submits', async () => {
    const { sent, history } = open({ user: { ...antonia, isAdmin: true } });
    await place();
    fireEvent.click(screen.getByRole('button', { name: 'Auto-Responder' }));
    await waitFor(() => expect(sent('/auto-answer')).toHaveLength(1));
    await waitFor(() => expect(history?.at(-1)).toBe(`/exam-results/${attemptId}`));
  });
});
