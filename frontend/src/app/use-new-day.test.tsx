import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reviewRound } from '../features/practice/queries.ts';
import { noteServerTime } from '../shared/net/server-time.ts';
import { renderFor } from '../shared/testing/render.tsx';
import { fakeServer } from '../shared/testing/server.ts';
import { useNewDay } from './use-new-day.ts';

const MINUTE = 60_000;
/** Midnight in Chile, in summer. */
const midnight = new Date('2026-03-11T03:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: midnight.getTime() - 3 * MINUTE });
  noteServerTime(new Date().toUTCString());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const OpenPage = () => {
  useNewDay();
  return null;
};

const open = () => {
  const { queries } = renderFor(<OpenPage />);
  const keys = [['user'], ['review'], ['activity'], ['activity', 'students'], ['stats'], ['topics']];
  for (const key of keys) queries.setQueryData(key, {});
  return () => keys.filter((key) => queries.getQueryState(key)?.isInvalidated);
};
const ofYesterday = [['user'], ['review'], ['activity'], ['activity', 'students']];

test('the streak, the reviews and the activity are read again after midnight in Chile', () => {
  const stale = open();
  vi.advanceTimersByTime(2 * MINUTE);
  expect(stale()).toEqual([]);
  vi.advanceTimersByTime(2 * MINUTE);
  expect(stale()).toEqual(ofYesterday);
});

test('a device that slept over midnight reads them again when the page is shown', () => {
  const stale = open();
  vi.setSystemTime(midnight.getTime() + 8 * 60 * MINUTE);
  expect(stale()).toEqual([]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stale()).toEqual(ofYesterday);
});

test('the server’s midnight counts, not that of a device whose clock is wrong', () => {
  vi.setSystemTime(midnight.getTime() + 57 * MINUTE);
  noteServerTime(new Date(midnight.getTime() - 3 * MINUTE).toUTCString());
  const stale = open();
  vi.advanceTimersByTime(2 * MINUTE);
  expect(stale()).toEqual([]);
  vi.advanceTimersByTime(2 * MINUTE);
  expect(stale()).toEqual(ofYesterday);
});

const Review = () => {
  useNewDay();
  const { data } = useQuery(reviewRound({ kind: 'due', courseId: undefined, round: 0 }));
  return <p>{data?.questions.length ?? 'none yet'}</p>;
};

test('a page that said when the next review is due shows it when the day has come', async () => {
  const rounds = [
    { total: 0, nextDueOn: '2026-03-11', questions: [] },
    { total: 1, nextDueOn: null, questions: [{}] },
  ];
  fakeServer({ 'GET /api/review/due': () => rounds.shift() });
  renderFor(<Review />);
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
  expect(screen.getByText('0')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
  expect(screen.getByText('1')).toBeDefined();
});
