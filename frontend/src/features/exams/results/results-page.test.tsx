import 'fake-indexeddb/auto';
import type { CompletedAttempt, ExamAttempt } from '@matraz/contracts/exams/attempt-http';
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { antonia } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import { openDatabase } from '../offline/database.ts';
import { after, attemptId, completed, examId, running } from '../testing.ts';
import ResultsPage from './results-page.tsx';

const show = async (attempt: ExamAttempt = completed) => {
  const sent = fakeServer({
    [`GET /api/exam-attempts/${attemptId}`]: () => attempt,
  });
  const view = renderFor(<ResultsPage attemptId={attemptId} />);
  await screen.findByRole('heading', { level: 1 });
  return { ...view, sent };
};
const storeNotes = async (notes: { flagged?: string[]; refused?: string[] }) =>
  (await openDatabase()).put('notes', { attemptId, flagged: [], refused: [], ...notes });
const tab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }));
const figure = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;
const places = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const filter = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(async () => (await openDatabase()).clear('notes'));

test('shows score, level and figures', async () => {
  await show();
  expect(screen.getByText('327')).toBeTruthy();
  expect(screen.getByText('Insuficiente')).toBeTruthy();
  expect(screen.getByText('Requiere más práctica')).toBeTruthy();
  expect(figure('correctas')).toBe('1 de 3');
  expect(figure('de acierto')).toBe('33\u00a0%');
  expect(figure('de tiempo usado')).toBe('2m 5s');
  expect(figure('respondidas')).toBe('3 de 4');
});

test('scored and pilot questions have their own percentages', async () => {
  await show();
  expect(screen.getByRole('progressbar', { name: 'Evaluadas: porcentaje' }).getAttribute('aria-valuenow')).toBe('33');
  expect(screen.getByRole('progressbar', { name: 'Piloto: porcentaje' }).getAttribute('aria-valuenow')).toBe('100');
});

describe('the review', () => {
  test('shows the key, the student’s answer and the explanation of every question', async () => {
    await show();
    tab('Revisión');
    const wrong = screen.getByRole('heading', { name: 'Pregunta 2' }).closest('article') as HTMLElement;
    expect(within(wrong).getByText('Incorrecta')).toBeTruthy();
    expect(within(wrong).getByText('Tu respuesta').closest('li')?.textContent).toContain('tres');
    expect(within(wrong).getByText('Respuesta correcta').closest('li')?.textContent).toContain('dos');
    expect(within(wrong).getByText('Porque q2.')).toBeTruthy();
    expect(screen.getAllByText('Tu respuesta, correcta')).toHaveLength(2);
  });

  test.each([
    [/^Todas 4/, ['Pregunta 1', 'Pregunta 2', 'Pregunta 3', 'Pregunta 4']],
    [/^Incorrectas 1/, ['Pregunta 2']],
    [/^Sin responder 1/, ['Pregunta 4']],
    [/^Marcadas 2/, ['Pregunta 1', 'Pregunta 4']],
    [/^Piloto 1/, ['Pregunta 3']],
  ])('the filter %s', async (name, shown) => {
    await storeNotes({ flagged: ['q1', 'q4'] });
    await show();
    tab('Revisión');
    await screen.findByRole('button', { name: /^Marcadas 2/ });
    filter(name);
    expect(places()).toEqual(shown);
  });

  test('says so when a filter finds no question', async () => {
    await show();
    tab('Revisión');
    filter(/^Marcadas 0/);
    expect(screen.getByText('Aquí no hay ninguna pregunta.')).toBeTruthy();
  });

  test('a voided question is neither wrong nor open', async () => {
    const questions = completed.exam.questions.map((one) => ({ ...one, isVoided: one.id === 'q2' }));
    await show({ ...completed, exam: { ...completed.exam, questions } });
    tab('Revisión');
    expect(screen.getByRole('button', { name: /^Incorrectas 0/ })).toBeTruthy();
    expect(screen.getByText('Anulada: no cuenta')).toBeTruthy();
  });
});

