import type { ContentAtVersion, History, HistoryEntry } from '@matraz/contracts/history-http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../shared/testing/server.ts';
import HistoryDialog from './history-dialog.tsx';
import type { Subject } from './queries.ts';

const topicId = '0192f3a0-0000-7000-8000-000000000001';
const lesson = (content: string): ContentAtVersion => ({
  kind: 'lesson',
  content: { topicId, title: 'Isótopos', content, orderIndex: 1 },
});
const entry = (version: number, fields: Partial<HistoryEntry> = {}): HistoryEntry => ({
  first: version,
  last: version,
  at: `2026-03-0${version}T12:00:00.000Z`,
  by: { userId: topicId, name: 'Ana Rojas' },
  changes: [{ action: 'updated', fields: ['content'] }],
  hasContent: true,
  ...fields,
});
const created = entry(1, { by: null, changes: [{ action: 'created' }] });
const history = (fields: Partial<History> = {}): History => ({
  entries: [entry(3), entry(2, { by: { userId: topicId, name: null } }), created],
  next: null,
  isDeleted: false,
  version: 3,
  lastContent: 3,
  ...fields,
});

const subject: Subject = { kind: 'lesson', id: 'l1', name: 'Lección 1' };

const show = (given: History, answers: Parameters<typeof fakeServer>[0] = {}, shown = subject) => {
  const sent = fakeServer({
    [`GET /api/admin/history/${shown.kind}/${shown.id}`]: () => given,
    'GET /api/admin/history/lesson/l1/1': () => lesson('<p>Mismo Z</p>'),
    'GET /api/admin/history/lesson/l1/2': () => lesson('<p>Mismo número Z</p>'),
    'GET /api/admin/history/lesson/l1/3': () => lesson('<p>Mismo número atómico Z</p>'),
    'GET /api/topics': () => [],
    'GET /api/courses': () => [],
    ...answers,
  });
  let isClosed = false;
  renderFor(
    <HistoryDialog
      subject={shown}
      onClose={() => {
        isClosed = true;
      }}
    />,
  );
  return { written: () => sent.filter(({ method }) => method !== 'GET'), isClosed: () => isClosed };
};
const press = async (name: string | RegExp, index = 0) => {
  const buttons = await screen.findAllByRole('button', { name });
  fireEvent.click(buttons[index] as HTMLElement);
};
const expectMessage = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

test('lists who changed what, by day', async () => {
  show(history());
  const days = await screen.findAllByRole('heading', { level: 3 });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'martes, 3 de marzo de 2026',
    'lunes, 2 de marzo de 2026',
    'domingo, 1 de marzo de 2026',
  ]);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^Cambió el contenido.*Ana Rojas.*Versión actual/);
  expect(items[1]).toMatch(/Una cuenta eliminada/);
  expect(items[2]).toMatch(/^Creó la lección.*La plataforma/);
});

