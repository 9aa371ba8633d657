import 'fake-indexeddb/auto';
import type { WithheldAttempt } from '@matraz/contracts/exams/attempt-http';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia, path } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../shared/testing/server.ts';
import { after, attemptId, running } from '../testing.ts';
import ResultsPage from './results-page.tsx';

const { pausedAt: _, messages: _messages, ...begun } = running;
const withheld: WithheldAttempt = {
  ...begun,
  isCompleted: true,
  isWithheld: true,
  reason: 'submitted',
  finishedAt: after(125),
  endedBecause: null,
  answered: 1,
  total: 4,
  resultsFrom: '2026-11-20T15:00:00.000Z',
  order: { questions: [3, 2, 1, 0], options: [0, 1, 2, 3].map(() => [2, 0, 1]) },
  answers: [{ questionId: 'q1', selectedAnswer: 2, savedAt: after(10) }],
};

const show = (attempt: WithheldAttempt) => {
  fakeServer({
    [`GET /api/exam-attempts/${attemptId}`]: () => attempt,
    [`GET /api/exam-attempts/${attemptId}/report`]: () => new Refusal(409, '{"code":"results_withheld"}'),
    'GET /api/path': () => path,
  });
  renderFor(<ResultsPage attemptId={attemptId} />, { user: antonia });
};

test('a result that is shown later shows what the student answered, in her order', async () => {
  show(withheld);
  expect(await screen.findByRole('heading', { name: 'Entregado' })).toBeTruthy();
  expect(screen.getByText(/Los resultados se muestran el 20 de noviembre/)).toBeTruthy();
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['1.Sin respuesta', '2.Sin respuesta', '3.Sin respuesta', '4.Atres']);
  expect(document.body.textContent).not.toMatch(/puntaje|correcta/i);
});

test('without a time it says that the teacher decides', async () => {
  show({ ...withheld, resultsFrom: null });
  expect(await screen.findByText(/Tu docente mostrará los resultados/)).toBeTruthy();
});
