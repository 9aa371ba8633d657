import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasPendingAnswers } from '../outbox/pending-flag.ts';
import { antonia } from '../testing/examples.ts';
import { renderFor } from '../testing/render.tsx';
import { fakeServer, NO_REPLY, Refusal } from '../testing/server.ts';
import { sendPendingNotes } from './send-notes.ts';
import { type Changes, clearNotes, keepChanges, listPending } from './stored-notes.ts';
import { useSendPendingNotes } from './use-send-pending-notes.ts';

const nothing = { isSaved: false, note: '', highlights: [] };
const [early, late] = ['2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z'];
const keep = (changes: Changes, lessonId = 'l1') =>
  keepChanges({ userId: antonia.id, lessonId, lesson: null, changedAt: early, notes: nothing, changes });
const Page = () => {
  useSendPendingNotes();
  return null;
};

const logIn = (student: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it from there
  document.cookie = `matraz-student=${student}`;
};

beforeEach(() => logIn(antonia.id));
afterEach(clearNotes);

test('any page sends what an earlier one could not, each part with its own time', async () => {
  await keep({ note: { value: 'Sin red', at: early } });
  await keep({ isSaved: { value: true, at: late } });
  const sent = fakeServer({ 'PUT /api/lessons/l1/notes': () => ({ ...nothing, isSaved: true, note: 'Sin red' }) });
  renderFor(<Page />, { isStrict: false });
  await waitFor(() => expect(hasPendingAnswers('notes', antonia.id)).toBe(false));
  expect(sent.map(({ body }) => body)).toEqual([
    { changedAt: late, isSaved: true },
    { changedAt: early, note: 'Sin red' },
  ]);
});

test('without a reply it waits for the network; what is refused stays, and does not stop the others', async () => {
  await keep({ note: { value: 'Ya no se puede', at: early } }, 'l1');
  await keep({ note: { value: 'Espera', at: early } }, 'l2');
  let isAway = true;
  const sent = fakeServer({
    'PUT /api/lessons/l1/notes': () => new Refusal(404, '{"code":"lesson_not_found"}'),
    'PUT /api/lessons/l2/notes': () => (isAway ? NO_REPLY : { ...nothing, note: 'Espera' }),
  });
  renderFor(<Page />, { isStrict: false });
  await waitFor(() => expect(sent).toHaveLength(2));
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect((await listPending(antonia.id)).map(({ lessonId }) => lessonId)).toEqual(['l1']));
  expect(sent.filter(({ path }) => path.includes('l1'))).toHaveLength(1);
  expect(hasPendingAnswers('notes', antonia.id)).toBe(true);
});

test('a page of the student sends nothing while another student is logged in', async () => {
  logIn('benjamin');
  await keep({ note: { value: 'De Antonia', at: early } });
  const sent = fakeServer({ 'PUT /api/lessons/l1/notes': () => nothing });
  await sendPendingNotes(antonia.id);
  expect(sent).toEqual([]);
  expect(await listPending(antonia.id)).toHaveLength(1);
  expect(hasPendingAnswers('notes', antonia.id)).toBe(true);
  logIn(antonia.id);
  await sendPendingNotes(antonia.id);
  expect(sent).toHaveLength(1);
  expect(await listPending(antonia.id)).toEqual([]);
});
