import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ErrorBoundary } from '../../app/error-boundary.tsx';
import { renderFor } from '../testing/render.tsx';
import { fakeServer } from '../testing/server.ts';
import { fetchedDialog, fetchedPage } from './fetched-part.tsx';
import { loadEarly } from './load-part.ts';

let online = true;
vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
const setOnline = (value: boolean) => {
  online = value;
  fireEvent(window, new Event(value ? 'online' : 'offline'));
};
/** Loading fails without a network, as in the browser. */
let tries = 0;
const load = async () => {
  tries += 1;
  if (!online) throw new TypeError('Failed to fetch dynamically imported module');
  return { default: () => <h1>Suscripción</h1> };
};

afterEach(() => setOnline(true));

test('a page that cannot be loaded without a network shows this, and loads when the network is back', async () => {
  setOnline(false);
  tries = 0;
  const Page = fetchedPage(load);
  renderFor(
    <Suspense>
      <Page />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'Sin conexión' })).toBeTruthy();
  expect(tries).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(tries).toBe(2));
  await act(async () => {});
  expect(await screen.findByRole('heading', { name: 'Sin conexión' })).toBeTruthy();
  setOnline(true);
  expect(await screen.findByRole('heading', { name: 'Suscripción' })).toBeTruthy();
});

test('a page whose request was lost is requested once more', async () => {
  const lost = vi.fn(load).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Page = fetchedPage(lost);
  renderFor(
    <Suspense>
      <Page />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'Suscripción' })).toBeTruthy();
  expect(lost).toHaveBeenCalledTimes(2);
});

test('a page that was loaded early is shown at once, without the skeleton', async () => {
  const early = () => load();
  const Page = fetchedPage(early);
  await loadEarly(early);
  renderFor(
    <Suspense fallback="Cargando">
      <Page />
    </Suspense>,
  );
  expect(screen.getByRole('heading', { name: 'Suscripción' })).toBeTruthy();
});

test('a dialog that cannot be loaded shows a message and closes; the next time it is loaded again', async () => {
  setOnline(false);
  const Dialog = fetchedDialog<{ onClose: () => void }>(load);
  const Opener = () => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          {isOpen ? 'Abierto' : 'Abrir'}
        </button>
        <Suspense>{isOpen && <Dialog onClose={() => setIsOpen(false)} />}</Suspense>
      </>
    );
  };
  renderFor(<Opener />);
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect((await screen.findAllByText('Sin conexión')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toBeTruthy());
  setOnline(true);
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('heading', { name: 'Suscripción' })).toBeTruthy();
});

test('a page whose code has a fault is not shown as a missing network, and is not loaded again and again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  const sent = fakeServer({});
  const broken = vi.fn().mockRejectedValue(new TypeError('x is not a function'));
  const Page = fetchedPage(broken);
  renderFor(
    <ErrorBoundary>
      <Suspense>
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('heading', { name: 'Algo salió mal' })).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toMatch(/conexión/i);
  expect(broken).toHaveBeenCalledTimes(2);
  expect(sent).toMatchObject([{ path: '/api/client-errors' }]);
});
