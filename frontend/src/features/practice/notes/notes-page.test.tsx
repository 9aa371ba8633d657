import 'fake-indexeddb/auto';
import type { ListedNotes } from '@matraz/contracts/practice/notes-http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearNotes, keepChanges, keepReply, readNotes } from '../../../shared/notes/stored-notes.ts';
import { antonia } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, NO_REPLY, Refusal } from '../../../shared/testing/server.ts';
import NotesPage from './notes-page.tsx';

const lesson = { title: 'El núcleo', topicId: 'tema-1', topicTitle: 'El átomo', courseId: 1, locked: false };
const changedAt = '2026-11-20T12:00:00.000Z';
const notesOn = (lessonId: string, fields: Partial<ListedNotes> = {}): ListedNotes => ({
  lessonId,
  isSaved: false,
  note: '',
  highlights: [],
  changedAt,
  lesson,
  ...fields,
});
const open = (list: () => unknown, others: Parameters<typeof fakeServer>[0] = {}) => {
  const sent = fakeServer({ 'GET /api/user/notes': list, ...others });
  return { sent, ...renderFor(<NotesPage />) };
};

afterEach(() => clearNotes());

test('saved lessons, notes and highlights are listed by topic, with links to the lessons', async () => {
  open(() => [
    notesOn('l1', { isSaved: true, note: 'Repasar\nesto' }),
    notesOn('l2', { highlights: [{ quote: 'un <b> & \\(x\\)', before: '', after: '' }] }),
    notesOn('l3', { note: 'Otra', lesson: { ...lesson, topicId: 'tema-2', topicTitle: 'Enlaces', locked: true } }),
  ]);
  expect((await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent)).toEqual([
    'El átomo',
    'Enlaces',
  ]);
  expect(screen.getByText(/Repasar/).textContent).toBe('Repasar\nesto');
  const [first] = screen.getAllByRole('link', { name: 'El núcleo' });
  expect(first?.getAttribute('href')).toBe('/topic/tema-1?seccion=teoria&leccion=l1');
  expect(screen.getByLabelText('Guardada:')).toBeTruthy();
  expect(screen.getByLabelText('Ahora es Premium:')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Destacados' }).textContent).toContain('un <b> &'));
});

test('without notes it says how to begin', async () => {
  open(() => []);
  expect(await screen.findByText('Todavía no tienes apuntes')).toBeTruthy();
});

test('a failure can be tried again', async () => {
  let isAway = true;
  open(() => (isAway ? new Refusal(500) : [notesOn('l1', { note: 'Volvió' })]));
  await screen.findByText('No pudimos cargar esta parte');
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('Volvió')).toBeTruthy();
});

test('without a network it shows the notes of this browser, with what was not sent yet', async () => {
  const { unmount } = open(() => [notesOn('l1', { note: 'De antes' }), notesOn('l2', { isSaved: true })]);
  await screen.findByText('De antes');
  unmount();
  await keepChanges({
    ...{ userId: antonia.id, lessonId: 'l1', lesson, changedAt },
    notes: { isSaved: false, note: 'De antes', highlights: [] },
    changes: { note: { value: 'Sin red', at: changedAt } },
  });
  open(() => NO_REPLY);
  expect(await screen.findByText('Sin red')).toBeTruthy();
  expect(screen.getByText(/Estos son los apuntes que hay en este equipo/)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a lesson that was opened and has no notes can still be noted without a network after the list was read', async () => {
  const opened = { userId: antonia.id, lessonId: 'l1', lesson, changedAt };
  await keepReply({ ...opened, notes: { isSaved: true, note: 'Borrada en otro equipo', highlights: [] } }, {});
  open(() => []);
  await screen.findByText('Todavía no tienes apuntes');
  expect((await readNotes(antonia.id, 'l1'))?.notes).toEqual({ isSaved: false, note: '', highlights: [] });
});

test('the notes of another account on this browser are not shown', async () => {
  await keepChanges({
    ...{ userId: 'otra', lessonId: 'l1', lesson, changedAt },
    notes: { isSaved: true, note: 'Ajena', highlights: [] },
    changes: {},
  });
  open(() => NO_REPLY);
  await screen.findByText('No pudimos cargar esta parte');
  expect(screen.queryByText('Ajena')).toBeNull();
});

test('notes on a lesson that is gone can be read and deleted', async () => {
  let list = [notesOn('l9', { note: 'Mía', lesson: null })];
  open(() => list, {
    'DELETE /api/lessons/l9/notes': () => {
      list = [];
      return { lessonId: 'l9' };
    },
  });
  const article = within(await screen.findByRole('article'));
  expect(article.getByText('Lección que ya no está')).toBeTruthy();
  fireEvent.click(article.getByRole('button', { name: 'Borrar' }));
  expect(await screen.findByText('Todavía no tienes apuntes')).toBeTruthy();
});
