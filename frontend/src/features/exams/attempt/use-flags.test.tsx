import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../../../shared/testing/server.ts';
import { readNotes } from '../offline/attempt-notes.ts';
import { openDatabase } from '../offline/database.ts';
import { useFlags } from './use-flags.ts';

const attemptId = 'a1';
const path = `/api/exam-attempts/${attemptId}/flags`;

afterEach(async () => (await openDatabase()).clear('notes'));

test('marks of an earlier release, which kept them in this browser only, are sent', async () => {
  await (await openDatabase()).put('notes', { attemptId, flagged: ['q1', 'q2'], refused: [] });
  const sent = fakeServer({
    [`GET ${path}`]: () => ({ flagged: [] }),
    [`PUT ${path}`]: () => ({ flagged: ['q1', 'q2'] }),
  });
  const { result } = renderHook(() => useFlags(attemptId), { reactStrictMode: false });
  await waitFor(() => expect(result.current[0]).toEqual(new Set(['q1', 'q2'])));
  act(() => void window.dispatchEvent(new Event('online')));
  const changes = ['q1', 'q2'].map((questionId) => ({ questionId, isFlagged: true }));
  await waitFor(() => expect(sent).toMatchObject([{ method: 'PUT', body: { changes } }]));
  await waitFor(async () => expect((await readNotes(attemptId)).flagChanges).toEqual({}));
  expect(result.current[0]).toEqual(new Set(['q1', 'q2']));
});

test('marks that the server knows are taken from it', async () => {
  await (await openDatabase()).put('notes', { attemptId, flagged: ['q1'], flagChanges: {}, refused: [] });
  const sent = fakeServer({ [`GET ${path}`]: () => ({ flagged: ['q2'] }) });
  const { result } = renderHook(() => useFlags(attemptId), { reactStrictMode: false });
  await waitFor(() => expect(result.current[0]).toEqual(new Set(['q1'])));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current[0]).toEqual(new Set(['q2'])));
  expect(sent).toMatchObject([{ method: 'GET' }]);
});
