import type { MasteryReply } from '@matraz/contracts/practice/diagnosis-http';
import type { StudyTopic } from '@matraz/contracts/practice/path-http';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { studyReason } from '../../../shared/goals/study-reason.ts';
import { path } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import DiagnosticPage from './diagnostic-page.tsx';

const mastery: MasteryReply = {
  areas: [
    { courseId: 1, answers: 5, right: 2, mastery: { mean: 0.62, low: 0.48, high: 0.74 } },
    { courseId: 2, answers: 0, right: 0, mastery: null },
  ],
  topics: [{ topicId: 'topic-1', title: 'El átomo', courseId: 1, answers: 1, right: 0, mastery: null }],
  skills: [],
  score: null,
  missing: [{ courseId: 2, answers: 8 }],
};

const first: StudyTopic = {
  topicId: 'topic-1',
  title: 'El átomo',
  reason: 'few',
  percent: null,
  answers: 1,
  right: 0,
  fact: 'Acertaste 0 de 1: son pocas para saberlo.',
  count: 7,
};

/** A diagnostic of two questions, of which some are answered already. */
const school = (answeredBefore: number, known = mastery, total = 2, studyFirst = [first]) => {
  let answered = answeredBefore;
  const question = () => ({
    id: `question-${answered}`,
    topicId: 'topic-1',
    topicTitle: 'El átomo',
    courseId: 1,
    question: `<p>¿Pregunta ${answered + 1}?</p>`,
    options: ['<p>uno</p>', '<p>dos</p>'],
    xpReward: 10,
    locked: false,
  });
  const answer = () => {
    answered++;
    return { correct: true, isFirstAttempt: true, xpEarned: 10, explanation: '', correctAnswer: 1 };
  };
  return fakeServer({
    'GET /api/courses': () => [
      { id: 1, title: 'Química', subject: 'Química' },
      { id: 2, title: 'Física', subject: 'Física' },
    ],
    'GET /api/diagnostic': () => ({ total, answered, areas: [], question: answered < total ? question() : null }),
    'GET /api/mastery': () => known,
    'GET /api/path': () => ({ ...path, studyFirst }),
    'POST /api/questions/question-0/answer': answer,
    'POST /api/questions/question-1/answer': answer,
  });
};
const open = (search = '') => renderFor(<DiagnosticPage />, { path: `/diagnostic${search}` });
const answer = async (next: string) => {
  fireEvent.keyDown(document.body, { key: 'b' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('button', { name: next }));
};

test('it asks one question after another, then shows areas, what to study first, and what is not known', async () => {
  school(0);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Comenzar el diagnóstico' }));
  expect(screen.getByText('Pregunta 1 de 2')).toBeTruthy();
  await answer('Siguiente pregunta');
  expect(await screen.findByText('Pregunta 2 de 2')).toBeTruthy();
  await answer('Ver cómo te fue');
  expect(await screen.findByRole('heading', { name: 'Así estás hoy' })).toBeTruthy();
  expect(screen.getByText('2 de 5 correctas', { selector: 'strong' })).toBeTruthy();
  expect(screen.getByText(/^Dominio estimado: 62\s%, entre 48 y 74\s%$/)).toBeTruthy();
  expect(await screen.findByText(studyReason(first))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Empezar con El átomo' }).getAttribute('href')).toBe(
    '/practice/recommended?topicId=topic-1',
  );
  expect(screen.getByText(/Faltan respuestas: 8 de Física/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lecciones' }).getAttribute('href')).toBe('/topic/topic-1?seccion=teoria');
  expect(screen.getByRole('link', { name: 'Practicar' }).getAttribute('href')).toBe(
    '/practice/recommended?topicId=topic-1',
  );
});

test('a diagnostic that was left continues where it was', async () => {
  school(1);
  open();
  expect(await screen.findByText('Vas en 1 de 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continuar el diagnóstico' }));
  expect(screen.getByText('Pregunta 2 de 2')).toBeTruthy();
});

test('a link may begin with the first question', async () => {
  school(0);
  open('?empezar');
  expect(await screen.findByText('Pregunta 1 de 2')).toBeTruthy();
});

test('a finished one shows its result, with the score range once it is known', async () => {
  school(2, { ...mastery, score: { low: 610, high: 720 }, missing: [] });
  open();
  expect(await screen.findByText('entre 610 y 720')).toBeTruthy();
});

test('without a weak topic it says so', async () => {
  school(2, mastery, 2, []);
  open();
  expect(await screen.findByText(/^Ninguno de los temas que respondiste está bajo 70\s% de aciertos\./)).toBeTruthy();
  expect(
    within(screen.getByText('Qué estudiar primero').closest('section') as HTMLElement).queryByRole('list'),
  ).toBeNull();
});

test('without answers in topics it says nothing about them', async () => {
  school(2, { ...mastery, topics: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'Así estás hoy' })).toBeTruthy();
  expect(screen.queryByText('Qué estudiar primero')).toBeNull();
});

test('without questions there is no diagnostic', async () => {
  school(0, mastery, 0);
  open();
  expect(await screen.findByRole('heading', { name: 'Todavía no hay preguntas' })).toBeTruthy();
});
