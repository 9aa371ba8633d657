import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { atomsInDetail } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import { openContent } from '../open-content.ts';
import { Overview } from './overview.tsx';

const show = (read: string[], answered: string[]) => {
  fakeServer({
    [`GET /api/topics/${atomsInDetail.id}/lesson-progress`]: () =>
      read.map((lessonId) => ({ lessonId, isCompleted: true })),
    [`GET /api/topics/${atomsInDetail.id}/question-progress`]: () =>
      answered.map((questionId) => ({ questionId, isAnswered: true, isCorrect: true })),
  });
  renderFor(<Overview topic={atomsInDetail} open={openContent(atomsInDetail, false)} onShow={() => {}} />);
};

test('after the first answer the student sees the progress and can continue', async () => {
  show(['lesson-1'], ['question-1', 'question-2', 'question-3']);
  expect(await screen.findByRole('button', { name: /Teoría.*1 de 2 lecciones.*Continuar/ })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /Práctica.*3 de 3 preguntas.*Listo/ })).toBeTruthy();
});

test('before the first answer the student sees the totals', async () => {
  show([], []);
  expect(await screen.findByRole('button', { name: /Teoría.*2 lecciones/ })).toBeTruthy();
  expect(screen.queryByText('Continuar')).toBeNull();
});
