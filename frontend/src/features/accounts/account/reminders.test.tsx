import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import { Reminders } from './reminders.tsx';

const push = vi.hoisted(() => ({
  pushState: vi.fn(async () => 'off'),
  subscribeToPush: vi.fn(async () => null as object | null),
}));
vi.mock('../../../shared/loading/push.ts', () => push);

const address = { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'x', auth: 'y' } };
const none = { reminder: null, mail: 'ready', pushKey: 'k', browsers: 0 };
const start = (settings: object, state = 'off') => {
  push.pushState.mockResolvedValue(state);
  push.subscribeToPush.mockClear();
  const { sent } = fakeServerOf(settings);
  renderFor(<Reminders />);
  return { asked: () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body), sent };
};
const fakeServerOf = (settings: object) => {
  const sent = fakeServer({
    'GET /api/user/reminders': () => settings,
    'POST /api/user/push-subscriptions': () => ({ ...none, browsers: 1 }),
    'PUT /api/user/reminders': ({ body }) => ({ ...none, ...(body as object) }),
  });
  return { sent };
};
const toggle = (name: string) => screen.findByRole('switch', { name });

test('the permission is asked only after the student turned the reminders on', async () => {
  const { asked, sent } = start(none);
  push.subscribeToPush.mockResolvedValue(address);
  const main = await toggle('Recordarme estudiar');
  expect(push.subscribeToPush).not.toHaveBeenCalled();
  await waitFor(() => expect(main.hasAttribute('disabled')).toBe(false));
  fireEvent.click(main);
  await waitFor(() => expect(asked()).toEqual([{ reminder: { hour: 18, byMail: true, byPush: true } }]));
  expect(sent.some(({ path }) => path === '/api/user/push-subscriptions')).toBe(true);
  expect((await toggle('Avisos en el navegador')).getAttribute('aria-checked')).toBe('true');
});

test('without the permission the mail stays', async () => {
  const { asked } = start(none);
  push.subscribeToPush.mockResolvedValue(null);
  fireEvent.click(await toggle('Recordarme estudiar'));
  await waitFor(() => expect(asked()).toEqual([{ reminder: { hour: 18, byMail: true, byPush: false } }]));
});

test('the hour can be changed, and the last way that is turned off ends the reminders', async () => {
  const { asked } = start({ ...none, reminder: { hour: 18, byMail: true, byPush: false } }, 'unsupported');
  fireEvent.change(await screen.findByLabelText('A qué hora (hora de Chile)'), { target: { value: '7' } });
  await waitFor(() => expect(asked()).toEqual([{ reminder: { hour: 7, byMail: true, byPush: false } }]));
  await waitFor(async () => expect((await toggle('Por correo')).hasAttribute('disabled')).toBe(false));
  fireEvent.click(await toggle('Por correo'));
  await waitFor(() => expect(asked().at(-1)).toEqual({ reminder: null }));
});

test('where nothing can be sent the switch says why', async () => {
  start({ ...none, mail: 'unconfirmed' }, 'denied');
  expect(await screen.findByText(/Confirma primero tu correo\. Este navegador bloquea los avisos/)).toBeTruthy();
  expect((await toggle('Recordarme estudiar')).hasAttribute('disabled')).toBe(true);
});
