import { type Accommodations, noAccommodations } from '@matraz/contracts/classes/accommodations';
import type { ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import type { ExamStats } from '@matraz/contracts/exams/http';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, NO_REPLY, Refusal } from '../../../shared/testing/server.ts';
import { attemptId, detail, examId, running, summary } from '../testing.ts';
import ExamIntroPage from './exam-intro-page.tsx';

interface Setting {
  exam?: unknown;
  figures?: ExamStats;
  start?: () => unknown;
  attempts?: ExamAttemptItem[];
  accommodations?: Accommodations;
}

const counted: ExamStats = { total: 4, pilot: 1, evaluated: 3, duration: 600 };

const show = ({
  exam = detail,
  figures = counted,
  start = () => running,
  attempts = [],
  accommodations = noAccommodations,
}: Setting = {}) => {
  const sent = fakeServer({
    [`GET /api/exams/${examId}`]: () => exam,
    [`GET /api/exams/${examId}/stats`]: () => figures,
    'GET /api/exam-attempts': () => attempts,
    [`POST /api/exams/${examId}/start`]: start,
  });
  const view = renderFor(<ExamIntroPage examId={examId} />, { user: { ...antonia, accommodations } });
  return { ...view, starts: () => sent.filter(({ method }) => method === 'POST').length };
};
const startButton = () => screen.findByRole('button', { name: 'Comenzar ensayo' });

test('shows the duration and the numbers of questions, scored ones and pilots', async () => {
  show();
  const value = async (label: string) =>
    (await screen.findByText(label)).parentElement?.querySelector('dd')?.textContent;
  expect(await value('de duración')).toBe('10m 0s');
  expect(await value('preguntas en total')).toBe('4');
  expect(await value('evaluadas')).toBe('3');
  expect(await value('piloto')).toBe('1');
  expect(screen.queryByText(/anulada/)).toBeNull();
});

test.each([
  [{ ...counted, evaluated: 2 }, '1 pregunta anulada: no cuenta en el puntaje.'],
  [{ ...counted, pilot: 0, evaluated: 2 }, '2 preguntas anuladas: no cuentan en el puntaje.'],
])('questions of %o that are neither scored nor pilots are shown as voided', async (figures, line) => {
  show({ figures });
  expect(await screen.findByText(line)).toBeTruthy();
});

test.each([
  /El reloj corre desde que comienzas/,
  /no se pueden corregir durante el ensayo/,
  /Puedes navegar entre las preguntas y cambiar tus respuestas/,
  /Las preguntas piloto no cuentan/,
  /puntaje PAES simulado/,
])('shows the condition %s', async (condition) => {
  show();
  expect(await screen.findByText(condition)).toBeTruthy();
});

test('a student with accommodations reads her own time', async () => {
  show({
    exam: { ...detail, duration: 9_600 },
    accommodations: { extraTime: 25, largeText: true, hidesTimer: false, breaks: 0 },
  });
  expect(await screen.findByText(/Tienes 25 % más de tiempo: 3 h 20 min/)).toBeTruthy();
  expect(screen.getByText(/Letra más grande/)).toBeTruthy();
});

test('starting shows a message and goes to the attempt', async () => {
  const { history } = show();
  fireEvent.click(await startButton());
  expect((await screen.findAllByText('Ensayo iniciado')).length).toBeGreaterThan(0);
  await waitFor(() => expect(history?.at(-1)).toBe(`/exam-attempt/${attemptId}`));
});

test.each([
  [new Refusal(500), 'No se pudo iniciar el ensayo. Inténtalo de nuevo.'],
  [new Refusal(409, '{"code":"exam_without_questions"}'), 'No hay preguntas disponibles'],
])('a start that fails shows the reason', async (refusal, text) => {
  show({ start: () => refusal });
  fireEvent.click(await startButton());
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect((await startButton()).hasAttribute('disabled')).toBe(false);
});

test('the start goes to the attempt also when the list shows the attempt before the reply', async () => {
  let reply = (_attempt: typeof running) => {};
  const attempts: ExamAttemptItem[] = [];
  const { history, queries } = show({
    attempts,
    start: () =>
      new Promise((resolve) => {
        reply = resolve;
      }),
  });
  fireEvent.click(await startButton());
  await screen.findByRole('button', { name: 'Comenzando…' });
  const { id, startedAt, deadline } = running;
  attempts.push({
    id,
    examId,
    startedAt,
    deadline,
    isCompleted: false,
    pausedAt: null,
    examTitle: summary.title,
    ordinal: 1,
  });
  await queries.invalidateQueries({ queryKey: ['attempts'] }); // what the update stream does
  await screen.findByRole('link', { name: 'Continuar ensayo' });
  reply(running);
  await waitFor(() => expect(history?.at(-1)).toBe(`/exam-attempt/${attemptId}`));
});

test('a start that waits for the network ends when the student leaves the page', async () => {
  let isDown = true;
  const { history, queries, starts, unmount } = show({ start: () => (isDown ? NO_REPLY : running) });
  fireEvent.click(await startButton());
  await waitFor(() => expect(starts()).toBeGreaterThan(0));
  unmount();
  const tries = starts();
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(starts()).toBe(tries);
  expect(history).toEqual(['/']);
  // The server may have received it.
  expect(queries.getQueryState(['attempts'])?.isInvalidated).toBe(true);
});

test('an open attempt can be continued', async () => {
  const { id, startedAt, deadline } = running;
  show({
    attempts: [
      { id, examId, startedAt, deadline, isCompleted: false, pausedAt: null, examTitle: summary.title, ordinal: 1 },
    ],
  });
  const link = await screen.findByRole('link', { name: 'Continuar ensayo' });
  expect(link.getAttribute('href')).toBe(`/exam-attempt/${attemptId}`);
});

test.each([
  [new Refusal(404, '{"code":"exam_not_found"}'), 'Ensayo no encontrado'],
  [{ ...detail, questionCount: 0, questions: [] }, 'No hay preguntas disponibles'],
])('an exam that cannot be taken shows the reason', async (exam, title) => {
  show({ exam });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});
