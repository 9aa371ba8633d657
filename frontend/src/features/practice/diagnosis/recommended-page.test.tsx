import type { MasteryReply, RecommendedQuestion } from '@matraz/contracts/practice/diagnosis-http';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../shared/testing/server.ts';
import RecommendedPage from './recommended-page.tsx';

const question = (number: number, reason: RecommendedQuestion['reason']): RecommendedQuestion => ({
  id: `question-${number}`,
  topicId: `topic-${number}`,
  topicTitle: `Tema ${number}`,
  courseId: 1,
  question: `<p>¿Pregunta ${number}?</p>`,
  options: ['<p>uno</p>', '<p>dos</p>'],
  xpReward: 10,
  locked: false,
  reason,
  isAnswered: reason === 'due',
});

const known = (shares: (number | null)[]): MasteryReply => ({
  areas: [],
  topics: shares.map((mean, place) => ({
    topicId: `topic-${place + 1}`,
    title: `Tema ${place + 1}`,
    courseId: 1,
    answers: mean === null ? 1 : 6,
    right: 1,
    mastery: mean === null ? null : { mean, low: mean - 0.1, high: mean + 0.1 },
  })),
  skills: [],
  score: null,
  missing: [],
});

const school = (questions: RecommendedQuestion[], query = '') => {
  let reads = 0;
  return fakeServer({
    [`GET /api/practice/recommended${query}`]: () => ({ questions }),
    'GET /api/courses': () => [{ id: 1, title: 'Química', subject: 'Química' }],
    'GET /api/mastery': () => known(reads++ === 0 ? [0.5, null] : [0.58, null]),
    ...Object.fromEntries(
      questions.map(({ id }) => [
        `POST /api/questions/${id}/answer`,
        ({ body }: { body: unknown }) => ({
          correct: (body as { selectedAnswer: number }).selectedAnswer === 1,
          isFirstAttempt: true,
          xpEarned: 10,
          explanation: '<p>Porque sí.</p>',
          correctAnswer: 1,
        }),
      ]),
    ),
  });
};
const open = (search = '') => renderFor(<RecommendedPage />, { path: `/practice/recommended${search}` });
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const answer = async (key: string, next: string) => {
  press(key);
  press('Enter');
  fireEvent.click(await screen.findByRole('button', { name: next }));
};

test('each question says why it is asked; the end shows the result and what it moved', async () => {
  school([question(1, 'weak'), question(2, 'new')]);
  open();
  expect(await screen.findByText('Para reforzar: aquí has acertado menos')).toBeTruthy();
  expect(screen.getByText('10 XP')).toBeTruthy();
  await answer('b', 'Siguiente pregunta');
  expect(screen.getByText('Nueva para ti')).toBeTruthy();
  await answer('a', 'Ver cómo te fue');
  expect(document.activeElement?.textContent).toBe('1 de 2 correctas');
  expect(await screen.findByText('58 %')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'subió' })).toBeTruthy();
  expect(screen.getByText('De los demás temas son pocas respuestas para saberlo.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tema 2' }).getAttribute('href')).toBe('/topic/topic-2?seccion=teoria');
  fireEvent.click(screen.getByRole('button', { name: 'Otra práctica' }));
  expect(await screen.findByText('Pregunta 1 de 2')).toBeTruthy();
});

test('a question whose review is due earns no XP', async () => {
  school([question(1, 'due')]);
  open();
  expect(await screen.findByText('Toca repasarla antes de olvidarla')).toBeTruthy();
  expect(screen.getByText('Repaso')).toBeTruthy();
});

test('a link chooses topics; when nothing is left there, all topics are offered', async () => {
  school([], '?topicId=a%2Cb');
  open('?topicId=a,b');
  expect(await screen.findByRole('heading', { name: 'Por hoy no queda nada que practicar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Practicar todos los temas' })).toBeTruthy();
});

test('when the practice cannot be loaded, the student can retry', async () => {
  fakeServer({
    'GET /api/practice/recommended': () => new Refusal(503),
    'GET /api/mastery': () => new Refusal(503),
  });
  open();
  expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
});
