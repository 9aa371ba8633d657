import 'fake-indexeddb/auto';
import type { ReviewQuestion } from '@matraz/contracts/practice/review-http';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { antonia, path } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, NO_REPLY, Refusal } from '../../../shared/testing/server.ts';
import { closePracticeOutbox } from '../outbox/session-outbox.ts';
import ReviewPage from './review-page.tsx';

const question = (number: number): ReviewQuestion => ({
  id: `question-${number}`,
  topicId: `topic-${number}`,
  topicTitle: `Tema ${number}`,
  courseId: 1,
  question: `<p>¿Pregunta ${number}?</p>`,
  options: ['<p>uno</p>', '<p>dos</p>'],
  xpReward: 10,
  locked: false,
});

/** Keeps mistakes as the server does: B is correct, and a correct answer removes the question. */
const school = ({ wrong, gone = [] }: { wrong: number[]; gone?: number[] }) => {
  const left = new Set(wrong);
  const list = () => ({
    total: left.size,
    questions: [...left].map((number) => ({
      ...question(number),
      kind: 'practice',
      answeredAt: '2026-11-20T12:00:00.000Z',
    })),
  });
  return fakeServer({
    'GET /api/courses': () => [{ id: 1, title: 'Química', subject: 'Química' }],
    'GET /api/review/mistakes?courseId=1': list,
    ...Object.fromEntries(
      wrong.map((number) => [
        `POST /api/questions/question-${number}/answer`,
        ({ body }: { body: unknown }) => {
          if (!navigator.onLine) return NO_REPLY;
          if (gone.includes(number)) return new Refusal(404);
          const correct = (body as { selectedAnswer: number }).selectedAnswer === 1;
          if (correct) left.delete(number);
          return { correct, isFirstAttempt: false, xpEarned: 0, explanation: '<p>Porque sí.</p>', correctAnswer: 1 };
        },
      ]),
    ),
  });
};

const open = () => renderFor(<ReviewPage kind="mistakes" />, { path: '/review/mistakes?subject=1' });
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const answer = async (key: string, next: string) => {
  press(key);
  press('Enter');
  fireEvent.click(await screen.findByRole('button', { name: next }));
};

