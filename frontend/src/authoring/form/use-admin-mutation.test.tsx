import type { ReadModelChange } from '@matraz/contracts/updates';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveUpdates } from '../../shared/net/live-updates.ts';
import { FakeEventSource } from '../../shared/testing/fake-event-source.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { useOrder } from '../order/use-order.ts';
import { useAdminMutation } from './use-admin-mutation.ts';

let stored = [1, 2, 3].map((number) => ({ id: `l${number}`, orderIndex: number }));
const reads = vi.fn(async () => stored);

const Page = () => {
  useLiveUpdates('ana');
  const { data: items = [] } = useQuery({ queryKey: ['topic', 'a', 'lessons'], queryFn: reads });
  const save = useAdminMutation({
    send: async () => 'saved',
    changes: () => [['topics'], ['topic', 'a']],
    successToast: () => ({ title: 'Guardado' }),
    failureTitle: 'Error',
  });
  const [shown, reorder] = useOrder({
    items,
    ownerId: 'a',
    send: async (order) => {
      stored = order;
    },
    changes: [['topics'], ['topic', 'a']],
    onSuccess: () => {},
    onError: () => {},
  });
  return (
    <>
      <p>{shown.map(({ id }) => id).join(' ')}</p>
      <button type="button" onClick={() => save.mutate(undefined)}>
        Guardar
      </button>
      <button type="button" onClick={() => reorder(['l3', 'l1', 'l2'])}>
        Ordenar
      </button>
    </>
  );
};

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
/** After every timer. */
const minuteLater = () => act(() => vi.advanceTimersByTimeAsync(60_000));
const announce = (...changed: ReadModelChange[]) => act(() => FakeEventSource.latest.send(...changed));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  FakeEventSource.created = [];
  stored = [1, 2, 3].map((number) => ({ id: `l${number}`, orderIndex: number }));
  renderFor(<Page />);
  await settle();
  act(() => FakeEventSource.latest.open());
  await settle();
  reads.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['Guardar', 'Ordenar'])('«%s» reads once, on the message of the update stream', async (name) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
  expect(reads).not.toHaveBeenCalled();
  announce(['topics'], ['topic', 'a']);
  await minuteLater();
  expect(reads).toHaveBeenCalledOnce();
});

test('a new order is shown until the list was read again, also when another teacher sorted it meanwhile', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Ordenar' }));
  await settle();
  expect(screen.getByText('l3 l1 l2')).toBeTruthy();
  stored = ['l2', 'l1', 'l3'].map((id, index) => ({ id, orderIndex: index + 1 }));
  announce(['topic', 'a']);
  await minuteLater();
  expect(screen.getByText('l2 l1 l3')).toBeTruthy();
});
