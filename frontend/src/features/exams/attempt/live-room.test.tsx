import 'fake-indexeddb/auto';
import type { ExamAttempt, RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { antonia } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, NO_REPLY, Refusal, type Sent } from '../../../shared/testing/server.ts';
import { openDatabase } from '../offline/database.ts';
import { attemptId, completed, running, after as secondsIn } from '../testing.ts';
import AttemptPage from './attempt-page.tsx';

const path = `/api/exam-attempts/${attemptId}`;
const reason = 'Se cortó la luz';
const extended = { kind: 'extended', at: secondsIn(300), seconds: 300, reason } as const;
const paused = { kind: 'paused', at: secondsIn(300), reason } as const;
const resumed = { kind: 'resumed', at: secondsIn(420), seconds: 120, reason: 'Volvió la luz' } as const;
const refusal = new Refusal(409, '{"code":"time_extended"}');

let version = 0;
/** The page of an attempt; the server's clock is `second` seconds after the start. */
const open = (second: number, more: Partial<RunningAttempt> = {}) => {
  let present: ExamAttempt | typeof NO_REPLY = { ...running, serverTime: secondsIn(second), ...more };
  let time = { deadline: running.deadline, pausedAt: null as string | null };
  let complete: (sent: Sent) => unknown = () => NO_REPLY;
  const sent = fakeServer({
    [`GET ${path}`]: () =>
      present === NO_REPLY ? NO_REPLY : Response.json(present, { headers: { ETag: `"${++version}"` } }),
    [`POST ${path}/answers`]: ({ body }) => ({
      ...(body as object),
      savedAt: secondsIn(second),
      serverTime: secondsIn(second),
      ...time,
    }),
    [`POST ${path}/contact`]: () => ({}),
    [`POST ${path}/complete`]: (one) => complete(one),
  });
  const view = renderFor(<AttemptPage attemptId={attemptId} />, { user: antonia, path: `/exam-attempt/${attemptId}` });
  return {
    ...view,
    /** The server has this now; the page is not told. */
    has: (next: ExamAttempt | typeof NO_REPLY) => {
      present = next;
    },
    /** The stream of updates tells it. */
    told: async (next: Partial<RunningAttempt>) => {
      present = { ...running, serverTime: secondsIn(second), ...next };
      await act(() => view.queries.invalidateQueries({ queryKey: ['attempt', attemptId] }));
    },
    answersWith: (next: typeof time) => {
      time = next;
    },
    onComplete: (reply: typeof complete) => {
      complete = reply;
    },
    contacts: () => sent.filter((one) => one.path.endsWith('/contact')).map(({ body }) => body),
    reads: () => sent.filter(({ method }) => method === 'GET').length,
    submissions: () => sent.filter((one) => one.path.endsWith('/complete')).map(({ body }) => body),
  };
};
const timeLeft = () => screen.getByRole('timer').textContent;
const paper = () => screen.queryByRole('radiogroup') ?? screen.queryAllByRole('radio')[0] ?? null;

beforeEach(() => {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  for (const name of ['outbox', 'attempts', 'notes'] as const) await (await openDatabase()).clear(name);
});

test('more time is in the countdown at once, and is told with its reason', async () => {
  const { told } = open(300);
  await screen.findByRole('timer');
  expect(timeLeft()).toMatch(/^(5m 0s|4m 5\ds)$/);
  await told({ deadline: secondsIn(900), timeChanges: [extended] });
  await waitFor(() => expect(timeLeft()).toMatch(/^(10m 0s|9m 5\ds)$/));
  const notice = (await screen.findByText('Te dieron 5 minutos más')).closest('[role=status]');
  expect(notice?.textContent).toContain(reason);
});

test('what was given before the page was opened is not told again', async () => {
  open(300, { deadline: secondsIn(900), timeChanges: [extended] });
  await screen.findByRole('timer');
  expect(screen.queryByText('Te dieron 5 minutos más')).toBeNull();
});

