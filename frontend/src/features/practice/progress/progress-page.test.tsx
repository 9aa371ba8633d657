import type { ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia, atoms, path } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../shared/testing/server.ts';
import ProgressPage from './progress-page.tsx';
import { roundTop } from './xp-bars.tsx';

const activity = {
  from: '2026-08-29',
  to: '2026-11-20',
  days: [
    { day: '2026-11-18', answers: 8, correct: 6, firstAttempts: 8, lessons: 1, exams: 0, xp: 60 },
    { day: '2026-11-20', answers: 1, correct: 1, firstAttempts: 0, lessons: 0, exams: 0, xp: 0 },
  ],
};
const attempt = (id: string, finishedAt: string, paesScore: number): ExamAttemptItem => ({
  id,
  examId: 'e1',
  examTitle: `Ensayo ${id}`,
  ordinal: 1,
  startedAt: finishedAt,
  deadline: finishedAt,
  isCompleted: true,
  reason: 'submitted',
  finishedAt,
  timeElapsed: 60,
  paesScore,
  correct: 30,
  scored: 60,
  percentage: 50,
  answered: 65,
  total: 65,
  pilotCorrect: 0,
  pilotAnswered: 0,
  pilotTotal: 5,
  pilotPercentage: 0,
});
const attempts = [attempt('dos', '2026-11-19T15:00:00Z', 640), attempt('uno', '2026-11-02T15:00:00Z', 580)];

const share = { mean: 0.62, low: 0.5, high: 0.74 };
const known = {
  areas: [{ courseId: 1, answers: 9, right: 4, mastery: share }],
  topics: [{ topicId: atoms.id, courseId: 1, answers: 9, right: 4, mastery: share }],
  skills: [
    { skill: 'evaluate', answers: 9, right: 6, mastery: { mean: 0.71, low: 0.6, high: 0.8 }, questions: 12 },
    { skill: 'process-and-analyse', answers: 2, right: 1, mastery: null, questions: 3 },
    { skill: 'plan-and-investigate', answers: 5, right: 2, mastery: share, questions: 0 },
    { skill: 'observe-and-question', answers: 0, right: 0, mastery: null, questions: 0 },
  ],
  score: { low: 610, high: 680 },
  missing: [],
};

const show = (answers: Parameters<typeof fakeServer>[0] = {}) => {
  const sent = fakeServer({
    'GET /api/path': () => path,
    'GET /api/exam-attempts': () => attempts,
    'GET /api/user/activity': () => activity,
    'GET /api/courses': () => [{ id: 1, title: 'Química', subject: 'Química' }],
    'GET /api/topics': () => [atoms],
    'GET /api/mastery': () => known,
    ...answers,
  });
  const freezes = { saved: 1, untilNext: 3, used: ['2026-11-19'] };
  renderFor(<ProgressPage />, { user: { ...antonia, freezes } });
  return sent;
};

