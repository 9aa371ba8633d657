import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../shared/testing/server.ts';
import SubscriptionPage from './subscription-page.tsx';

const admin = { ...antonia, isAdmin: true };
const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
const premium = { isPremium: true, premiumExpiresAt: nextYear };
const path = 'POST /api/admin/toggle-premium';

test('a free student sees that subscriptions are in development, and no test control', () => {
  renderFor(<SubscriptionPage />);
  expect(screen.getByRole('heading', { name: 'Plan gratuito' })).toBeTruthy();
  expect(screen.getByText(/aún no está disponible: las suscripciones están en desarrollo/)).toBeTruthy();
  expect(screen.queryByText('Control de prueba')).toBeNull();
});

test('a Premium student sees the last day', () => {
  renderFor(<SubscriptionPage />, { user: { ...antonia, ...premium } });
  expect(screen.getByRole('heading', { name: 'Premium activo' })).toBeTruthy();
  expect(screen.getByText(/quedan 365 días/)).toBeTruthy();
});

test('an administrator turns their own Premium on and off', async () => {
  let user = admin;
  const sent = fakeServer({
    [path]: () => {
      user = user.isPremium ? admin : { ...admin, ...premium };
      return user;
    },
  });
  renderFor(<SubscriptionPage />, { user: admin });
  fireEvent.click(screen.getByRole('button', { name: 'Activar Premium' }));
  expect((await screen.findAllByText('Premium activado')).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'Premium activo' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Desactivar Premium' }));
  expect((await screen.findAllByText('Premium desactivado')).length).toBeGreaterThan(0);
  expect(sent.map(({ body }) => body)).toEqual([{}, {}]);
});

test.each([
  ['', 'No se pudo cambiar el estado premium'],
  ['{"detail":"No tienes permiso"}', 'No tienes permiso'],
])('when the change fails, the reason is shown (%s)', async (body, text) => {
  fakeServer({ [path]: () => new Refusal(403, body) });
  renderFor(<SubscriptionPage />, { user: admin });
  fireEvent.click(screen.getByRole('button', { name: 'Activar Premium' }));
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});
