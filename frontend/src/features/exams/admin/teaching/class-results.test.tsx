import type { ClassExamResults } from '@matraz/contracts/exams/class-results-http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { antonia } from '../../../../shared/testing/examples.ts';
import { renderFor } from '../../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../../shared/testing/server.ts';
import { examId } from '../../testing.ts';
import { ClassResults } from './class-results.tsx';
import { classResultRows } from './class-results-csv.ts';

const classId = '01930000-0000-7000-8f00-000000000001';
const question = (place: number, more: Partial<ClassExamResults['questions'][number]> = {}) => ({
  id: `q${place}`,
  examId,
  question: `<p>¿Pregunta ${place}?</p>`,
  options: ['<p>uno</p>', '<p>dos</p>'],
  correctAnswer: 1,
  explanation: '<p>Porque dos</p>',
  orderIndex: place,
  isPilot: false,
  isVoided: false,
  correction: null,
  place,
  attemptId: 'attempt-1',
  topic: 'El átomo',
  taken: 4,
  correct: 3,
  empty: 0,
  chosen: [1, 3],
  ...more,
});
const result = {
  attemptId: 'attempt-1',
  ordinal: 1,
  reason: 'submitted' as const,
  finishedAt: '2026-11-20T13:00:00.000Z',
  paesScore: 700,
  correct: 3,
  scored: 4,
  answered: 4,
  total: 4,
};
const results: ClassExamResults = {
  class: { id: classId, name: '4°B', year: 2026, isArchived: false },
  exam: { id: examId, title: 'Ensayo 1', version: 7, duration: 600, questionCount: 2, isPublished: true },
  chosen: 'first',
  students: [
    { userId: 'u1', name: 'Ana Araya', email: 'ana@liceo.cl', attempts: 2, isRunning: false, result },
    {
      userId: 'u2',
      name: 'Beto Bravo',
      email: null,
      attempts: 1,
      isRunning: false,
      result: { ...result, attemptId: 'attempt-2', reason: 'paper', paesScore: 1000, answered: 3 },
    },
    { userId: 'u3', name: 'Carla Castro', email: null, attempts: 0, isRunning: true, result: null },
  ],
  summary: { mean: 850, median: 850, lowest: 700, highest: 1000, bands: [0, 0, 0, 0, 0, 0, 1, 0, 1] },
  questions: [question(1), question(2, { correct: 1, empty: 2, chosen: [1, 1], isPilot: true })],
  areas: [],
  topics: [
    { topicId: 't1', title: 'El átomo', questions: 1, correct: 3, answered: 4, total: 4, isEnough: false },
    { topicId: 't2', title: 'La célula', questions: 5, correct: 9, answered: 30, total: 40, isEnough: true },
  ],
  skills: [],
};
const url = `/api/classes/${classId}/exams/${examId}/results`;
const show = (data: ClassExamResults = results, user = antonia) => {
  const sent = fakeServer({
    [`GET ${url}?attempt=first`]: () => data,
    [`GET ${url}?attempt=best`]: () => ({ ...data, chosen: 'best', summary: { ...data.summary, mean: 900 } }),
  });
  renderFor(<ClassResults classId={classId} examId={examId} />, { user });
  return sent;
};

describe('the results of a class', () => {
  test('tell who did it, the scores and who did it on paper', async () => {
    show();
    expect(await screen.findByText('2 de 3')).toBeTruthy();
    expect(screen.getByText('lo rindieron, 1 lo rinde ahora')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Estudiantes del curso con su puntaje' });
    const [, ana, beto, carla] = within(table).getAllByRole('row');
    expect(ana?.textContent).toContain('intento 1 de 2');
    expect(beto?.textContent).toContain('En papel');
    expect(beto?.textContent).toContain('1 en blanco');
    expect(carla?.textContent).toContain('Lo está rindiendo');
    const link = within(beto as HTMLElement).getByRole('link', { name: /1\.000: ver la prueba corregida de Beto/ });
    expect(link.getAttribute('href')).toBe('/docente/intentos/attempt-2');
  });

  test('show the weakest topic first, and no percentage of few answers', async () => {
    show();
    const topics = (await screen.findByRole('heading', { name: 'Por tema' })).parentElement as HTMLElement;
    const [weak, few] = within(topics).getAllByRole('listitem');
    expect(weak?.textContent).toMatch(/La célula30.%/);
    expect(few?.textContent).toContain('1 pregunta · 3 de 4: pocas para saberlo');
    expect(few?.textContent).not.toContain('%');
  });

  test('count another attempt when the teacher chooses it', async () => {
    show();
    fireEvent.change(await screen.findByLabelText('Cuenta'), { target: { value: 'best' } });
    expect(await screen.findByText('900')).toBeTruthy();
  });

  test('open a question with its key; a teacher reports it', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Abrir la pregunta 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pregunta 1' });
    expect(await within(dialog).findByText('Porque dos')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Reportar esta pregunta' })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Corregir o anular' })).toBeNull();
  });

  test('let an administrator correct a question', async () => {
    show(results, { ...antonia, isAdmin: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Abrir la pregunta 1' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Corregir o anular' }));
    expect(await screen.findByRole('group', { name: '¿Cómo debe contar?' })).toBeTruthy();
  });

  test('are sorted by the hardest question', async () => {
    show();
    fireEvent.change(await screen.findByLabelText('Primero'), { target: { value: 'hardest' } });
    const names = screen
      .getAllByRole('button', { name: /Abrir la pregunta/ })
      .map((one) => one.ariaLabel ?? one.getAttribute('aria-label'));
    expect(names).toEqual(['Abrir la pregunta 2', 'Abrir la pregunta 1']);
  });

  test('say when nobody has done it, and when the class is not hers', async () => {
    show({ ...results, summary: null, questions: [], topics: [], students: [] });
    expect(await screen.findByText('Todavía no hay resultados')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Para Excel' })).toHaveProperty('disabled', true);
  });

  test('are computed with the table of another year, which the teacher brings', async () => {
    const sent = show();
    const field = await screen.findByLabelText('Tabla de puntajes');
    fireEvent.change(field, { target: { value: '0;100\n1;300\n3;900' } });
    expect(await screen.findByText(/Falta el puntaje de 2 correctas/)).toBeTruthy();
    fireEvent.change(field, { target: { value: 'Correctas;Puntaje\n0;100\n1;300\n2;500\n3;700\n4;1000' } });
    const table = await screen.findByRole('table', { name: 'Puntajes con la otra tabla' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['NombreHoyCon la otraCambio', 'Ana Araya7007000', 'Beto Bravo1.000700-300', 'Promedio850700-150']);
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('of another class are missing', async () => {
    fakeServer({ [`GET ${url}?attempt=first`]: () => new Refusal(404) });
    renderFor(<ClassResults classId={classId} examId={examId} />);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No está' })).toBeTruthy());
  });
});

test('the file for Excel has the students, then the questions with their options', () => {
  const rows = classResultRows(results);
  expect(rows[3]).toEqual(['Ana Araya', 'ana@liceo.cl', 700, 3, 4, 4, 2, 'En la plataforma']);
  expect(rows[4]?.at(-1)).toBe('En papel');
  expect(rows[5]).toEqual(['Carla Castro', null, null, null, null, null, 0, 'Sin rendir']);
  expect(rows.at(-1)).toEqual([2, 'B', 4, 1, 25, 1, 1, 2, 'El átomo', 'Piloto']);
});