test('a round asks each question once, then shows the result, topics to read again and the next step', async () => {
  school({ wrong: [1, 2, 3] });
  open();
  expect(await screen.findByText('Pregunta 1 de 3')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Repasar errores');
  expect(screen.getByText('Química')).toBeTruthy();
  await answer('b', 'Siguiente pregunta');
  expect(screen.getByText('Pregunta 2 de 3')).toBeTruthy();
  await answer('a', 'Siguiente pregunta');
  await answer('b', 'Ver cómo te fue');
  expect(screen.getByRole('heading', { name: 'Corregiste 2 de 3 errores' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Corregiste 2 de 3 errores');
  expect(screen.getByRole('link', { name: 'Tema 2' }).getAttribute('href')).toBe('/topic/topic-2?seccion=teoria');
  fireEvent.click(await screen.findByRole('button', { name: 'Repasar el que falta' }));
  expect(await screen.findByText('Pregunta 1 de 1')).toBeTruthy();
  expect(screen.getByText('¿Pregunta 2?')).toBeTruthy();
});

test('no XP is shown for a question or an answer', async () => {
  school({ wrong: [1] });
  open();
  expect(await screen.findByText('Repaso')).toBeTruthy();
  expect(screen.queryByText('10 XP')).toBeNull();
  press('b');
  press('Enter');
  expect(
    (await screen.findAllByText('Ya has respondido esta pregunta antes. No se otorga XP adicional.')).length,
  ).toBeGreaterThan(0);
});

test('when all are corrected there is praise and no further round', async () => {
  school({ wrong: [1] });
  open();
  await screen.findByText('Pregunta 1 de 1');
  await answer('b', 'Ver cómo te fue');
  expect(screen.getByText(/Los corregiste todos/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Volver al Inicio' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Repasar/ })).toBeNull();
});

test('without a network the round goes on, and its result comes with the connection', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it from there
  document.cookie = `matraz-student=${antonia.id}`;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    online.mockRestore();
    closePracticeOutbox();
  });
  school({ wrong: [1, 2] });
  open();
  await screen.findByText('Pregunta 1 de 2');
  await answer('b', 'Siguiente pregunta');
  expect(screen.getByText('Pregunta 2 de 2')).toBeTruthy();
  expect(screen.getByRole('img', { name: '1 por corregir, 1 sin responder' })).toBeTruthy();
  await answer('a', 'Ver cómo te fue');
  expect(screen.getByRole('heading', { name: '2 respuestas esperan la conexión' })).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Corregiste 1 de 2 errores' })).toBeTruthy();
});

test('a question that was deleted during the round is skipped', async () => {
  school({ wrong: [1, 2], gone: [1] });
  open();
  await screen.findByText('Pregunta 1 de 2');
  press('b');
  press('Enter');
  expect((await screen.findAllByText('Esta pregunta ya no está disponible')).length).toBeGreaterThan(0);
  expect(screen.getByText('¿Pregunta 2?')).toBeTruthy();
  expect(screen.getByText('Pregunta 1 de 1')).toBeTruthy();
});

test('without mistakes an encouraging text is shown', async () => {
  school({ wrong: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'No tienes errores pendientes' })).toBeTruthy();
});

test('when nothing is due, the day of the next review is shown', async () => {
  fakeServer({
    'GET /api/courses': () => [],
    'GET /api/review/due': () => ({ total: 0, nextDueOn: '2026-11-24', questions: [] }),
  });
  renderFor(<ReviewPage kind="due" />, { path: '/review/due' });
  expect(await screen.findByRole('heading', { name: '¡Estás al día!' })).toBeTruthy();
  expect(screen.getByText('martes, 24 de noviembre')).toBeTruthy();
});

test('when nothing is due, mistakes are no debt of today, and the next topic is named', async () => {
  fakeServer({
    'GET /api/courses': () => [],
    'GET /api/path': () => path,
    'GET /api/review/due': () => ({ total: 0, nextDueOn: null, questions: [] }),
    'GET /api/review/mistakes': () => ({ total: 73, questions: [] }),
  });
  renderFor(<ReviewPage kind="due" />, { path: '/review/due' });
  expect(await screen.findByText(/Aparte, tienes 73 preguntas falladas o en blanco\. No tienen fecha/)).toBeTruthy();
  expect((await screen.findByRole('region', { name: 'Lo que sigue' })).textContent).toContain(
    path.studyFirst[0]?.title,
  );
});

test('a round that is a part of all mistakes says so', async () => {
  fakeServer({
    'GET /api/courses': () => [],
    'GET /api/review/mistakes': () => ({ total: 61, questions: [question(1)] }),
  });
  renderFor(<ReviewPage kind="mistakes" />, { path: '/review/mistakes' });
  expect(await screen.findByText(/^Son 61 en total\. Esta ronda tiene 1;/)).toBeTruthy();
});

test('when the round cannot be loaded, the student can retry', async () => {
  let broken = true;
  fakeServer({
    'GET /api/courses': () => [],
    'GET /api/review/due': () => (broken ? new Refusal(503) : { total: 0, nextDueOn: null, questions: [] }),
  });
  renderFor(<ReviewPage kind="due" />, { path: '/review/due' });
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  broken = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: '¡Estás al día!' })).toBeTruthy();
});

test('a question of an exam is in the same round, and shows every option that is right', async () => {
  const examQuestion = {
    kind: 'exam',
    id: 'exam-question',
    examId: 'exam',
    examTitle: 'Ensayo de otoño',
    attemptId: 'attempt',
    courseId: 3,
    question: '<p>¿De ensayo?</p>',
    options: ['<p>uno</p>', '<p>dos</p>', '<p>tres</p>'],
    answeredAt: '2026-11-20T12:00:00.000Z',
  };
  const sent = fakeServer({
    'GET /api/courses': () => [],
    'GET /api/review/mistakes?examId=exam': () => ({ total: 1, questions: [examQuestion] }),
    'POST /api/exam-questions/exam-question/review': () => ({
      correct: true,
      correctAnswer: 0,
      accepted: [0, 1],
      explanation: '<p>Porque sí.</p>',
    }),
  });
  renderFor(<ReviewPage kind="mistakes" />, { path: '/review/mistakes?ensayo=exam' });
  expect(await screen.findByText('Ensayo de otoño')).toBeTruthy();
  press('b');
  press('Enter');
  expect(await screen.findByText('Tu respuesta, correcta')).toBeTruthy();
  expect(screen.getByText('Respuesta correcta')).toBeTruthy();
  expect(screen.getByText('Porque sí.')).toBeTruthy();
  expect(await screen.findAllByText('Esta pregunta sale de tus errores.')).not.toHaveLength(0);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ selectedAnswer: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Ver cómo te fue' }));
  expect(await screen.findByText('Corregiste 1 de 1 error')).toBeTruthy();
});
