import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { clearNotes, keepChanges, keepReply, listNotes, type StoredNotes } from '../notes/stored-notes.ts';
import { hasPendingAnswers, setPendingFlag } from '../outbox/pending-flag.ts';
import { lock, unlock } from './locked-storage.ts';

const at = '2026-11-20T12:00:00.000Z';
const key = { userId: 'ana', key: 'A'.repeat(43) };
const row = (lessonId: string, fields: Partial<StoredNotes> = {}): StoredNotes => ({
  ...{ userId: 'ana', lessonId, lesson: null, changedAt: at, changes: {} },
  notes: { isSaved: false, note: 'En el servidor', highlights: [] },
  ...fields,
});
const pending = row('l1', { changes: { note: { value: 'Secreto', at } } });

afterEach(clearNotes);

test('at the end of a session notes are deleted, and those that wait to be sent come back at the next login', async () => {
  await keepChanges(pending);
  await keepReply(row('l2'), {});
  expect(await lock(key)).toBe(true);
  expect(await listNotes('ana')).toEqual([]);
  setPendingFlag('notes', 'ana', false);
  await unlock({ ...key, userId: 'eva' });
  expect(await listNotes('ana')).toEqual([]);
  await unlock(key);
  expect(await listNotes('ana')).toEqual([pending]);
  expect(hasPendingAnswers('notes', 'ana')).toBe(true);
});

test('what was written since the lock stays', async () => {
  await keepChanges(pending);
  await lock(key);
  const newer = row('l1', { changes: { note: { value: 'Más nuevo', at } } });
  await keepChanges(newer);
  await unlock(key);
  expect(await listNotes('ana')).toEqual([newer]);
});