test('the timeline shows when each answer was given, changed and cleared', async () => {
  await show();
  tab('Recorrido');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    '10sPregunta 1 · Respondiste B',
    '30sPregunta 2 · Respondiste A',
    '1m 0sPregunta 2 · Borraste A',
    '1m 10sPregunta 2 · Respondiste C',
    '1m 20sPregunta 3 · Respondiste A',
    '1m 30sPregunta 3 · Cambiaste A por B',
  ]);
  expect(screen.getByText(/^Respondiste 3 preguntas y cambiaste de respuesta 1 vez\./)).toBeTruthy();
  expect(screen.getByText(/Lo que respondiste sin conexión lleva la hora en que se envió\./)).toBeTruthy();
});

test('a question that was cleared in the end does not count as answered', async () => {
  const [first, ...others] = completed.timeline;
  const cleared = { questionId: first?.questionId ?? '', selectedAnswer: null, at: after(95) };
  await show({ ...completed, timeline: first ? [first, ...others, cleared] : [] });
  tab('Recorrido');
  expect(screen.getByText(/^Respondiste 2 preguntas y/)).toBeTruthy();
});

test('a timeline that does not show all changes says how many there were', async () => {
  await show({ ...completed, laterChanges: 9_500 });
  tab('Recorrido');
  expect(
    screen.getByText(
      /^Diste o cambiaste una respuesta 9\.506 veces\. Aquí están las primeras 6; tu puntaje usa la última/,
    ),
  ).toBeTruthy();
});

test('a recalculated score shows the old one, the new one and the reason', async () => {
  const rescorings: CompletedAttempt['rescorings'] = [
    { at: after(900), reason: 'question-voided', questionIds: ['q2'], texts: [], previousScore: 327, paesScore: 490 },
  ];
  await show({ ...completed, paesScore: 490, rescorings });
  const notice = screen.getByRole('heading', { name: 'Tu puntaje fue recalculado' }).closest('section') as HTMLElement;
  expect(notice.textContent).toMatch(/327.*490 puntos/);
  expect(notice.textContent).toContain('Se anuló la pregunta 2');
});

test('a voided question that does not change the score is named, with the unchanged score', async () => {
  const rescorings: CompletedAttempt['rescorings'] = [
    { at: after(900), reason: 'question-voided', questionIds: ['q3'], texts: [], previousScore: 327, paesScore: 327 },
  ];
  await show({ ...completed, rescorings });
  expect(screen.queryByText('Tu puntaje fue recalculado')).toBeNull();
  const notice = screen.getByRole('heading', { name: 'Se anuló una pregunta' }).closest('section') as HTMLElement;
  expect(notice.textContent).toContain('Se anuló la pregunta 3');
  expect(notice.textContent).toContain('Tu puntaje sigue igual: 327 puntos.');
  expect(notice.textContent).not.toContain('→');
});

test.each([
  ['submitted', 'Llegó después de la entrega'],
  ['time-expired', 'Llegó después del plazo'],
] as const)('answers that came too late are listed; after the end "%s" the title says so', async (reason, title) => {
  await storeNotes({ refused: ['q4', 'q2'] });
  await show({ ...completed, reason });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(await screen.findByText(/a las preguntas 2 y 4 se enviaron cuando el ensayo ya había terminado/)).toBeTruthy();
});

test('links lead to the home page, to other exams and to the instructions of the same exam', async () => {
  const { sent } = await show();
  expect(screen.getByRole('link', { name: 'Volver al Inicio' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Otros ensayos' }).getAttribute('href')).toBe('/exams');
  expect(screen.getByRole('link', { name: 'Repetir ensayo' }).getAttribute('href')).toBe(`/exams/${examId}`);
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('after the submission the page waits for the completed attempt', async () => {
  fakeServer({ [`GET /api/exam-attempts/${attemptId}`]: () => completed });
  const AfterSubmission = () => {
    const queries = useQueryClient();
    useState(() =>
      queries.setQueryData(['attempt', attemptId, antonia.id], { reply: running, tag: '"1"' }, { updatedAt: 1 }),
    );
    return <ResultsPage attemptId={attemptId} />;
  };
  renderFor(<AfterSubmission />);
  expect(screen.getByText('Cargando resultados')).toBeTruthy();
  expect(screen.queryByText('Resultados no disponibles')).toBeNull();
  expect(await screen.findByText('327')).toBeTruthy();
});

test('a running attempt has no results yet', async () => {
  await show(running);
  expect(screen.getByRole('heading', { name: 'Resultados no disponibles' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continuar ensayo' }).getAttribute('href')).toBe(
    `/exam-attempt/${attemptId}`,
  );
});
