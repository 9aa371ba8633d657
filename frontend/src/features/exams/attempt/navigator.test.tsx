import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { running } from '../testing.ts';
import { Navigator } from './navigator.tsx';

const show = (count: number) => {
  const [question] = running.exam.questions;
  if (!question) throw new Error('the example has a question');
  const questions = Array.from({ length: count }, (_, place) => ({ ...question, id: `q${place}` }));
  const none = () => {};
  renderFor(
    <Navigator
      questions={questions}
      answers={new Map()}
      flagged={new Set()}
      index={0}
      isLocked={false}
      onGoTo={none}
      onFinish={none}
    />,
  );
};

test('a list that does not fit says how many questions there are', () => {
  show(80);
  expect(screen.getByText('Son 80: desliza la lista para ver todas.')).toBeTruthy();
});

test('a short list says nothing', () => {
  show(12);
  expect(screen.queryByText(/desliza la lista/)).toBeNull();
});
