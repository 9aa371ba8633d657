import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toast } from '../page/toast.ts';
import { renderFor } from '../testing/render.tsx';
import { Dialog } from './dialog.tsx';

const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

/** @returns called when the dialog closes */
const openDialog = async () => {
  const close = vi.fn();
  renderFor(
    <Dialog title="Tu progreso" onClose={close}>
      texto
    </Dialog>,
  );
  await screen.findByRole('dialog');
  return close;
};

test('Escape closes a dialog once', async () => {
  const close = await openDialog();
  pressEscape();
  expect(close).toHaveBeenCalledOnce();
});

test('Escape closes a dialog also when a message came after it', async () => {
  const close = await openDialog();
  act(() => toast({ title: 'Ensayo iniciado' }));
  await screen.findAllByText('Ensayo iniciado');
  pressEscape();
  expect(close).toHaveBeenCalledOnce();
});

test('Escape in a dialog over a dialog closes only the upper one', async () => {
  const [closeLower, closeUpper] = [vi.fn(), vi.fn()];
  renderFor(
    <Dialog title="Ensayo" onClose={closeLower}>
      <Dialog title="¿Descartar?" onClose={closeUpper}>
        texto
      </Dialog>
    </Dialog>,
  );
  await screen.findByRole('dialog', { name: '¿Descartar?' });
  act(() => toast({ title: 'Pregunta guardada' }));
  await screen.findAllByText('Pregunta guardada');
  pressEscape();
  expect([closeLower.mock.calls.length, closeUpper.mock.calls.length]).toEqual([0, 1]);
});
