import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../testing/render.tsx';
import { celebrate, holdMessages, toast } from './toast.ts';

const level = { kind: 'level', level: 2, title: '¡Nivel 2!', text: 'Ahora eres Aprendiz.' } as const;
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('what is earned while a question waits for its answer is told with the answer', async () => {
  renderFor(<main />);
  const answered = holdMessages();
  act(() => celebrate([level]));
  expect(shown()).toEqual([]);
  act(() => toast({ tone: 'good', title: '¡Correcto!' }));
  expect(shown()).toEqual([]);
  act(answered);
  expect((await screen.findAllByText('¡Correcto!')).length).toBeGreaterThan(0);
  expect(shown().join()).toContain('¡Nivel 2!');
});

test('a failure is told at once, also while a question waits', async () => {
  renderFor(<main />);
  const answered = holdMessages();
  act(() => toast({ tone: 'destructive', title: 'Error' }));
  expect((await screen.findAllByText('Error')).length).toBeGreaterThan(0);
  act(answered);
});

test('messages wait until no question is open any more, and what is told once is not told again', async () => {
  renderFor(<main />);
  const [first, second] = [holdMessages(), holdMessages()];
  act(() => celebrate([level]));
  act(first);
  expect(shown()).toEqual([]);
  act(second);
  expect((await screen.findAllByText('¡Nivel 2!')).length).toBeGreaterThan(0);
  act(() => toast({ title: 'Incorrecto' }));
  await screen.findAllByText('Incorrecto');
  expect(shown().join()).not.toContain('¡Nivel 2!');
});
