import type { FactorsOfAccount } from '@matraz/contracts/accounts/factors-http';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { antonia } from '../../../../shared/testing/examples.ts';
import { renderFor } from '../../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../../shared/testing/server.ts';
import { FactorsSection } from './factors-section.tsx';

const none: FactorsOfAccount = {
  managedAt: null,
  passkeyOrigin: window.location.origin,
  passkeys: [],
  hasCodeApp: false,
  recoveryCodesLeft: 0,
};
const passkey = {
  id: '0193b1c2-7d5e-7000-8000-000000000001',
  name: 'Mi teléfono',
  createdAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: null,
  isBackedUp: true,
};
const codes = ['abcd-efgh-jkmn-pqrs', 'tuvw-xyz1-2345-6789'];

const show = (factors: FactorsOfAccount | Refusal, answers: Parameters<typeof fakeServer>[0] = {}) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const sent = fakeServer({ 'GET /api/user/factors': () => factors, ...answers });
  renderFor(<FactorsSection />, { user: { ...antonia, isAdmin: true, lacksFactor: factors === none } });
  return sent;
};
const button = (name: string) => screen.findByRole('button', { name });

test('without a factor both kinds are offered, and an administrator reads that she needs one', async () => {
  show(none);
  expect(await button('Agregar una llave de acceso')).toBeTruthy();
  expect(await button('Activar los códigos por app')).toBeTruthy();
  expect(screen.getByText(/Para administrar, agrega una llave de acceso/)).toBeTruthy();
  expect(screen.queryByText(/códigos sin usar/)).toBeNull();
});

test('where passkeys do not work only codes are offered', async () => {
  show({ ...none, passkeyOrigin: 'https://matraz.liceo.cl' });
  expect(await button('Activar los códigos por app')).toBeTruthy();
  expect(screen.queryByText('Llaves de acceso')).toBeNull();
});

test('passkeys, codes and how many recovery codes are left are shown', async () => {
  show({ ...none, passkeys: [passkey], hasCodeApp: true, recoveryCodesLeft: 1 });
  expect(await screen.findByText('Mi teléfono')).toBeTruthy();
  expect(screen.getByText(/Agregada el .* · sin usar · también en tus otros dispositivos/)).toBeTruthy();
  expect(screen.getByText(/Te queda 1 código sin usar/)).toBeTruthy();
  expect(await button('Desactivar los códigos por app')).toBeTruthy();
});

test('an external provider is named with a link', async () => {
  show({ ...none, managedAt: 'https://cuentas.liceo.cl/realms/matraz', passkeyOrigin: null });
  const link = await screen.findByRole('link', { name: 'cuentas.liceo.cl' });
  expect(link.getAttribute('href')).toBe('https://cuentas.liceo.cl/realms/matraz');
  expect(screen.queryByRole('button')).toBeNull();
});

test('when the section cannot be loaded, it can be retried', async () => {
  show(new Refusal(503));
  expect(await button('Intentar de nuevo')).toBeTruthy();
});

test('a passkey is removed with the password; a wrong one is told beside the field', async () => {
  let isRight = false;
  const sent = show(
    { ...none, passkeys: [passkey] },
    {
      [`DELETE /api/user/passkeys/${passkey.id}`]: () =>
        isRight
          ? { removed: true }
          : new Refusal(403, JSON.stringify({ code: 'wrong_password', detail: 'La contraseña no coincide' })),
    },
  );
  fireEvent.click(await button('Quitar Mi teléfono'));
  const dialog = within(screen.getByRole('dialog', { name: 'Quitar la llave de acceso' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
  expect(await dialog.findByText('Escribe tu contraseña.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Tu contraseña'), { target: { value: 'cordillera-2026' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
  expect(await dialog.findByText('La contraseña no coincide')).toBeTruthy();
  isRight = true;
  fireEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
  await vi.waitUntil(() => screen.queryByRole('dialog') === null);
  expect(sent.filter(({ method }) => method === 'DELETE').at(-1)?.body).toEqual({
    proof: { password: 'cordillera-2026' },
  });
});

test('new recovery codes are shown once, and the code app is on after its first code', async () => {
  const sent = show(none, {
    'POST /api/user/code-app': () => ({
      secret: 'ABCDEFGHIJKLMNOP',
      uri: 'otpauth://totp/Matraz:antonia%40ejemplo.cl?secret=ABCDEFGHIJKLMNOP&issuer=Matraz',
    }),
    'PUT /api/user/code-app': () => ({ recoveryCodes: codes }),
  });
  fireEvent.click(await button('Activar los códigos por app'));
  fireEvent.change(screen.getByLabelText('Tu contraseña'), { target: { value: 'cordillera-2026' } });
  fireEvent.click(await button('Continuar'));
  expect(await screen.findByRole('img', { name: 'Código QR para tu app de códigos' })).toBeTruthy();
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/Código de 6 cifras/), { target: { value: '123456' } });
  fireEvent.click(await button('Activar'));
  expect(await screen.findByText('abcd-efgh-jkmn-pqrs')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ code: '123456' });
  fireEvent.click(await button('Ya los guardé'));
  expect(screen.queryByText('abcd-efgh-jkmn-pqrs')).toBeNull();
});
