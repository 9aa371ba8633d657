import 'fake-indexeddb/auto';
import type { LessonNotes as Notes } from '@matraz/contracts/practice/notes-http';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearNotes, keepReply } from '../../../shared/notes/stored-notes.ts';
import { antonia } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, NO_REPLY, Refusal } from '../../../shared/testing/server.ts';
import LessonNotes from './lesson-notes.tsx';

const lesson = {
  id: 'leccion-1',
  topicId: 'tema-1',
  title: 'El núcleo',
  content: '',
  orderIndex: 1,
  locked: false as const,
  version: 1,
};
const topic = { id: 'tema-1', title: 'El átomo', courseId: 1 };
const url = '/api/lessons/leccion-1/notes';
const nothing: Notes = { isSaved: false, note: '', highlights: [] };
const atom = { quote: 'un núcleo', before: 'El átomo tiene ', after: '. ' };

const Page = () => {
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [bookmark, setBookmark] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setBookmark} />
      <div ref={setContent} data-testid="lesson">
        <div className="rich-text">
          <p>El átomo tiene un núcleo.</p>
        </div>
      </div>
      <LessonNotes topic={topic} lesson={lesson} content={content} bookmark={bookmark} />
    </>
  );
};

/** A server with notes, and whether it answers. */
const open = (given: Partial<Notes> = {}) => {
  const server = { notes: { ...nothing, ...given }, mode: 'ok' as 'ok' | 'away' | 'refuses' };
  const reply = (change: () => void) => {
    if (server.mode === 'away') return NO_REPLY;
    if (server.mode === 'refuses') return new Refusal(403, '{"code":"premium_required","detail":"Es Premium."}');
    change();
    return server.notes;
  };
  const sent = fakeServer({
    [`GET ${url}`]: () => reply(() => {}),
    [`PUT ${url}`]: ({ body }) =>
      reply(() => {
        const { changedAt: _, ...parts } = body as { changedAt: string } & Partial<Notes>;
        Object.assign(server.notes, parts);
      }),
  });
  return { server, sent, ...renderFor(<Page />, { isStrict: false }) };
};

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Lo que quiero recordar de esta lección');
const write = async (value: string) => fireEvent.change(await field(), { target: { value } });

/** The page listens a moment after it has shown the notes. */
const select = (from: number, to: number) =>
  waitFor(() => {
    act(() => {
      const node = screen.getByText(/átomo tiene/).firstChild ?? document;
      document.getSelection()?.setBaseAndExtent(node, from, node, to);
      document.dispatchEvent(new Event('selectionchange'));
    });
    expect(screen.getByRole('toolbar')).toBeTruthy();
  });

const logIn = (student: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it from there
  document.cookie = `matraz-student=${student}`;
};

beforeEach(() => logIn(antonia.id));
afterEach(async () => {
  document.getSelection()?.removeAllRanges();
  await clearNotes();
});

test('a note is saved by itself', async () => {
  const { server, sent } = open({ note: 'De antes' });
  expect((await field()).value).toBe('De antes');
  await write('De antes y de ahora');
  await screen.findByText('Guardado');
  expect(server.notes.note).toBe('De antes y de ahora');
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(Object.keys(sent.at(-1)?.body ?? {}).sort()).toEqual(['changedAt', 'note']);
});

test('a note that the server does not get is kept in this browser, shown at the next visit, and sent later', async () => {
  const { server, unmount } = open();
  await field();
  server.mode = 'away';
  await write('Sin conexión');
  await screen.findByText('Guardado en este equipo. Lo enviamos apenas vuelva la conexión.');
  unmount();

  const later = open();
  later.server.mode = 'away';
  expect((await field()).value).toBe('Sin conexión');
  later.server.mode = 'ok';
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(later.server.notes.note).toBe('Sin conexión'));
});

test('a note that the server refuses stays on the page, with the reason', async () => {
  const { server } = open();
  await field();
  server.mode = 'refuses';
  await write('Mío');
  expect((await screen.findByRole('alert')).textContent).toContain('Es Premium.');
  expect((await field()).value).toBe('Mío');
  server.mode = 'ok';
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Guardado');
  expect(server.notes.note).toBe('Mío');
});

