import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { call } from '../../shared/net/api.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer, Refusal, type Sent } from '../../shared/testing/server.ts';
import { Field } from '../../shared/ui/field.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { useAdminMutation } from './use-admin-mutation.ts';
import { type Expected, useEditForm } from './use-edit-form.ts';
import { VersionFields } from './version-fields.tsx';

interface Content {
  topicId: string;
  title: string;
  content: string;
  orderIndex: number;
}
const stored = { topicId: 't', title: 'Guardado', content: '<p>x</p>', orderIndex: 1, version: 3 };

const Form = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const save = useAdminMutation({
    send: (body: Content & Expected) => call('updateLesson', { params: { id }, body }),
    changes: () => [],
    asksInConflict: true,
    successToast: () => ({ title: 'Guardada' }),
    failureTitle: 'Error al guardar',
  });
  const form = useEditForm({
    name: `lesson/${id}`,
    stored,
    toDraft: ({ title }: { title: string }) => ({ title }),
    empty: { title: '' },
    rules: { errorsOf: () => ({}), toBody: ({ title }) => ({ topicId: 't', content: '', orderIndex: 1, title }) },
    save,
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title="Editar"
      action="Guardar"
      renderVersion={({ title }, { other, side }) => (
        <VersionFields fields={[['Título', title]]} other={[['Título', other.title]]} side={side} />
      )}
      onClose={onClose}
    >
      <Field label="Título">
        {(control) => (
          <input
            {...control}
            value={form.draft.title}
            onChange={({ target }) => form.change({ title: target.value })}
          />
        )}
      </Field>
      <button type="button" onClick={() => form.setUploading('text', true)}>
        Empezar a subir
      </button>
      <button type="button" onClick={() => form.setUploading('text', false)}>
        Terminar de subir
      </button>
    </EditDialog>
  );
};

const Page = ({ id }: { id: string }) => {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? <Form id={id} onClose={() => setIsOpen(false)} /> : <p>Cerrado</p>;
};

const open = (answer: (sent: Sent) => unknown = ({ body }) => body, id = 'l1') => {
  const saved = {
    first: 5,
    last: 5,
    at: '2026-03-02T15:00:00.000Z',
    changes: [{ action: 'created' }],
    hasContent: true,
  };
  const sent = fakeServer({
    'PUT /api/admin/lessons/l1': answer,
    'PUT /api/admin/lessons/l2': answer,
    'GET /api/admin/history/lesson/l1': () => ({
      entries: [{ ...saved, by: { userId: 'u', name: 'Ana Rojas' } }],
      next: null,
    }),
  });
  const view = renderFor(<Page id={id} />);
  return { ...view, bodies: () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body) };
};
const title = () => screen.getByLabelText<HTMLInputElement>('Título');
const type = (text: string) => fireEvent.change(title(), { target: { value: text } });
const press = (name: string, place: HTMLElement = document.body) =>
  fireEvent.click(within(place).getByRole('button', { name }));
const offer = () => screen.queryByRole('region', { name: 'Cambios sin guardar' });
/** Like a reload: the page is hidden, and the next one starts again. */
const reload = (view: ReturnType<typeof open>, id = 'l1') => {
  window.dispatchEvent(new Event('pagehide'));
  view.unmount();
  return open(undefined, id);
};

test('an unsaved text is offered after a reload, and can be recovered', async () => {
  const view = open();
  type('A medias');
  const { bodies } = reload(view);
  expect(title().value).toBe('Guardado');
  expect(offer()).toBeTruthy();
  press('Recuperar');
  expect(offer()).toBeNull();
  expect(title().value).toBe('A medias');
  press('Guardar');
  await screen.findByText('Cerrado');
  expect(bodies()).toMatchObject([{ title: 'A medias', expectedVersion: 3 }]);
});

test('it is kept when the browser closes the page without an event', async () => {
  const view = open();
  type('A medias');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('A medias'));
  view.unmount();
  open();
  expect(offer()).toBeTruthy();
});

test('a discarded text is not offered again', () => {
  const view = open();
  type('A medias');
  const again = reload(view);
  press('Descartar');
  expect(title().value).toBe('Guardado');
  reload(again);
  expect(offer()).toBeNull();
});

