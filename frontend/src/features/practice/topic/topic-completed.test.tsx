import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { atoms } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import TopicCompleted from './topic-completed.tsx';

test.each([
  [100, 'Excelente', 'Superaste el 70'],
  [90, 'Excelente', 'Superaste el 70'],
  [89, 'Muy bien hecho', 'Superaste el 70'],
  [79, 'Buen trabajo', 'Superaste el 70'],
  [70, 'Buen trabajo', 'Llegaste al 70'],
  [69, 'Bien, sigue practicando', null],
  [60, 'Bien, sigue practicando', null],
  [59, 'Necesitas más práctica', null],
])('with %i %% correct: %s', async (accuracy, feedback, success) => {
  fakeServer({
    [`GET /api/topics/${atoms.id}/stats`]: () => ({
      accuracy,
      xpEarned: 20,
      questionsCorrect: 2,
      questionsAnswered: 3,
      totalQuestions: 3,
    }),
  });
  renderFor(<TopicCompleted topicId={atoms.id} isFirst onClose={() => {}} onRetry={() => {}} />);
  expect(await screen.findByText(feedback)).toBeTruthy();
  expect(screen.getByText('2 de 3 correctas · 20 XP ganados')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reintentar' }) === null).toBe(success !== null);
  if (success) expect(screen.getByText(new RegExp(success))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver al Inicio' }).getAttribute('href')).toBe('/');
});

test('a topic leads to the next one and to the questions that were failed', async () => {
  const next = { ...atoms, id: 'next', title: 'La tabla periódica' };
  fakeServer({
    [`GET /api/topics/${atoms.id}/stats`]: () => ({
      accuracy: 80,
      xpEarned: 20,
      questionsCorrect: 4,
      questionsAnswered: 5,
      totalQuestions: 5,
    }),
    'GET /api/topics': () => [atoms, next],
  });
  const { history } = renderFor(
    <TopicCompleted topicId={atoms.id} isFirst={false} onClose={() => {}} onRetry={() => {}} />,
  );
  const failed = await screen.findByRole('link', { name: 'Repasar la que fallé' });
  expect(failed.getAttribute('href')).toBe(`/review/mistakes?tema=${atoms.id}`);
  fireEvent.click(screen.getByRole('link', { name: 'Tema siguiente: La tabla periódica' }));
  expect(history.at(-1)).toBe('/topic/next');
});