test('a change that neither server nor browser takes is on the page again when the lesson opens again', async () => {
  const { server, unmount } = open();
  await field();
  server.mode = 'away';
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await write('Sin lugar');
  expect((await screen.findByRole('alert')).textContent).toContain('no cierres esta página');
  unmount();
  const later = open();
  expect((await field()).value).toBe('Sin lugar');
  await waitFor(() => expect(later.server.notes.note).toBe('Sin lugar'));
  vi.restoreAllMocks();
});

test('a slow first reply does not undo what was typed and saved meanwhile', async () => {
  await keepReply(
    { userId: antonia.id, lessonId: lesson.id, lesson: null, changedAt: '2026-11-20T12:00:00.000Z', notes: nothing },
    {},
  );
  let reply = (_: Notes) => {};
  const first = new Promise<Notes>((resolve) => {
    reply = resolve;
  });
  fakeServer({
    [`GET ${url}`]: () => first,
    [`PUT ${url}`]: ({ body }) => ({ ...nothing, note: (body as { note: string }).note }),
  });
  renderFor(<Page />, { isStrict: false });
  await write('Rápido');
  await screen.findByText('Guardado');
  reply(nothing);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect((await field()).value).toBe('Rápido');
});

test('notes that cannot be read cannot be changed, so nothing is written over them', async () => {
  const sent = fakeServer({ [`GET ${url}`]: () => NO_REPLY });
  renderFor(<Page />);
  await screen.findByText('No pudimos cargar esta parte');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Guardar lección' })).toBeNull();
  expect(sent.every(({ method }) => method === 'GET')).toBe(true);
});

test('the bookmark is a switch', async () => {
  const { server } = open();
  const button = await screen.findByRole('button', { name: 'Guardar lección' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(server.notes.isSaved).toBe(true));
});

test('selected text can be highlighted, and the highlight removed from the list', async () => {
  const { server } = open();
  await field();
  await select(15, 24);
  fireEvent.click(screen.getByRole('button', { name: 'Destacar' }));
  await waitFor(() => expect(server.notes.highlights).toEqual([atom]));
  expect(screen.getByTestId('lesson').querySelector('mark')?.textContent).toBe('un núcleo');
  fireEvent.click(screen.getByRole('button', { name: 'Quitar el destacado: un núcleo' }));
  await waitFor(() => expect(server.notes.highlights).toEqual([]));
  expect(screen.getByTestId('lesson').querySelector('mark')).toBeNull();
});

test('the key D highlights, on a highlight it removes it, and in the note it is a letter', async () => {
  const { server } = open();
  const note = await field();
  await select(15, 24);
  fireEvent.keyDown(note, { key: 'd' });
  expect(screen.getByRole('toolbar')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'd' });
  await waitFor(() => expect(server.notes.highlights).toEqual([atom]));
  act(() => {
    const mark = screen.getByTestId('lesson').querySelector('mark')?.firstChild ?? document;
    document.getSelection()?.setBaseAndExtent(mark, 0, mark, 4);
    document.dispatchEvent(new Event('selectionchange'));
  });
  fireEvent.keyDown(document.body, { key: 'd' });
  await waitFor(() => expect(server.notes.highlights).toEqual([]));
});

test('a highlight whose words are gone is listed, not shown in the lesson', async () => {
  open({ highlights: [{ quote: 'una corteza', before: '', after: '' }, atom] });
  expect(await screen.findByText('Ya no están en la lección')).toBeTruthy();
  expect(screen.getByText('una corteza')).toBeTruthy();
  expect(screen.getByTestId('lesson').querySelectorAll('mark')).toHaveLength(1);
});

test('near its end the field says how much is left', async () => {
  open();
  await write('x'.repeat(4_900));
  expect(screen.getByText('Te quedan 100 caracteres.')).toBeTruthy();
  expect((await field()).maxLength).toBe(5_000);
});

test('after another student has logged in in another tab, nothing of the page is sent or shown as hers', async () => {
  const { server, sent } = open();
  await field();
  logIn('benjamin');
  const before = sent.length;
  await write('De Antonia');
  await screen.findByText('Guardado en este equipo. Lo enviamos apenas vuelva la conexión.');
  expect(sent).toHaveLength(before);
  logIn(antonia.id);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(server.notes.note).toBe('De Antonia'));
});

test('the notes of another student who has logged in are not read', async () => {
  logIn('benjamin');
  const { sent } = open({ note: 'De Benjamín' });
  await screen.findByText('No pudimos cargar esta parte');
  expect(sent).toEqual([]);
});
