import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dismissToast, toast } from '../page/toast.ts';
import { renderFor } from '../testing/render.tsx';

const announced = async (title: string, description: string) => {
  renderFor(<main />);
  act(() => toast({ title, description }));
  const spoken = (await screen.findAllByRole('status')).at(-1) as HTMLElement;
  await waitFor(() => expect(spoken.textContent).not.toBe(''));
  return spoken.textContent;
};

test('screen readers get title and description as two sentences', async () => {
  expect(await announced('Incorrecto', 'Revisa la explicación.')).toContain('Incorrecto. Revisa la explicación.');
});

test('a title that is a sentence gets no full stop', async () => {
  expect(await announced('¡Correcto!', 'Has ganado 10 XP')).toContain('¡Correcto! Has ganado 10 XP');
});

test('it closes when it is dismissed', async () => {
  await announced('Incorrecto', 'Revisa la explicación.');
  act(dismissToast);
  expect(screen.queryByText('Revisa la explicación.')).toBeNull();
});
