import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFor } from '../../shared/testing/render.tsx';
import { Colors } from './colors.tsx';

const show = () => {
  const [onChoose, onClose] = [vi.fn(), vi.fn()];
  renderFor(
    <Colors
      label="Color"
      colors={[{ name: 'Rojo', value: '#b5470f' }]}
      current={null}
      onChoose={onChoose}
      onClose={onClose}
    />,
  );
  const free = screen.getByLabelText<HTMLInputElement>('Otro color');
  free.value = '#123456';
  return { free, onChoose, onClose };
};

test('a free colour is chosen when its field is left', () => {
  const { free, onChoose } = show();
  fireEvent.blur(free);
  expect(onChoose.mock.calls).toEqual([['#123456']]);
});

test('a colour of the row wins over a free one that was picked before', () => {
  const { free, onChoose } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Rojo' }));
  fireEvent.blur(free);
  expect(onChoose.mock.calls).toEqual([['#b5470f']]);
});

test('Escape leaves the colour as it was', () => {
  const { free, onChoose, onClose } = show();
  fireEvent.keyDown(free, { key: 'Escape' });
  fireEvent.blur(free);
  expect(onClose).toHaveBeenCalledOnce();
  expect(onChoose).not.toHaveBeenCalled();
});
