import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { antonia, atomsInDetail } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, NO_REPLY, Refusal, type Sent } from '../../../shared/testing/server.ts';
import { openContent } from '../open-content.ts';
import { openDatabase } from '../outbox/kept-storage.ts';
import { closePracticeOutbox } from '../outbox/session-outbox.ts';
import { PracticeTab } from './practice-tab.tsx';

const KEPT = 'Respuesta guardada en este dispositivo; la corregimos cuando vuelva la conexión.';
const judged = {
  correct: true,
  isFirstAttempt: true,
  xpEarned: 10,
  explanation: '<p>Porque sí.</p>',
  correctAnswer: 1,
};
const question = 'POST /api/questions/question-1/answer';

let isOnline = true;
/** The queries of a test would wait after an event 'offline'. */
const setOnline = (next: boolean) => {
  isOnline = next;
  if (isOnline) act(() => void window.dispatchEvent(new Event('online')));
};

/** A server that can be reached only while the browser is online. */
const practise = async (reply: () => unknown = () => judged) => {
  const reached: string[] = [];
  const answer = ({ path, body }: Sent) => {
    if (!isOnline) return NO_REPLY;
    reached.push(`${path.split('/')[3]}: ${JSON.stringify(body)}`);
    return reply();
  };
  const sent = fakeServer({
    [`GET /api/topics/${atomsInDetail.id}/question-progress`]: () => (isOnline ? [] : NO_REPLY),
    ...Object.fromEntries(atomsInDetail.questions.map(({ id }) => [`POST /api/questions/${id}/answer`, answer])),
    [question]: answer,
  });
  const { questions } = openContent(atomsInDetail, antonia.isPremium);
  const view = renderFor(<PracticeTab topic={atomsInDetail} questions={questions} />);
  await screen.findByRole('radiogroup');
  return { ...view, reached, posts: () => sent.filter(({ method }) => method === 'POST') };
};

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const give = (option: string) => {
  press(option);
  press('Enter');
};
const next = () => screen.findByRole('button', { name: 'Siguiente pregunta' });
const progress = () => screen.getByRole('img', { name: /sin responder|correcta/ }).getAttribute('aria-label');

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it from there
  document.cookie = `matraz-student=${antonia.id}`;
});
afterEach(async () => {
  closePracticeOutbox();
  vi.restoreAllMocks();
  await (await openDatabase()).clear('outbox');
});

test('without a network the answer is kept, the next question can be answered, and both are judged later', async () => {
  const { reached } = await practise();
  setOnline(false);
  give('b');
  expect(await screen.findByText(KEPT)).toBeTruthy();
  expect(screen.getByText('1 respuesta espera la conexión')).toBeTruthy();
  expect(screen.queryByText('Porque sí.')).toBeNull();
  expect(await next()).toBe(document.activeElement);
  expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true);
  press('Enter');
  expect(await screen.findByText('Pregunta 2 de 3')).toBeTruthy();
  expect(progress()).toBe('1 por corregir, 2 sin responder');
  give('a');
  await screen.findByText('2 respuestas esperan la conexión');
  expect(reached).toEqual([]);

  setOnline(true);
  expect(await screen.findByText('Porque sí.')).toBeTruthy();
  await waitFor(() => expect(progress()).toBe('2 correctas, 1 sin responder'));
  expect(screen.queryByText(/espera/)).toBeNull();
  expect(reached).toEqual(['question-1: {"selectedAnswer":1}', 'question-2: {"selectedAnswer":0}']);
});

test('an answer whose reply was lost is kept and sent again with the same key', async () => {
  let tries = 0;
  const { posts } = await practise(() => (++tries === 1 ? NO_REPLY : judged));
  give('b');
  expect(await screen.findByText('Porque sí.')).toBeTruthy();
  expect(posts()).toHaveLength(2);
  expect(new Set(posts().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});

test('a page that is opened again shows the waiting answer, which cannot be given twice', async () => {
  const first = await practise();
  setOnline(false);
  give('b');
  await screen.findByText(KEPT);
  first.unmount();
  closePracticeOutbox();

  const { reached } = await practise();
  expect(await screen.findByText(KEPT)).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  press('a');
  expect(screen.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(false);
  setOnline(true);
  expect(await screen.findByText('Porque sí.')).toBeTruthy();
  expect(reached).toHaveLength(1);
});

test('a question that was deleted meanwhile is told once, and can be answered no more times than before', async () => {
  const { reached } = await practise(() => new Refusal(404, '{"code":"question_not_found"}'));
  setOnline(false);
  give('b');
  await screen.findByText(KEPT);
  setOnline(true);
  const told = '1 respuesta no se pudo corregir: la pregunta ya no está disponible.';
  expect((await screen.findAllByText(told)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByText(KEPT)).toBeNull());
  expect(reached).toHaveLength(1);
  expect(within(screen.getByRole('radiogroup')).getAllByRole<HTMLInputElement>('radio')[0]?.disabled).toBe(false);
});

test('without a network and without what was answered before, the questions can be answered', async () => {
  setOnline(false);
  await practise();
  expect(screen.getByText('Pregunta 1 de 3')).toBeTruthy();
});
