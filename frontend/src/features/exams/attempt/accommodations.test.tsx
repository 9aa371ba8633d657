import 'fake-indexeddb/auto';
import { type Accommodations, noAccommodations } from '@matraz/contracts/classes/accommodations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import { after, attemptId, running } from '../testing.ts';
import AttemptPage from './attempt-page.tsx';

/** Four minutes are left: a page with a timer warns. */
const show = (accommodations: Accommodations) => {
  const attempt = { ...running, serverTime: after(360) };
  fakeServer({
    [`GET /api/exam-attempts/${attemptId}`]: () => Response.json(attempt, { headers: { ETag: '"1"' } }),
  });
  return renderFor(<AttemptPage attemptId={attemptId} />, {
    path: `/exam-attempt/${attemptId}`,
    user: { ...antonia, accommodations },
  });
};
const timer = () => screen.queryByRole('timer');

test('without accommodations the timer is in sight, and the text has its own size', async () => {
  show(noAccommodations);
  await waitFor(() => expect(timer()).not.toBeNull());
  expect(await screen.findByText(/Quedan menos de 5 minutos/)).toBeTruthy();
  expect(document.documentElement.dataset.largeText).toBeUndefined();
});

test('a hidden timer is shown when she asks, and nothing else tells of the time', async () => {
  show({ ...noAccommodations, hidesTimer: true });
  const button = await screen.findByRole('button', { name: 'Mostrar el tiempo' });
  expect(timer()).toBeNull();
  expect(screen.queryByText(/Quedan menos de 5 minutos/)).toBeNull();
  fireEvent.click(button);
  expect(timer()?.textContent).toMatch(/m \d+s/);
});

test('larger text is for the page of the ensayo only', async () => {
  const { unmount } = show({ ...noAccommodations, largeText: true });
  await waitFor(() => expect(document.documentElement.dataset.largeText).toBe(''));
  unmount();
  expect(document.documentElement.dataset.largeText).toBeUndefined();
});
