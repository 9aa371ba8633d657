import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../shared/testing/server.ts';
import { EraseAccount } from './erase-account.tsx';
import { OwnData } from './own-data.tsx';

const problem = (status: number, code: string, detail: string) =>
  new Refusal(status, JSON.stringify({ code, detail, status, title: code, type: 'about:blank' }));

test('the copy to read is asked for as a zip, the other as JSON', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  const sent = fakeServer({ 'GET /api/user/export': () => new Response('x') });
  renderFor(<OwnData />);
  fireEvent.click(screen.getByRole('button', { name: 'Descargar para leer' }));
  expect(await screen.findByText('Tu copia se descargó.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Descargar como JSON' }));
  await waitFor(() =>
    expect(sent.map(({ headers }) => headers.Accept)).toEqual(['application/zip', 'application/json']),
  );
});

test('why there is no copy is told', async () => {
  fakeServer({ 'GET /api/user/export': () => problem(429, 'too_many_requests', 'Demasiadas solicitudes.') });
  renderFor(<OwnData />);
  fireEvent.click(screen.getByRole('button', { name: 'Descargar para leer' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Demasiadas solicitudes.');
});

const openDialog = () => {
  renderFor(<EraseAccount />);
  fireEvent.click(screen.getByRole('button', { name: 'Borrar mi cuenta…' }));
  return within(screen.getByRole('dialog', { name: 'Borrar tu cuenta' }));
};

test('before the erasure the page names what is lost and what is kept, and a wrong password changes nothing', async () => {
  const sent = fakeServer({
    'GET /api/user/erasure': () => ({ needsPassword: true, refusal: null }),
    'DELETE /api/user': () => problem(403, 'wrong_password', 'La contraseña no coincide'),
  });
  const dialog = openDialog();
  expect(dialog.getByRole('heading', { name: 'Se pierde' })).toBeTruthy();
  expect(dialog.getByRole('heading', { name: 'Queda' })).toBeTruthy();
  fireEvent.change(await dialog.findByLabelText('Tu contraseña'), { target: { value: 'otra' } });
  localStorage.setItem('matraz.start', 'x');
  fireEvent.click(dialog.getByRole('button', { name: 'Borrar mi cuenta' }));
  expect(await dialog.findByText('La contraseña no coincide')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Tu contraseña'));
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', body: { password: 'otra' } });
  expect(localStorage.getItem('matraz.start')).toBe('x');
});

test('a refusal that the server knows before is told instead of the form', async () => {
  fakeServer({
    'GET /api/user/erasure': () => ({
      needsPassword: true,
      refusal: { code: 'last_administrator', detail: 'Eres la única persona que administra Matraz.' },
    }),
  });
  const dialog = openDialog();
  expect((await dialog.findByRole('alert')).textContent).toBe('Eres la única persona que administra Matraz.');
  expect(dialog.queryByRole('button', { name: 'Borrar mi cuenta' })).toBeNull();
});

test('after the erasure nothing of the person is left in the browser', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...window.location, replace });
  fakeServer({
    'GET /api/user/erasure': () => ({ needsPassword: false, refusal: null }),
    'DELETE /api/user': () => ({ isErased: true }),
  });
  localStorage.setItem('matraz.start', 'Antonia');
  sessionStorage.setItem('matraz.topic', 'Antonia');
  const dialog = openDialog();
  fireEvent.click(await dialog.findByRole('button', { name: 'Borrar mi cuenta' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/cuenta-borrada'));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  vi.unstubAllGlobals();
});
