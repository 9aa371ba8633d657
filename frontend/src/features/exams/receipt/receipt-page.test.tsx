import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../shared/testing/server.ts';
import { attemptId, completed, running } from '../testing.ts';
import ReceiptPage from './receipt-page.tsx';

const open = async (attempt: object = completed) => {
  fakeServer({
    [`GET /api/exam-attempts/${attemptId}`]: () => attempt,
    [`GET /api/exam-attempts/${attemptId}/receipt`]: () =>
      new Refusal(409, '{"code":"not_sealed_yet","detail":"Estará listo en un par de minutos"}'),
  });
  renderFor(<ReceiptPage attemptId={attemptId} />);
  await screen.findByRole('heading', { level: 1 });
};
const row = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('says in plain words who took what when, in the time of Chile, the score and what it means', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Comprobante de ensayo');
  expect(screen.getByText('327')).toBeTruthy();
  expect(screen.getByText('Insuficiente: requiere más práctica')).toBeTruthy();
  expect(row('Ensayo')).toBe('Ensayo de química');
  expect(row('Estudiante')).toContain('Antonia');
  expect(row('Respuestas correctas')).toBe('1 de 3 (33\u00a0%)');
  expect(row('Tiempo usado')).toBe('2m 5s de 10m 0s');
  expect(row('Terminó')).toMatch(/^20 de noviembre de 2026(,| a las) 10:02\. .*entregó\.$/);
});

test('extra time is in the time that the student had, and named', async () => {
  await open({ ...completed, extraTime: 50 });
  expect(row('Tiempo usado')).toBe('2m 5s de 15m 0s');
  expect(row('Más tiempo')).toBe('50 % más desde el comienzo');
});

test('can be printed, and says when the code is not there yet', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir o guardar como PDF' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  expect(await screen.findByText(/^El código se está preparando/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Descargar archivo' })).toBeTruthy();
});

test('a running attempt has none', async () => {
  await open({ ...running, deadline: '2999-01-01T00:00:00.000Z' });
  expect(screen.getByRole('heading', { name: 'Resultados no disponibles' })).toBeTruthy();
});
