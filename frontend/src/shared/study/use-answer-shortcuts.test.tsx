import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderFor } from '../testing/render.tsx';
import { switchShortcuts } from './answer-shortcuts.ts';
import { useAnswerShortcuts } from './use-answer-shortcuts.ts';

const chosen: (number | string)[] = [];
const Question = () => {
  useAnswerShortcuts({
    optionCount: 4,
    onChoose: (option) => chosen.push(option),
    commands: { ArrowRight: () => chosen.push('next'), f: () => chosen.push('flag') },
  });
  return (
    <>
      <header>
        <button type="button">Racha</button>
      </header>
      <main tabIndex={-1}>
        <article data-question>
          <h2 tabIndex={-1}>Pregunta 1</h2>
          <input type="radio" aria-label="A" />
        </article>
        <nav>
          <button type="button">2</button>
        </nav>
      </main>
    </>
  );
};
const pressIn = (part: HTMLElement, init: KeyboardEventInit) => {
  fireEvent.keyDown(part, init);
  return chosen.splice(0);
};
const press = (...keys: string[]) => keys.flatMap((key) => pressIn(document.body, { key }));

beforeEach(() => void renderFor(<Question />));
afterEach(() => act(() => switchShortcuts(true)));

test('letters and numbers choose an option, and other keys are commands', () => {
  expect(press('b', '4', 'e', 'ArrowRight')).toEqual([1, 3, 'next']);
});

test('nobody answers a question that is not shown yet, but can go on', () => {
  document.querySelector('article')?.setAttribute('data-waits-for-formulas', '');
  expect(press('b', '4', 'ArrowRight')).toEqual(['next']);
});

test('keys act while the focus is in the question or on the page', () => {
  for (const part of [screen.getByRole('main'), screen.getByRole('heading'), screen.getByRole('radio')]) {
    expect(pressIn(part, { key: 'b' })).toEqual([1]);
    expect(pressIn(part, { key: 'f' })).toEqual(['flag']);
  }
});

test.each(['Racha', '2'])('keys do nothing while the focus is elsewhere: on the button %s', (name) => {
  const button = screen.getByRole('button', { name });
  for (const key of ['b', '4', 'f', 'ArrowRight']) expect(pressIn(button, { key })).toEqual([]);
});

test.each([
  ['held', { repeat: true }],
  ['part of a composed character', { isComposing: true }],
  ['pressed with Control', { ctrlKey: true }],
  ['pressed with Alt', { altKey: true }],
  ['pressed with Command', { metaKey: true }],
])('a key that is %s does nothing', (_, how) => {
  for (const key of ['b', '4', 'f', 'ArrowRight']) expect(pressIn(document.body, { key, ...how })).toEqual([]);
});

test('keys do nothing while shortcuts are off, also when another tab switched them', () => {
  act(() => switchShortcuts(false));
  expect(press('b', '4', 'f', 'ArrowRight')).toEqual([]);
  act(() => switchShortcuts(true));
  expect(press('b')).toEqual([1]);
  const other = new StorageEvent('storage', { key: 'matraz.shortcuts', newValue: 'off' });
  act(() => void window.dispatchEvent(other));
  expect(press('b')).toEqual([]);
});