test('compares a version with the one before it, with the changed words marked', async () => {
  show(history());
  await press(/^Comparar/, 1);
  expect((await screen.findByText('número')).tagName).toBe('INS');
  expect(screen.getByRole('heading', { name: 'Contenido Cambió' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Título' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Antes'), { target: { value: '3' } });
  expect((await screen.findByText('atómico')).tagName).toBe('DEL');
});

test('compares a restored content with the version before it was deleted', async () => {
  const restored = entry(3, { changes: [{ action: 'restored', at: '2026-03-01T12:00:00.000Z' }] });
  const deleted = entry(2, { changes: [{ action: 'deleted' }], hasContent: false });
  show(history({ entries: [restored, deleted, created] }), {
    'GET /api/admin/history/lesson/l1/2': () => new Refusal(404),
  });
  await press(/^Comparar/);
  expect((await screen.findByText('número atómico')).tagName).toBe('INS');
});

describe('restoring', () => {
  const path = 'POST /api/admin/history/lesson/l1/restore';
  const confirm = async () => {
    const dialog = await screen.findByRole('dialog', { name: /¿Restaurar/ });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Restaurar' }));
  };

  test('names the older version and the version that the author saw', async () => {
    const { written } = show(history(), { [path]: () => ({ id: 'l1' }) });
    await press(/^Restaurar/, 1);
    await confirm();
    await expectMessage('Versión restaurada');
    expect(written().map(({ body }) => body)).toEqual([{ version: 1, expectedVersion: 3 }]);
  });

  test('is refused when another person has saved meanwhile', async () => {
    const reason = 'Alguien más guardó cambios mientras editabas';
    show(history(), { [path]: () => new Refusal(409, JSON.stringify({ code: 'edit_conflict', detail: reason })) });
    await press(/^Restaurar/);
    await confirm();
    await expectMessage(reason);
    expect(screen.queryByRole('dialog', { name: /¿Restaurar/ })).toBeNull();
  });

  test('asks again when students would see an incomplete exam', async () => {
    const refusal = new Refusal(409, JSON.stringify({ code: 'exam_incomplete', detail: 'Confirma' }));
    const { written } = show(history(), {
      [path]: ({ body }) => ((body as { allowIncomplete?: boolean }).allowIncomplete ? { id: 'l1' } : refusal),
    });
    await press(/^Restaurar/, 1);
    await confirm();
    expect(await screen.findByText(/verían el ensayo con menos preguntas que las anunciadas/)).toBeTruthy();
    expect(screen.queryByText('Error al restaurar la versión')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Restaurar igual' }));
    await expectMessage('Versión restaurada');
    const seen = { version: 1, expectedVersion: 3 };
    expect(written().map(({ body }) => body)).toEqual([seen, { ...seen, allowIncomplete: true }]);
  });

  test('brings deleted content back', async () => {
    const deleted = entry(4, { changes: [{ action: 'deleted' }], hasContent: false });
    const given = history({ entries: [deleted, entry(3)], isDeleted: true, version: 4 });
    const { written, isClosed } = show(given, { [path]: () => ({ id: 'l1' }) });
    expect(await screen.findByText(/Puedes recuperarlo con Restaurar/)).toBeTruthy();
    await press(/^Restaurar/);
    await confirm();
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(written().map(({ body }) => body)).toEqual([{ version: 3, expectedVersion: 4 }]);
  });

  test('is named in the list', async () => {
    show(history({ entries: [entry(4, { changes: [{ action: 'restored', at: entry(1).at }] }), entry(3)] }));
    expect(await screen.findByText(/^Restauró la versión del 1 mar/)).toBeTruthy();
  });
});

test('older entries are loaded on demand', async () => {
  show(history({ entries: [entry(3)], next: 3 }), {
    'GET /api/admin/history/lesson/l1?before=3': () => history({ entries: [entry(2), created] }),
  });
  await press('Mostrar cambios anteriores');
  expect(await screen.findByText('Creó la lección')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mostrar cambios anteriores' })).toBeNull();
});

test('the history of an exam leads to the history of a question, also of a removed one', async () => {
  const removed = entry(2, { changes: [{ action: 'question-removed', questionId: 'q7', place: 7 }] });
  show(
    history({ entries: [removed, created] }),
    { 'GET /api/admin/history/exam-question/q7': () => history({ entries: [created], isDeleted: true }) },
    { kind: 'exam', id: 'e1', name: 'Ensayo 1' },
  );
  expect(await screen.findByText('Eliminó la pregunta 7')).toBeTruthy();
  await press('Ver la pregunta');
  expect(await screen.findByText('Creó la pregunta')).toBeTruthy();
  await press('Volver al historial del ensayo');
  expect(await screen.findByText('Eliminó la pregunta 7')).toBeTruthy();
});

test('a history that cannot be read can be asked for again', async () => {
  let isThere = false;
  show(history(), { 'GET /api/admin/history/lesson/l1': () => (isThere ? history() : new Refusal(500)) });
  const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  isThere = true;
  fireEvent.click(retry);
  expect(await screen.findByText('Creó la lección')).toBeTruthy();
});
