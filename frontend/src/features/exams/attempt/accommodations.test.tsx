import 'fake-indexeddb/auto';
import { type Accommodations, noAccommodations } from '@matraz/contracts/classes/accommodations';
import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import { after, attemptId, running } from '../testing.ts';
import AttemptPage from './attempt-page.tsx';

/** Four minutes are left: a page with a timer warns. */
const show = (accommodations: Accommodations, change: Partial<RunningAttempt> = {}) => {
  const attempt = { ...running, serverTime: after(360), ...change };
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

test('a break hides the questions, and says how long it lasts', async () => {
  show(noAccommodations, { pausedAt: after(300), breakEndsAt: after(480), breakLeft: 180 });
  expect((await screen.findByRole('timer', { name: 'Descanso que queda' })).textContent).toMatch(/^(2m 0s|1m \d+s)$/);
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

test('a break that is over brings the questions back, also when the server does not answer', async () => {
  show(noAccommodations, { pausedAt: after(180), breakEndsAt: after(300), breakLeft: 120 });
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(0);
  // The deadline has moved by the two minutes of the break.
  expect(screen.getByRole('timer', { name: 'Tiempo restante' }).textContent).toMatch(/^(6m 0s|5m \d+s)$/);
});
