import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { antonia } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('matraz.draft/'));

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** @returns forgets the draft, as a save does */
const openForm = (title: string) => {
  let forget = () => {};
  const Form = () => {
    forget = useKeptDraft({
      name: 'lesson/new',
      draft: { title },
      stored: { title: '' },
      isTouched: true,
      onRecover: () => {},
    }).forget;
    return null;
  };
  renderFor(<Form />, { user: antonia });
  return () => forget();
};

test('a form that stays open after it was saved does not keep its draft again', () => {
  vi.useFakeTimers();
  const forget = openForm('Masa');
  act(forget); // saved before the delay was over
  vi.advanceTimersByTime(400); // longer than the delay of keeping
  expect(kept()).toEqual([]);
});

test('a draft whose delay ends just after the save, before the form is drawn again, is not kept', () => {
  vi.useFakeTimers();
  const forget = openForm('Masa');
  vi.advanceTimersByTime(299);
  expect(kept()).toEqual([]);
  forget(); // not within `act`, so nothing is drawn yet
  vi.advanceTimersByTime(1);
  expect(kept()).toEqual([]);
});
