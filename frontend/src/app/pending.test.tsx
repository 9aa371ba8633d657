import type { User } from '@matraz/contracts/accounts/http';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { antonia } from '../shared/testing/examples.ts';
import { NoUpdates } from '../shared/testing/fake-event-source.ts';
import { fakeServer, Refusal } from '../shared/testing/server.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.stubGlobal('EventSource', NoUpdates);
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(cleanup);

const start = (path: string, pending: User['pending'], answers: Parameters<typeof fakeServer>[0] = {}) => {
  history.pushState(null, '', path);
  const sent = fakeServer({
    'GET /api/auth/user': () => ({ ...antonia, pending }),
    'GET /api/courses': () => [],
    'GET /api/topics': () => [],
    'GET /api/contact': () => ({ privacyContact: null }),
    ...answers,
  });
  const queries = createQueryClient();
  render(<App queries={queries} />);
  return { sent, queries };
};
const consentHeading = () => screen.findByRole('heading', { name: 'Antes de seguir' });

test('an account without consent accepts the texts and goes on', async () => {
  const { sent } = start('/', 'consent', { 'POST /api/user/consent': () => antonia });
  await consentHeading();
  expect(screen.getByRole('link', { name: 'política de privacidad' }).getAttribute('href')).toBe('/privacidad');
  fireEvent.click(screen.getByRole('radio', { name: 'Tengo 14 años o más' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Acepto/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Aceptar y seguir' }));
  expect(await screen.findByRole('heading', { name: /¡Hola, Antonia!/ })).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ version: '2026-12-01', guardianEmail: null });
});

test('a child gives the address of a guardian', async () => {
  const { sent } = start('/', 'consent', {
    'POST /api/user/consent': () => ({ ...antonia, pending: 'guardian' }),
    'GET /api/user/guardian': () => ({ address: 'madre@correo.cl', isMailed: true }),
  });
  await consentHeading();
  fireEvent.click(screen.getByRole('radio', { name: 'Tengo menos de 14' }));
  fireEvent.change(screen.getByLabelText('Correo de tu madre, padre o apoderado'), {
    target: { value: 'madre@correo.cl' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Acepto/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Aceptar y seguir' }));
  expect(await screen.findByText('madre@correo.cl')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ guardianEmail: 'madre@correo.cl' });
});

test('an exam is not interrupted: the consent is asked on the next page', async () => {
  start('/exam-attempt/0192f0c1-0000-7000-8000-000000000001', 'consent');
  expect(await screen.findByRole('link', { name: /Matraz/ })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Antes de seguir' })).toBeNull();
});

test('a page that is open when the account must accept new texts stays', async () => {
  const { queries } = start('/', null);
  await screen.findByRole('heading', { name: /¡Hola, Antonia!/ });
  queries.setQueryData(['user'], { ...antonia, pending: 'consent' });
  await Promise.resolve();
  expect(screen.getByRole('heading', { name: /¡Hola, Antonia!/ })).toBeTruthy();
});

test('who must accept can read the texts first', async () => {
  start('/privacidad', 'consent');
  expect(await screen.findByRole('heading', { name: 'Política de privacidad' })).toBeTruthy();
});

test('a child waits for the guardian on every page, and can ask again', async () => {
  const { sent } = start('/exams', 'guardian', {
    'GET /api/user/guardian': () => ({ address: 'mama@corre.cl', isMailed: true }),
    'POST /api/user/guardian': ({ body }) => ({
      address: (body as { guardianEmail: string }).guardianEmail,
      isMailed: true,
    }),
  });
  await screen.findByRole('heading', { name: 'Esperamos la autorización de tu apoderado' });
  fireEvent.change(await screen.findByLabelText('Correo de tu madre, padre o apoderado'), {
    target: { value: 'mama@correo.cl' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar otra vez' }));
  expect(await screen.findByText('mama@correo.cl')).toBeTruthy();
  expect(sent.some(({ path }) => path === '/api/exams')).toBe(false);
});

test('too many mails are told in words', async () => {
  start('/', 'guardian', {
    'GET /api/user/guardian': () => ({ address: 'madre@correo.cl', isMailed: true }),
    'POST /api/user/guardian': () => new Refusal(429, JSON.stringify({ detail: 'Demasiadas solicitudes.' })),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar otra vez' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Demasiadas solicitudes.');
});

test('without mails the page says whom to ask for the link', async () => {
  start('/', 'guardian', { 'GET /api/user/guardian': () => ({ address: 'madre@correo.cl', isMailed: false }) });
  expect(await screen.findByText(/Esta plataforma no envía correos/)).toBeTruthy();
});

test('a visitor reads the texts without a login', async () => {
  start('/terminos', null, { 'GET /api/auth/user': () => new Refusal(401) });
  expect(await screen.findByRole('heading', { name: 'Términos de uso' })).toBeTruthy();
});