test('a pause covers the paper and stops the countdown; afterwards both go on', async () => {
  const { told } = open(300);
  await screen.findByRole('timer');
  expect(paper()).not.toBeNull();
  await told({ pausedAt: secondsIn(300), timeChanges: [paused] });
  const cover = await screen.findByText('Tu tiempo está detenido.');
  expect(cover.closest('[role=alert]')?.textContent).toContain(`Ensayo en pausa`);
  expect(paper()).toBeNull();
  expect(screen.queryByText('¿Pregunta 1?')).toBeNull();
  expect(timeLeft()).toBe('5m 0s');
  // The keys answer nothing, and do not move on.
  fireEvent.keyDown(document.body, { key: 'b' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await told({ deadline: secondsIn(720), timeChanges: [paused, resumed] });
  await waitFor(() => expect(screen.queryByText('Ensayo en pausa')).toBeNull());
  expect(paper()).not.toBeNull();
  expect(screen.getByText('Tu ensayo sigue, después de 2 minutos en pausa')).toBeTruthy();
  expect(screen.getByText('0 de 4 respondidas')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Avance del ensayo' }).textContent).toContain('Pregunta 1 de 4');
});

test('the exam can be handed in during a pause', async () => {
  const { onComplete, submissions } = open(300, { pausedAt: secondsIn(300), timeChanges: [paused] });
  onComplete(() => completed);
  fireEvent.click(await screen.findByRole('button', { name: 'Entregar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Finalizar ensayo' }));
  await screen.findByText('Ensayo entregado');
  expect(submissions()[0]).not.toHaveProperty('passedDeadline');
});

test('messages are shown until they are dismissed, also after a reload', async () => {
  const { told, unmount } = open(300);
  await screen.findByRole('timer');
  const messages = [{ number: 1, text: 'Quedan 10 minutos', at: secondsIn(290) }];
  await told({ messages });
  expect((await screen.findByText('Quedan 10 minutos')).closest('[role=status]')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText('Quedan 10 minutos')).toBeNull();
  unmount();
  open(300, { messages: [...messages, { number: 2, text: 'Silencio', at: secondsIn(300) }] });
  await screen.findByText('Silencio');
  expect(screen.queryByText('Quedan 10 minutos')).toBeNull();
});

test('a reply with the time that the page knows reads nothing again', async () => {
  const { reads } = open(300);
  await screen.findByRole('timer');
  const before = reads();
  fireEvent.keyDown(document.body, { key: 'b' });
  await screen.findByText('Guardada');
  expect(reads()).toBe(before);
});

describe('a page that is not told', () => {
  test('learns more time from the reply to its next answer', async () => {
    const { has, answersWith } = open(300);
    await screen.findByRole('timer');
    has({ ...running, serverTime: secondsIn(300), deadline: secondsIn(900), timeChanges: [extended] });
    answersWith({ deadline: secondsIn(900), pausedAt: null });
    fireEvent.keyDown(document.body, { key: 'b' });
    await screen.findByText('Te dieron 5 minutos más');
  });

  test('goes on when its submission at the end is refused', async () => {
    const { has, onComplete, submissions } = open(601);
    onComplete(() => {
      has({ ...running, serverTime: secondsIn(602), deadline: secondsIn(900), timeChanges: [extended] });
      return refusal;
    });
    await screen.findByText('Te dieron 5 minutos más', undefined, { timeout: 5_000 });
    await waitFor(() => expect(screen.queryByText('Se acabó el tiempo')).toBeNull());
    expect(paper()).not.toBeNull();
    expect(submissions()[0]).toEqual({ timeElapsed: 600, passedDeadline: secondsIn(600) });
    expect(screen.queryByText('Error al completar ensayo')).toBeNull();
  });

  test('gives its submission at the end up when it hears of more time, and can submit later', async () => {
    const { told, onComplete, submissions } = open(601);
    await screen.findByText('Se acabó el tiempo');
    await waitFor(() => expect(submissions().length).toBeGreaterThan(0));
    await told({ deadline: secondsIn(900), timeChanges: [extended] });
    await waitFor(() => expect(screen.queryByText('Se acabó el tiempo')).toBeNull());
    expect(paper()).not.toBeNull();
    onComplete(() => completed);
    fireEvent.click(screen.getAllByRole('button', { name: /Finalizar/ })[0] as HTMLElement);
    fireEvent.click(await screen.findByRole('button', { name: /Entregar|Finalizar ensayo|Sí/ }));
    await screen.findByText('Ensayo entregado');
    expect(submissions().at(-1)).not.toHaveProperty('passedDeadline');
  });
});

test('without a network a copy from before the end of a pause is shown, paused', async () => {
  const first = open(300, { pausedAt: secondsIn(300), timeChanges: [paused] });
  await screen.findByText('Ensayo en pausa');
  await waitFor(async () => expect(await (await openDatabase()).get('attempts', attemptId)).toBeTruthy());
  first.unmount();
  const second = open(900);
  second.has(NO_REPLY);
  await screen.findByText('Ensayo en pausa');
});

test('a page that is back from a lost network tells it at once, and one that is left tells that', async () => {
  const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  Object.assign(navigator, { sendBeacon: beacon });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'sendBeacon'));
  const { contacts, unmount } = open(300);
  await screen.findByRole('timer');
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(contacts()).toEqual([{ pending: 0, isAway: false }]));
  // The strict mode of React left it once before.
  beacon.mockClear();
  unmount();
  expect(beacon.mock.calls[0]?.[0]).toBe(`${path}/contact`);
  expect(JSON.parse((await beacon.mock.calls[0]?.[1].text()) ?? '')).toEqual({ pending: 0, isAway: true });
});
