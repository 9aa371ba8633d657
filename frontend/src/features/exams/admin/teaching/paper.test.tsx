import type { ExamPaper } from '@matraz/contracts/exams/paper-http';
import { paperForm } from '@matraz/domain/exams/paper-form';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderFor } from '../../../../shared/testing/render.tsx';
import { fakeServer } from '../../../../shared/testing/server.ts';
import { examId, summary } from '../../testing.ts';
import { ExamPaper as PaperPage } from './exam-paper.tsx';
import { PaperEntry } from './paper-entry.tsx';

const classId = '01930000-0000-7000-8f00-000000000001';
const paper: ExamPaper = {
  ...summary,
  version: 7,
  questions: [1, 2, 3].map((number) => ({
    id: `q${number}`,
    examId,
    question: `<p>¿Pregunta ${number}?</p>`,
    options: ['<p>uno</p>', '<p>dos</p>', '<p>tres</p>'],
    correctAnswer: 1,
    orderIndex: number,
    isPilot: number === 3,
    isVoided: false,
    correction: null,
  })),
};
const person = (number: number, name: string) => ({
  userId: `01930000-0000-7000-8000-00000000000${number}`,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@liceo.cl`,
  attempts: 0,
  isRunning: false,
  result: null,
});
const ana = person(1, 'Ana Araya');
const beto = person(2, 'Beto Bravo');
const results = {
  class: { id: classId, name: '4°B', year: 2026, isArchived: false },
  exam: { id: examId, title: summary.title, version: 7, duration: 600, questionCount: 3, isPublished: true },
  chosen: 'last',
  students: [ana, beto],
  summary: null,
  questions: [],
  areas: [],
  topics: [],
  skills: [],
};
const papers = `/api/classes/${classId}/exams/${examId}/papers`;

beforeEach(() => localStorage.clear());

describe('answer sheets', () => {
  const show = (outcomes: (string | null)[] = [null, null]) => {
    const sent = fakeServer({
      [`GET /api/classes/${classId}/exams/${examId}/results?attempt=last`]: () => results,
      [`GET /api/exam-papers/${examId}`]: () => paper,
      [`POST ${papers}`]: ({ body }) => ({
        sheets: (body as { sheets: { userId: string }[] }).sheets.map(({ userId }, place) => ({
          userId,
          refusal: outcomes[place] ?? null,
          detail: outcomes[place] ?? null,
        })),
      }),
    });
    renderFor(<PaperEntry classId={classId} examId={examId} />);
    return () => sent.filter(({ method }) => method === 'POST');
  };
  const type = async (name: string, letters: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value: letters } });
  const sitAt = () => fireEvent.change(screen.getByLabelText('Comenzó'), { target: { value: '2026-11-18T09:00' } });

  test('are typed as letters and sent together', async () => {
    const written = show();
    await type('Ana Araya', 'ab-');
    expect(screen.getByText('Completa')).toBeTruthy();
    await type('Beto Bravo', 'a.');
    expect(screen.getByText('Faltan 1 de 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cargar 1 hoja' })).toHaveProperty('disabled', true);
    sitAt();
    await type('Beto Bravo', 'a.c');
    fireEvent.change(screen.getByLabelText('Forma de Beto Bravo'), { target: { value: 'C' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cargar 2 hojas' }));
    await waitFor(() => expect(screen.getAllByText('Cargada')).toHaveLength(2));
    expect(written()[0]?.body).toEqual({
      examVersion: 7,
      satAt: new Date('2026-11-18T09:00').toISOString(),
      seconds: 600,
      sheets: [
        { userId: ana.userId, form: 'A', letters: 'AB-' },
        { userId: beto.userId, form: 'C', letters: 'A-C' },
      ],
    });
    expect(screen.getByRole('button', { name: 'Ninguna hoja completa' })).toBeTruthy();
  });

  test('that the server refuses say why, and can be sent again', async () => {
    const written = show(['Ya tiene una hoja']);
    await type('Ana Araya', 'abc');
    sitAt();
    fireEvent.click(screen.getByRole('button', { name: 'Cargar 1 hoja' }));
    expect(await screen.findByText('Ya tiene una hoja')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cargar 1 hoja' })).toBeTruthy();
    expect(written()).toHaveLength(1);
  });

  test('of a file are shown before anything is sent', async () => {
    const written = show();
    fireEvent.change(await screen.findByLabelText('Respuestas'), {
      target: { value: 'correo;forma;1;2;3\nana@liceo.cl;B;A;B;C\nluis@liceo.cl;A;A;B;C\nBeto Bravo;D;A;X;C' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Pasar a la lista' }));
    expect(await screen.findByText('2 hojas pasaron a la lista.')).toBeTruthy();
    expect(screen.getByText('luis@liceo.cl: no está en el curso')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Ana Araya' })).toHaveProperty('value', 'ABC');
    expect(screen.getByLabelText('Forma de Ana Araya')).toHaveProperty('value', 'B');
    expect(screen.getByText('La respuesta 2 no puede ser «?»')).toBeTruthy();
    expect(written()).toHaveLength(0);
  });

  test('go to the next person with Enter', async () => {
    show();
    const first = await screen.findByRole('textbox', { name: 'Ana Araya' });
    first.focus();
    fireEvent.keyDown(first, { key: 'Enter' });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Beto Bravo' }));
  });
});

describe('an exam to print', () => {
  const show = (shown: ExamPaper = paper) => {
    fakeServer({ [`GET /api/exam-papers/${examId}`]: () => shown });
    renderFor(<PaperPage examId={examId} version={undefined} />);
  };
  const choose = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });

  test('has a cover, the questions and the answer sheet, without a key', async () => {
    show();
    expect(await screen.findByText('Hoja de respuestas')).toBeTruthy();
    expect(await screen.findByText('¿Pregunta 3?')).toBeTruthy();
    expect(screen.getAllByText(/Edición 7/)).toHaveLength(2);
    expect(screen.queryByText(/Clave/)).toBeNull();
  });

  test('has the keys of all forms apart, with the letters of each form', async () => {
    show();
    await choose('Qué imprimir', 'key');
    expect(screen.queryByText('Hoja de respuestas')).toBeNull();
    const key = screen.getByRole('heading', { name: 'Clave de la forma D' }).closest('section') as HTMLElement;
    const letters = within(key)
      .getAllByRole('listitem')
      .map((one) => within(one).getAllByText(/^[ABC]$/)[0]?.textContent);
    const questions = paper.questions.map(({ id, options }) => ({ questionId: id, options }));
    expect(letters).toEqual(paperForm(examId, 'D', questions).map(({ options }) => 'ABC'.charAt(options.indexOf(1))));
  });

  test('prints when its pictures are there', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Imprimir' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    vi.unstubAllGlobals();
  });

  test('without questions says so', async () => {
    show({ ...paper, questions: [] });
    expect(await screen.findByText('Este ensayo no tiene preguntas')).toBeTruthy();
  });
});
