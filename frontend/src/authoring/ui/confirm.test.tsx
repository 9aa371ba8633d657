import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFor } from '../../shared/testing/render.tsx';
import { Confirm } from './confirm.tsx';

const show = (isBusy = false) => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  renderFor(
    <Confirm
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
      title="¿Eliminar?"
      text="No se puede deshacer."
      action="Eliminar"
      tone="destructive"
    />,
  );
  return { onConfirm, onClose };
};

test('it asks, with the focus on Cancelar', () => {
  const { onConfirm, onClose } = show();
  expect(screen.getByRole('dialog', { name: '¿Eliminar?', description: 'No se puede deshacer.' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('while the action runs, the button is disabled', () => {
  const { onConfirm } = show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(onConfirm).not.toHaveBeenCalled();
});