test('closing asks, and what is discarded there is not offered later', () => {
  const view = open();
  type('A medias');
  window.dispatchEvent(new Event('pagehide'));
  press('Cancelar');
  press('Descartar', screen.getByRole('dialog', { name: '¿Descartar lo que escribiste?' }));
  expect(screen.getByText('Cerrado')).toBeTruthy();
  reload(view);
  expect(offer()).toBeNull();
});

test('nothing is offered after a save, for another content, or when the text equals the stored one', async () => {
  const view = open();
  type('A medias');
  const other = reload(view, 'l2');
  expect(offer()).toBeNull();
  const again = reload(other);
  press('Recuperar');
  press('Guardar');
  await screen.findByText('Cerrado');
  const saved = reload(again);
  expect(offer()).toBeNull();
  type('Otra cosa');
  window.dispatchEvent(new Event('pagehide'));
  type('Guardado');
  reload(saved);
  expect(offer()).toBeNull();
});

test('says that a save waits for the network', async () => {
  let resolve = () => {};
  const reply = new Promise<void>((done) => {
    resolve = done;
  });
  const { bodies } = open(async ({ body }) => {
    await reply;
    return body;
  });
  type('Mío');
  press('Guardar');
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(screen.queryByText(/^Sin conexión/)).toBeNull();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText(/^Sin conexión: aún no se guarda/)).toBeTruthy();
  online.mockRestore();
  fireEvent(window, new Event('online'));
  resolve();
  await screen.findByText('Cerrado');
});

test('while a picture is uploaded nothing is sent, and closing asks', async () => {
  const { bodies } = open();
  press('Empezar a subir');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(true);
  fireEvent.submit(title());
  press('Cerrar');
  press('Cancelar', screen.getByRole('dialog', { name: '¿Descartar lo que escribiste?' }));
  press('Terminar de subir');
  expect(bodies()).toEqual([]);
  press('Guardar');
  await screen.findByText('Cerrado');
});

const theirs = { ...stored, title: 'De otra persona', version: 5 };
const conflict = new Refusal(409, JSON.stringify({ code: 'edit_conflict', detail: 'Cambió', current: theirs }));
/** Refuses every change of another version than theirs. */
const conflicting = ({ body }: Sent) => ((body as Expected).expectedVersion === theirs.version ? body : conflict);
const choice = () => screen.findByRole('dialog', { name: 'Alguien más guardó cambios mientras editabas' });

test('a save over another author’s shows both versions; keeping mine saves it over theirs', async () => {
  const { bodies } = open(conflicting);
  type('Mío');
  press('Guardar');
  const dialog = await choice();
  expect(within(dialog).getByText('Difieren en: título. Elige cuál queda.')).toBeTruthy();
  expect(within(dialog).getByRole('region', { name: 'Tu versión' }).textContent).toContain('Mío');
  const saved = within(dialog).getByRole('region', { name: 'La versión guardada' });
  expect(saved.textContent).toContain('De otra persona');
  expect(await within(saved).findByText(/^Ana Rojas, 2 mar/)).toBeTruthy();
  expect(saved.querySelector('del')?.textContent).toBe('De otra persona');
  expect(screen.queryByText('Error al guardar')).toBeNull();
  press('Guardar la mía', dialog);
  await screen.findByText('Cerrado');
  expect(bodies()).toMatchObject([
    { title: 'Mío', expectedVersion: 3 },
    { title: 'Mío', expectedVersion: 5 },
  ]);
});

test('taking theirs loads it into the form, and the next save is based on it', async () => {
  const { bodies } = open(conflicting);
  type('Mío');
  press('Guardar');
  press('Usar la guardada', await choice());
  expect(title().value).toBe('De otra persona');
  type('De las dos');
  press('Guardar');
  await screen.findByText('Cerrado');
  expect(bodies().at(-1)).toMatchObject({ title: 'De las dos', expectedVersion: 5 });
});

test('the author can continue editing; the next save asks again', async () => {
  open(conflicting);
  type('Mío');
  press('Guardar');
  press('Seguir editando', await choice());
  expect(title().value).toBe('Mío');
  press('Guardar');
  expect(await choice()).toBeTruthy();
});

test('a text that the browser has no room for breaks nothing', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  type('A medias');
  window.dispatchEvent(new Event('pagehide'));
  expect(title().value).toBe('A medias');
  full.mockRestore();
});
