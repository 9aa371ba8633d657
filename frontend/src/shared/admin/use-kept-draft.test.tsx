import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../testing/examples.ts';
import { renderFor } from '../testing/render.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('matraz.draft/'));

test('a form that stays open after it was saved does not keep its draft again', async () => {
  let forget = () => {};
  const Form = ({ title }: { title: string }) => {
    forget = useKeptDraft({
      name: 'lesson/new',
      draft: { title },
      stored: { title: '' },
      isTouched: true,
      onRecover: () => {},
    }).forget;
    return null;
  };
  renderFor(<Form title="Masa" />, { user: antonia });
  act(forget); // saved before the delay was over
  await new Promise((resolve) => setTimeout(resolve, 400)); // longer than the delay of keeping
  expect(kept()).toEqual([]);
});
