import type { AccountSettings, OwnSession } from '@matraz/contracts/accounts/own-account-http';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../shared/testing/server.ts';
import AccountPage from './account-page.tsx';
import ConfirmEmail from './confirm-email.tsx';

const settings: AccountSettings = {
  accountUrl: null,
  sendsMails: true,
  isEmailConfirmed: true,
  pendingEmail: null,
  hasOwnPicture: false,
};
const session = (id: string, changes: Partial<OwnSession> = {}): OwnSession => ({
  id: id.repeat(43),
  device: 'Chrome en Android',
  isThisNetwork: true,
  isCurrent: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  lastSeenAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});
const sessions = [
  session('a', { isCurrent: true }),
  session('b', { device: 'Firefox en Windows', isThisNetwork: false }),
];

const show = (answers: Parameters<typeof fakeServer>[0] = {}) => {
  const sent = fakeServer({
    'GET /api/user/account': () => settings,
    'GET /api/user/sessions': () => sessions,
    'GET /api/user/security-events': () => [],
    'GET /api/user/reminders': () => ({ reminder: null, mail: 'ready', pushKey: 'k', browsers: 0 }),
    'GET /api/user/factors': () => ({
      managedAt: null,
      passkeyOrigin: null,
      passkeys: [],
      hasCodeApp: false,
      recoveryCodesLeft: 0,
    }),
    'GET /api/auth/user': () => antonia,
    ...answers,
  });
  renderFor(<AccountPage />);
  return sent;
};
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const problem = (status: number, body: object) => new Refusal(status, JSON.stringify(body));

test('a new name is sent, and the page says that it changed', async () => {
  const sent = show({ 'PUT /api/user/name': () => ({}) });
  const dialog = await open('Cambiar nombre');
  type(dialog.getByLabelText('Nombre'), 'Antú');
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Tu nombre cambió')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ firstName: 'Antú', lastName: 'Rojas' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a wrong password and a weak new one are said beside their fields, and the dialog stays', async () => {
  const answers = [
    problem(403, { code: 'wrong_password', detail: 'La contraseña no coincide' }),
    problem(400, { code: 'invalid_fields', detail: 'x', errors: [{ path: 'newPassword', message: 'Es muy común.' }] }),
  ];
  show({ 'PUT /api/user/password': () => answers.shift() });
  const dialog = await open('Cambiar contraseña');
  type(dialog.getByLabelText('Tu contraseña de ahora'), 'una');
  type(dialog.getByLabelText('Contraseña nueva'), 'password');
  const change = dialog.getByRole('button', { name: 'Cambiar contraseña' });
  fireEvent.click(change);
  expect(await dialog.findByText('Esa no es tu contraseña. Escríbela otra vez.')).toBeTruthy();
  fireEvent.click(change);
  expect(await dialog.findByText('Es muy común.')).toBeTruthy();
  expect(dialog.getByLabelText('Contraseña nueva').getAttribute('aria-invalid')).toBe('true');
});

test('the strength of a new password is told, with what others know about the person', async () => {
  show();
  const dialog = await open('Cambiar contraseña');
  type(dialog.getByLabelText('Contraseña nueva'), 'antonia2026');
  expect((await dialog.findByText(/^Tu contraseña: Se adivina/, {}, { timeout: 20_000 })).textContent).toBeTruthy();
  type(dialog.getByLabelText('Contraseña nueva'), 'un ñandú baila sobre el volcán');
  expect(await dialog.findByText('Tu contraseña: Muy buena')).toBeTruthy();
});

test('a refusal of no field is said in the dialog', async () => {
  show({ 'PUT /api/user/email': () => problem(429, { code: 'too_many_requests', detail: 'Espera un momento' }) });
  const dialog = await open('Cambiar correo');
  type(dialog.getByLabelText('Correo nuevo'), 'nueva@liceo.cl');
  type(dialog.getByLabelText('Tu contraseña'), 'cordillera-2026');
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar enlace' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Espera un momento');
});

test('an e-mail that waits for its link is shown', async () => {
  show({ 'GET /api/user/account': () => ({ ...settings, pendingEmail: 'nueva@liceo.cl' }) });
  expect(await screen.findByText(/Falta confirmar nueva@liceo.cl/)).toBeTruthy();
});

test('without mails the dialog says that the change counts at once', async () => {
  show({ 'GET /api/user/account': () => ({ ...settings, sendsMails: false }) });
  const dialog = await open('Cambiar correo');
  expect(dialog.getByText(/no envía correos: el cambio vale de inmediato/)).toBeTruthy();
});

test('with another provider its page is linked, and only the picture changes here', async () => {
  const accountUrl = 'https://id.liceo.cl/cuenta';
  show({ 'GET /api/user/account': () => ({ ...settings, accountUrl }) });
  expect((await screen.findByRole('link', { name: 'Ir a ese sitio' })).getAttribute('href')).toBe(accountUrl);
  expect(screen.queryByRole('button', { name: /^Cambiar (nombre|correo|contraseña)$/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Subir una foto' })).toBeTruthy();
});

test('a picture is sent as a form, and a refusal is told in the words of the server', async () => {
  const sent = show({ 'PUT /api/user/picture': () => problem(415, { detail: 'El archivo debe ser una imagen' }) });
  const file = new File(['x'], 'yo.txt', { type: 'text/plain' });
  fireEvent.change(await screen.findByLabelText('Elegir una foto'), { target: { files: [file] } });
  expect(await screen.findByText('El archivo debe ser una imagen')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('the sessions say device and network, and another one can be closed', async () => {
  const sent = show({ [`DELETE /api/user/sessions/${'b'.repeat(43)}`]: () => ({}) });
  const [own, other] = await screen.findAllByRole('listitem');
  expect(own?.textContent).toMatch(/Chrome en AndroidEntró desde esta misma red\. La estás usando ahora\.Esta sesión/);
  expect(other?.textContent).toMatch(/Firefox en WindowsEntró desde otra red\. Último uso: /);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar la sesión de Firefox en Windows' }));
  expect(await screen.findByText('La sesión se cerró')).toBeTruthy();
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('a single session has nothing to close', async () => {
  show({ 'GET /api/user/sessions': () => [sessions[0]] });
  expect(await screen.findByText('Esta sesión')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).toBeNull();
});

test('parts that cannot be loaded can be tried again', async () => {
  let isBroken = true;
  show({ 'GET /api/user/sessions': () => (isBroken ? new Refusal(503) : sessions) });
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  isBroken = false;
  fireEvent.click(again);
  expect(await screen.findByText('Firefox en Windows')).toBeTruthy();
});

test('the notice of an unconfirmed e-mail says until when, and sends the mail again', async () => {
  const sent = fakeServer({ 'POST /api/user/confirmation-mail': () => ({}) });
  renderFor(<ConfirmEmail />, { user: { ...antonia, confirmBy: '2026-12-08T15:00:00.000Z' } });
  expect(screen.getByRole('complementary').textContent).toContain('antes del martes, 8 de diciembre');
  fireEvent.click(screen.getByRole('button', { name: 'Enviar de nuevo' }));
  expect(await screen.findByText('Te enviamos otro enlace.')).toBeTruthy();
  expect(sent).toHaveLength(1);
});
