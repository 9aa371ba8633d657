import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { renderFor } from '../testing/render.tsx';
import { useLiveUpdates } from './live-updates.ts';
import { refreshAfterWrite } from './refresh-after-write.ts';

const reads = vi.fn(async () => 'numbers');

const Page = () => {
  useLiveUpdates('ana');
  useQuery({ queryKey: ['topic', 'a', 'stats'], queryFn: reads });
  return null;
};

const stream = () => FakeEventSource.latest;
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
/** After every timer. */
const minuteLater = () => act(() => vi.advanceTimersByTimeAsync(60_000));

const shown = async ({ isOpen = true } = {}) => {
  const { queries } = renderFor(<Page />);
  await settle();
  if (isOpen) act(() => stream().open());
  await settle();
  reads.mockClear();
  const reply = () => act(() => refreshAfterWrite(queries, [['user'], ['topic', 'a']]));
  return { queries, reply };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  FakeEventSource.created = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the message comes after the reply: the page reads once, on the message', async () => {
  const { reply } = await shown();
  reply();
  await settle();
  expect(reads).not.toHaveBeenCalled();
  act(() => stream().send(['user'], ['topic', 'a']));
  await settle();
  expect(reads).toHaveBeenCalledTimes(1);
  await minuteLater();
  expect(reads).toHaveBeenCalledTimes(1);
});

test('the message comes before the reply: the page reads on the message, and once more to be sure', async () => {
  const { reply } = await shown();
  act(() => stream().send(['topic', 'a']));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(reads).toHaveBeenCalledTimes(1);
  reply();
  await minuteLater();
  expect(reads).toHaveBeenCalledTimes(2);
});

test('the message never comes: the page reads by itself after a second', async () => {
  const { reply } = await shown();
  reply();
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(reads).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(reads).toHaveBeenCalledTimes(1);
});

test('a message about something else does not count', async () => {
  const { reply } = await shown();
  reply();
  act(() => stream().send(['topic', 'b'], ['user']));
  await minuteLater();
  expect(reads).toHaveBeenCalledTimes(1);
});

test('a message about every topic counts', async () => {
  const { reply } = await shown();
  reply();
  act(() => stream().send(['topic']));
  await minuteLater();
  expect(reads).toHaveBeenCalledTimes(1);
});

test.each([
  ['was never open', () => {}],
  ['is lost', () => stream().fail()],
  ['is closed', () => stream().close()],
])('without a stream the page reads at once: it %s', async (what, lose) => {
  const { reply } = await shown({ isOpen: what !== 'was never open' });
  lose();
  reply();
  await settle();
  expect(reads).toHaveBeenCalledTimes(1);
});

test('until the message comes the old data are stale for a part of the page that opens', async () => {
  const { queries, reply } = await shown();
  queries.setQueryData(['topic', 'a'], {});
  reply();
  expect(queries.getQueryState(['topic', 'a'])?.isInvalidated).toBe(true);
});
