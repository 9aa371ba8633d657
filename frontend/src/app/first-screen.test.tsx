import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { antonia, atoms } from '../shared/testing/examples.ts';
import { NoUpdates } from '../shared/testing/fake-event-source.ts';
import { fakeServer, NO_REPLY } from '../shared/testing/server.ts';
import { App } from './app.tsx';
import { readFirstScreen } from './first-screen.ts';
import { createQueryClient } from './query-client.ts';

const code = vi.hoisted(() => ({ isLost: false }));
vi.mock('./page-code.ts', async (load) => {
  const real = await load<typeof import('./page-code.ts')>();
  return { ...real, premiumEnding: () => (code.isLost ? new Promise(() => {}) : real.premiumEnding()) };
});

beforeEach(() => {
  vi.stubGlobal('EventSource', NoUpdates);
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(cleanup);

const topic = { ...atoms, lessons: [], videos: [], questions: [] };
const progress = {
  [`GET /api/topics/${atoms.id}/lesson-progress`]: () => [],
  [`GET /api/topics/${atoms.id}/question-progress`]: () => [],
};

test('the first render shows the whole page, and nothing is read twice', async () => {
  const sent = fakeServer({
    'GET /api/auth/user': () => antonia,
    [`GET /api/topics/${atoms.id}`]: () => topic,
    ...progress,
  });
  history.pushState(null, '', `/topic/${atoms.id}`);
  const queries = createQueryClient();
  await readFirstScreen(queries, false);
  expect(sent.map(({ path }) => path).sort()).toEqual(['/api/auth/user', `/api/topics/${atoms.id}`].sort());
  render(<App queries={queries} />);
  expect(screen.getByRole('heading', { level: 1, name: atoms.title })).toBeTruthy();
  await act(async () => {});
  expect(sent.map(({ path }) => path).sort()).toEqual([...new Set(sent.map(({ path }) => path))].sort());
  expect(sent).toHaveLength(4);
});

test('a page whose data does not come is rendered without it', async () => {
  fakeServer({ 'GET /api/auth/user': () => antonia, [`GET /api/topics/${atoms.id}`]: () => NO_REPLY, ...progress });
  history.pushState(null, '', `/topic/${atoms.id}`);
  const queries = createQueryClient();
  await readFirstScreen(queries, false);
  render(<App queries={queries} />);
  expect(screen.getByText('Cargando tema')).toBeTruthy();
});

test('a notice whose code does not come holds a page for two seconds, and a page without it not at all', async () => {
  code.isLost = true;
  vi.useFakeTimers();
  onTestFinished(() => {
    code.isLost = false;
    vi.useRealTimers();
  });
  const premiumExpiresAt = new Date(Date.now() + 3_600_000).toISOString();
  fakeServer({ 'GET /api/auth/user': () => ({ ...antonia, isPremium: true, premiumExpiresAt }) });
  const shownAfter = async (path: string, milliseconds: number) => {
    history.pushState(null, '', path);
    let isShown = false;
    void readFirstScreen(createQueryClient(), false).then(() => {
      isShown = true;
    });
    await vi.advanceTimersByTimeAsync(milliseconds);
    return isShown;
  };
  expect(await shownAfter('/perfil', 1_900)).toBe(false);
  expect(await shownAfter('/perfil', 2_000)).toBe(true);
  expect(await shownAfter('/pricing', 0)).toBe(true);
});