test('the score of each exam is shown with the goal, as a chart and as a table', async () => {
  show();
  const name = 'Puntaje de 2 ensayos: el último 640, el mejor 640; tu meta es 700.';
  expect(await screen.findByRole('img', { name })).toBeTruthy();
  expect(screen.getByText('Tu último ensayo llegó a 640: le faltan 60 puntos para tu meta de 700.')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Ensayo dos 19 nov 50\u00a0% 640', hidden: true })).toBeTruthy();
});

test('an exam with empty questions explains why its score is below the estimate', async () => {
  show({ 'GET /api/exam-attempts': () => [{ ...attempt('dos', '2026-11-19T15:00:00Z', 368), answered: 15 }] });
  expect(await screen.findByText(/Dejaste 50 de 65 preguntas sin responder, y en blanco no se suma/)).toBeTruthy();
  expect(await screen.findByText(/Si rindieras hoy y respondieras todo/)).toBeTruthy();
});

test('the page names the next topic with the reason of the start page', async () => {
  show();
  const next = within(await screen.findByRole('region', { name: 'Lo que sigue' }));
  expect(next.getByText(atoms.title)).toBeTruthy();
  expect(next.getByText('Es lo que sigue en tu camino.')).toBeTruthy();
  expect(next.getByRole('link', { name: 'Practicar 3 preguntas' }).getAttribute('href')).toBe(
    `/topic/${atoms.id}?seccion=practica`,
  );
});

test('while the diagnostic is not done, it is next', async () => {
  show({ 'GET /api/path': () => ({ ...path, nextStep: { ...path.nextStep, kind: 'diagnostic' } }) });
  const next = within(await screen.findByRole('region', { name: 'Lo que sigue' }));
  expect(next.getByRole('link', { name: 'Ir al diagnóstico' })).toBeTruthy();
});

test('without an exam the page says what will be here', async () => {
  show({ 'GET /api/exam-attempts': () => [] });
  expect(await screen.findByText(/Cuando termines un ensayo/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver los ensayos' })).toBeTruthy();
});

test('exams that cannot be loaded can be tried again', async () => {
  let isBroken = true;
  show({ 'GET /api/exam-attempts': () => (isBroken ? new Refusal(503) : attempts) });
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  isBroken = false;
  fireEvent.click(again);
  expect(await screen.findByText(/le faltan 60 puntos para tu meta/)).toBeTruthy();
});

test('mastery by topic is shown with its range, and a range of the score', async () => {
  show();
  expect(await screen.findByText(/^Química: 62/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /^El átomo 62.*50.* a 74/ })).toBeTruthy();
  expect(screen.getByText(/entre 610 y 680/)).toBeTruthy();
});

test('skills are shown like topics, and lead to a practice when there are questions', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: 'Tu dominio por habilidad' }));
  expect(table.getByRole('row', { name: /^Evaluar 71.*60.* a 80/ })).toBeTruthy();
  expect(table.getByRole('row', { name: 'Procesar y analizar la evidencia 1 de 2: pocas' })).toBeTruthy();
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/practice/recommended?skill=evaluate',
    '/practice/recommended?skill=process-and-analyse',
  ]);
  expect(table.getByText('Planificar y conducir una investigación')).toBeTruthy();
  expect(table.queryByText('Observar y plantear preguntas')).toBeNull();
});

test('while too little is known, the page says how a score range appears', async () => {
  show({ 'GET /api/mastery': () => ({ ...known, topics: [], score: null }) });
  expect(await screen.findByText(/Responde más preguntas de cada área/)).toBeTruthy();
});

test('goals are changed in a dialog, and a field that is emptied is no goal', async () => {
  let goals: unknown = path.goals;
  const sent = show({
    'GET /api/path': () => ({ ...path, goals }),
    'PUT /api/goals': ({ body }) => {
      goals = body;
      return { goals };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar mis metas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tus metas' }));
  expect(dialog.getByRole('button', { name: 'Química' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(dialog.getByRole('button', { name: 'Física' }));
  fireEvent.change(dialog.getByLabelText('Día de la PAES'), { target: { value: '2026-12-01' } });
  fireEvent.change(dialog.getByLabelText('Puntaje que buscas'), { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: '30 min' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar mis metas' }));
  expect(await screen.findByText('1 de diciembre de 2026')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    mention: 'Physics',
    examDate: '2026-12-01',
    goalScore: null,
    minutesADay: 30,
  });
});

test('the calendar shows the days that used a streak freeze', async () => {
  show();
  expect(await screen.findByTitle('jueves, 19 de noviembre: racha protegida')).toBeTruthy();
});

test('XP and accuracy by week are shown as charts and as a table', async () => {
  show();
  expect(await screen.findByRole('img', { name: 'XP ganados por semana: 60 en 12 semanas, 60 en esta.' })).toBeTruthy();
  expect(
    screen.getByRole('img', { name: 'Precisión por semana: entre 78\u00a0% y 78\u00a0%, la última 78\u00a0%.' }),
  ).toBeTruthy();
  expect(screen.getByRole('row', { name: '16 nov 60 9 78\u00a0%', hidden: true })).toBeTruthy();
});

test.each([
  [0, 10],
  [10, 10],
  [11, 20],
  [60, 100],
  [240, 500],
  [1000, 1000],
])('the scale for %i XP ends at %i', (most, top) => {
  expect(roundTop(most)).toBe(top);
});
