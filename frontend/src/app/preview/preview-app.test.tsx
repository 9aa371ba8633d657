import type { QuestionItem, TopicDetail } from '@matraz/contracts/catalog/http';
import type { ExamDetail } from '@matraz/contracts/exams/http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { completed, summary } from '../../features/exams/testing.ts';
import { antonia, atomsInDetail } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer } from '../../shared/testing/server.ts';
import PreviewApp from './preview-app.tsx';

const keyed = (question: QuestionItem): QuestionItem =>
  question.locked ? question : { ...question, correctAnswer: 1, explanation: '<p>Porque sí.</p>', version: 1 };

/** A topic that is not free, as an administrator gets it. */
const topic: TopicDetail = {
  ...atomsInDetail,
  orderIndex: 5,
  place: 5,
  totalLessons: 2,
  questions: Array.from({ length: 7 }, (_, n) => ({ ...atomsInDetail.questions[0], id: `q${n}` }) as QuestionItem).map(
    keyed,
  ),
};
const exam: ExamDetail = { ...summary, isPublished: false, questions: completed.exam.questions, version: 9 };

const show = (path: string) => {
  vi.stubGlobal('scrollTo', () => {});
  const sent = fakeServer({
    [`GET /api/topics/${topic.id}`]: () => topic,
    [`GET /api/exams/${exam.id}`]: () => exam,
    [`GET /api/exams/${exam.id}/stats`]: () => ({ total: 4, pilot: 1, evaluated: 3, duration: 600 }),
  });
  const { history } = renderFor(<PreviewApp />, {
    user: { ...antonia, isAdmin: true, isPremium: true },
    path: `/admin/vista${path}`,
  });
  return { history, written: () => sent.filter(({ method }) => method !== 'GET') };
};
const click = async (role: 'button' | 'radio' | 'link', name: string | RegExp) =>
  fireEvent.click(await screen.findByRole(role, { name }));

describe('a topic', () => {
  test('is shown as a free student gets it, with its locks', async () => {
    show(`/topic/${topic.id}`);
    expect(await screen.findByText('2 lecciones, 1 en el plan gratuito')).toBeTruthy();
    expect(screen.getByText('7 preguntas, 5 en el plan gratuito')).toBeTruthy();
  });

  test('is shown as a Premium student gets it', async () => {
    show(`/topic/${topic.id}`);
    await click('radio', 'Premium');
    expect(await screen.findByText('7 preguntas')).toBeTruthy();
  });

  test('opens at the lesson of the row', async () => {
    show(`/topic/${topic.id}?seccion=teoria&leccion=2&plan=premium`);
    expect(await screen.findByRole('heading', { name: 'Lección 2' })).toBeTruthy();
    await click('button', 'Marcar como completada');
    expect(await screen.findByRole('button', { name: 'Completada ✓' })).toBeTruthy();
  });

  test('gives the result of an answer, and writes nothing', async () => {
    const { written } = show(`/topic/${topic.id}?seccion=practica`);
    await click('radio', /dos/);
    await click('button', 'Confirmar respuesta');
    expect(await screen.findByText('Porque sí.')).toBeTruthy();
    expect((await screen.findAllByText('¡Correcto!')).length).toBeGreaterThan(0);
    expect(written()).toEqual([]);
  });

  test('takes a note on a lesson, and writes nothing', async () => {
    const { written } = show(`/topic/${topic.id}?seccion=teoria`);
    const field = await screen.findByLabelText('Lo que quiero recordar de esta lección');
    fireEvent.change(field, { target: { value: 'De prueba' } });
    expect(await screen.findByText('Guardado')).toBeTruthy();
    expect(written()).toEqual([]);
  });

  test('leads back to the tab from which it was opened', async () => {
    show(`/topic/${topic.id}?seccion=practica`);
    const back = await screen.findByRole('link', { name: 'Volver a Administración' });
    expect(back.getAttribute('href')).toBe(`/admin?seccion=preguntas&tema=${topic.id}`);
  });
});

describe('an inactive exam', () => {
  test('can be taken to its result, and writes nothing', async () => {
    const { history, written } = show(`/exams/${exam.id}`);
    expect(await screen.findByText(/Este ensayo está inactivo/)).toBeTruthy();
    await click('button', 'Comenzar ensayo');
    await waitFor(() => expect(history?.at(-1)).toMatch(/^\/admin\/vista\/exam-attempt\//));
    await click('radio', /dos/);
    expect((await screen.findAllByText(/1 de 4 respondidas/)).length).toBeGreaterThan(0);
    await click('button', 'Finalizar ensayo');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Finalizar ensayo' }));
    await waitFor(() => expect(history?.at(-1)).toMatch(/^\/admin\/vista\/exam-results\//));
    expect(await screen.findByText('1 de 3')).toBeTruthy();
    expect(written()).toEqual([]);
  });
});

test('a question of an exam opens in an attempt of the preview', async () => {
  const { history, written } = show(`/exams/${exam.id}/question/3`);
  expect(await screen.findByText('¿Pregunta 3?')).toBeTruthy();
  expect(history?.at(-1)).toMatch(/^\/admin\/vista\/exam-attempt\//);
  expect(written()).toEqual([]);
});

test('a page that is not a part of the content is not shown', async () => {
  show('/subscription');
  expect(await screen.findByRole('heading', { name: 'Hasta aquí llega la vista de estudiante' })).toBeTruthy();
});
