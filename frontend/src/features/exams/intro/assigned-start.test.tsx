import type { AssignedWork } from '@matraz/contracts/assignments/http';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import { detail, examId, running } from '../testing.ts';
import ExamIntroPage from './exam-intro-page.tsx';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const work: AssignedWork = {
  id: 'g1',
  className: '4°B',
  kind: 'exam',
  workId: examId,
  title: detail.title,
  opensAt: minutes(-10),
  closesAt: minutes(60),
  lastStartAt: null,
  attempts: 1,
  used: 0,
  asksWord: false,
  results: 'at-closing',
  showsResults: false,
  isDone: false,
};

const show = (assigned: AssignedWork[]) => {
  const sent = fakeServer({
    [`GET /api/exams/${examId}`]: () => detail,
    [`GET /api/exams/${examId}/stats`]: () => ({ total: 4, pilot: 1, evaluated: 3, duration: 600 }),
    'GET /api/exam-attempts': () => [],
    'GET /api/assigned-work': () => assigned,
    [`POST /api/exams/${examId}/start`]: () => running,
  });
  renderFor(<ExamIntroPage examId={examId} />, { user: antonia });
  return () => sent.filter(({ method }) => method === 'POST');
};
const startButton = () => screen.findByRole('button', { name: 'Comenzar ensayo' });

test('a student without an assignment starts as before', async () => {
  const starts = show([{ ...work, workId: 'another' }]);
  fireEvent.click(await startButton());
  await waitFor(() => expect(starts()).toMatchObject([{ body: undefined }]));
  expect(screen.queryByText(/Asignado por/)).toBeNull();
});

test('an open one shows its conditions and sends the word', async () => {
  const starts = show([{ ...work, asksWord: true, attempts: 2 }]);
  expect(await screen.findByRole('heading', { name: 'Asignado por 4°B' })).toBeTruthy();
  expect(screen.getByText(/Abierto hasta el/)).toBeTruthy();
  expect(screen.getByText('Te quedan 2 intentos')).toBeTruthy();
  expect(screen.getByText('Los resultados se muestran al cierre.')).toBeTruthy();
  fireEvent.change(await screen.findByLabelText('Palabra de acceso'), { target: { value: 'átomo' } });
  fireEvent.click(await startButton());
  await waitFor(() => expect(starts()).toMatchObject([{ body: { accessWord: 'átomo' } }]));
});

test.each([
  ['not open yet', { opensAt: minutes(30) }, /Abre el/],
  ['closed with later results', { closesAt: minutes(-1), results: 'when-released' }, /Cerró el/],
  ['too late', { lastStartAt: minutes(-1) }, /Había que comenzar antes del/],
  ['handed in', { used: 1, isDone: true }, /Entregado/],
] as const)('%s: it says why it cannot be started', async (_, change, text) => {
  show([{ ...work, ...change }]);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Comenzar ensayo' })).toBeNull();
});

test('after the closing, with its results shown, it is an ordinary exam', async () => {
  show([{ ...work, closesAt: minutes(-1), showsResults: true }]);
  expect(await startButton()).toBeTruthy();
  expect(screen.queryByText(/Asignado por/)).toBeNull();
});
