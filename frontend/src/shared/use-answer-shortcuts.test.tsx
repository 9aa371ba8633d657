import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from './testing/render.tsx';
import { useAnswerShortcuts } from './use-answer-shortcuts.ts';

const chosen: (number | string)[] = [];
const Question = ({ waits }: { waits: boolean }) => {
  useAnswerShortcuts({
    optionCount: 4,
    onChoose: (option) => chosen.push(option),
    commands: { ArrowRight: () => chosen.push('next') },
  });
  return <div data-waits-for-formulas={waits ? '' : undefined} />;
};
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
  return chosen.splice(0);
};

test('letters and numbers choose an option, and other keys are commands', () => {
  renderFor(<Question waits={false} />);
  expect(press('b', '4', 'e', 'ArrowRight')).toEqual([1, 3, 'next']);
});

test('nobody answers a question that is not shown yet, but can go on', () => {
  renderFor(<Question waits />);
  expect(press('b', '4', 'ArrowRight')).toEqual(['next']);
});
