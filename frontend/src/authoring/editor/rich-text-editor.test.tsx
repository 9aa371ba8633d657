import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderFor } from '../../shared/testing/render.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

/** Like a form: keeps what the editor tells. */
const Form = ({ source, onHtml }: { source: string; onHtml: (html: string) => void }) => {
  const [html, setHtml] = useState(source);
  return (
    <>
      <RichTextEditor
        label="Contenido"
        value={html}
        onChange={(next) => {
          onHtml(next);
          setHtml(next);
        }}
      />
      <button type="button" onClick={() => setHtml('<p>otro</p>')}>
        Restaurar
      </button>
    </>
  );
};

const show = async (source = '') => {
  const onHtml = vi.fn<(html: string) => void>();
  renderFor(<Form source={source} onHtml={onHtml} />);
  const text = await screen.findByRole('textbox', { name: 'Contenido' });
  const bar = await screen.findByRole('toolbar', { name: 'Formato: Contenido' });
  const press = (name: string) => fireEvent.click(within(bar).getByRole('button', { name }));
  return { text, bar, press, html: () => onHtml.mock.lastCall?.[0], onHtml };
};

test('opening a text tells no change, and shows it', async () => {
  const { text, onHtml } = await show('<p>Hola <strong>tú</strong></p>');
  expect(text.textContent).toBe('Hola tú');
  expect(text.getAttribute('aria-multiline')).toBe('true');
  expect(onHtml).not.toHaveBeenCalled();
});

test('typing on a selected picture keeps it: the text goes after it', async () => {
  const picture = `<img src="/uploads/${'a'.repeat(64)}.webp" alt="pH" />`;
  const { text, html } = await show(`<p>Mira ${picture}</p>`);
  const { editor } = text as TiptapEditorHTMLElement;
  act(() => void editor?.commands.setNodeSelection(6));
  fireEvent.keyPress(text, { key: 'x', charCode: 120 });
  await waitFor(() => expect(html()).toBe(`<p>Mira ${picture}x</p>`));
});

test('an empty editor shows its placeholder and the hint about pictures', async () => {
  const { text } = await show();
  await waitFor(() => expect(text.querySelector('[data-placeholder="Escribe aquí..."]')).not.toBeNull());
  expect(screen.getByText(/subir imágenes desde tu PC o pegarlas/)).toBeTruthy();
});

test('a button of a block changes it back at the second press, and undo and redo follow', async () => {
  const { press, bar, html } = await show('<p>Hola</p>');
  const button = (name: string) => within(bar).getByRole<HTMLButtonElement>('button', { name });
  expect([button('Deshacer').disabled, button('Rehacer').disabled]).toEqual([true, true]);
  press('Título 2');
  expect(html()).toBe('<h2>Hola</h2>');
  expect(button('Título 2').getAttribute('aria-pressed')).toBe('true');
  press('Centrar');
  expect(html()).toBe('<h2 style="text-align:center">Hola</h2>');
  press('Centrar');
  press('Título 2');
  expect(html()).toBe('<p>Hola</p>');
  expect([button('Deshacer').disabled, button('Rehacer').disabled]).toEqual([false, true]);
  press('Deshacer');
  expect(button('Rehacer').disabled).toBe(false);
});

test.each([
  ['Lista con viñetas', '<ul><li><p>Hola</p></li></ul>'],
  ['Lista numerada', '<ol><li><p>Hola</p></li></ol>'],
  ['Cita', '<blockquote><p>Hola</p></blockquote>'],
  ['Alinear a la derecha', '<p style="text-align:right">Hola</p>'],
])('%s', async (name, expected) => {
  const { press, html } = await show('<p>Hola</p>');
  press(name);
  expect(html()).toBe(expected);
});

test('a new table has three rows and columns and a header row; its menu adds and deletes', async () => {
  const { press, html } = await show();
  press('Insertar tabla');
  const row = (tag: string, columns: number) => `<tr>${`<${tag}><p></p></${tag}>`.repeat(columns)}</tr>`;
  const columns = (count: number) => `<colgroup>${'<col style="min-width:25px" />'.repeat(count)}</colgroup>`;
  const table = (count: number, rows: string) =>
    `<table style="min-width:${25 * count}px">${columns(count)}<tbody>${rows}</tbody></table>`;
  expect(html()).toBe(table(3, row('th', 3) + row('td', 3) + row('td', 3)));
  const menu = screen.getByRole('toolbar', { name: 'Tabla' });
  const choose = (name: string) => fireEvent.click(within(menu).getByRole('button', { name }));
  choose('Agregar fila abajo');
  choose('Agregar columna a la derecha');
  expect(html()).toBe(table(4, row('th', 4) + row('td', 4).repeat(3)));
  choose('Fila de encabezado');
  choose('Eliminar columna');
  choose('Eliminar fila');
  expect(html()).toBe(table(3, row('td', 3).repeat(3)));
  choose('Eliminar tabla');
  expect(html()).toBe('');
});

test('the toolbar is one Tab stop; arrows, Home and End move in it', async () => {
  const { bar } = await show('<p>Hola</p>');
  const buttons = within(bar).getAllByRole<HTMLButtonElement>('button');
  const enabled = buttons.filter(({ disabled }) => !disabled);
  await waitFor(() => expect(enabled.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1));
  enabled[0]?.focus();
  fireEvent.keyDown(document.activeElement ?? bar, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(enabled[1]);
  fireEvent.keyDown(enabled[1] ?? bar, { key: 'End' });
  expect(document.activeElement).toBe(enabled.at(-1));
  fireEvent.keyDown(enabled.at(-1) ?? bar, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(enabled[0]);
  expect(enabled.filter(({ tabIndex }) => tabIndex === 0)).toEqual([enabled[0]]);
});

test('a link and a picture come from a prompt; nothing typed changes nothing', async () => {
  const { press, html, onHtml } = await show('<p></p>');
  const prompt = vi.spyOn(window, 'prompt').mockReturnValue(null);
  press('Enlace');
  press('Agregar imagen desde URL');
  expect(prompt.mock.calls.map(([question]) => question)).toEqual(['URL del enlace:', 'URL de la imagen:']);
  expect(onHtml).not.toHaveBeenCalled();
  prompt.mockReturnValue('javascript:alert(1)');
  press('Enlace');
  press('Agregar imagen desde URL');
  expect(onHtml).not.toHaveBeenCalled();
  const note = screen.getByRole('status');
  expect(note.textContent).toMatch(/debe comenzar con https/);
  // Under the buttons, which stay in sight.
  expect(note.closest('.editor-bars')).not.toBeNull();
  prompt.mockReturnValue('www.ejemplo.cl');
  press('Enlace');
  expect(html()).toBe(
    '<p><a href="https://www.ejemplo.cl" rel="noopener noreferrer nofollow" target="_blank">www.ejemplo.cl</a></p>',
  );
  prompt.mockReturnValue('http://localhost:3000/uploads/a.webp');
  press('Agregar imagen desde URL');
  expect(html()).toContain('<img src="/uploads/a.webp" alt="" />');
  vi.restoreAllMocks();
});

test('a formula that is too deep is refused as it is typed, with the reason', async () => {
  const { press, html } = await show('<p></p>');
  press('Fórmula');
  const dialog = within(await screen.findByRole('dialog', { name: 'Insertar fórmula' }));
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Insertar fórmula' });
  const type = (tex: string) => fireEvent.change(dialog.getByLabelText('Fórmula'), { target: { value: tex } });
  type('\\sqrt{'.repeat(21) + '}'.repeat(21));
  expect(dialog.getByText('La fórmula tiene 21 niveles, uno dentro de otro, y puede tener hasta 20.')).toBeTruthy();
  expect(save.disabled).toBe(true);
  type('\\sqrt{2}');
  expect(dialog.queryByText(/niveles/)).toBeNull();
  fireEvent.click(save);
  expect(html()).toBe('<p>\\(\\sqrt{2}\\)</p>');
});

test('a value from outside replaces the text, and nothing of the old one is left to undo', async () => {
  const { text, bar, press, html } = await show('<p>Hola</p>');
  const button = (name: string) => within(bar).getByRole<HTMLButtonElement>('button', { name });
  press('Título 2');
  expect(button('Deshacer').disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Restaurar' }));
  await waitFor(() => expect(text.textContent).toBe('otro'));
  await waitFor(() => expect(button('Deshacer').disabled).toBe(true));
  expect(html()).toBe('<h2>Hola</h2>');
  press('Título 2');
  expect(html()).toBe('<h2>otro</h2>');
});

test("what Word copies is pasted clean, with the pictures of Word's RTF", async () => {
  vi.stubGlobal('fetch', async () => Response.json({ url: '/uploads/nueva.webp' }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { text, html } = await show();
  const copied: Record<string, string> = {
    'text/html': '<p class=MsoNormal><span style="color:red">Mira</span> <img src="file:///C:/Temp/a.png"></p>',
    'text/rtf': `{\\rtf1{\\pict\\pngblip ${'89504e470d0a1a0a'.repeat(20)}}}`,
  };
  fireEvent.paste(text, { clipboardData: { items: [], getData: (type: string) => copied[type] ?? '' } });
  await waitFor(() => expect(html()).toBe('<p>Mira <img src="/uploads/nueva.webp" alt="Imagen pegada" /></p>'));
});

/** Like a form on a busy machine: each value comes back late, one after the other. */
const LateForm = () => {
  const [html, setHtml] = useState('<p>a</p>');
  return (
    <>
      <RichTextEditor
        label="Contenido"
        value={html}
        onChange={(next) => setTimeout(() => flushSync(() => setHtml(next)))}
      />
      <output>{html}</output>
    </>
  );
};

test('what the form gives back late does not replace what was typed meanwhile', async () => {
  renderFor(<LateForm />);
  const { editor } = await screen.findByRole<TiptapEditorHTMLElement>('textbox', { name: 'Contenido' });
  act(() => {
    editor?.commands.insertContentAt(2, 'b');
    editor?.commands.insertContentAt(3, 'c');
  });
  const document = editor?.state.doc;
  await screen.findByText('<p>abc</p>');
  expect(editor?.state.doc).toBe(document);
});

const Lockable = () => {
  const [isDisabled, setIsDisabled] = useState(false);
  return (
    <>
      <RichTextEditor
        label="Contenido"
        value="<table><tbody><tr><td>uno</td></tr></tbody></table>"
        onChange={() => expect.unreachable('nothing was written')}
        isDisabled={isDisabled}
      />
      <button type="button" onClick={() => setIsDisabled(!isDisabled)}>
        Guardando
      </button>
    </>
  );
};

test('a text that is locked while it is saved offers no change of its table', async () => {
  renderFor(<Lockable />);
  const { editor } = await screen.findByRole<TiptapEditorHTMLElement>('textbox', { name: 'Contenido' });
  const menu = () => screen.queryByRole('toolbar', { name: 'Tabla' });
  act(() => void editor?.commands.setTextSelection(4));
  expect(menu()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Guardando' }));
  expect(menu()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Guardando' }));
  expect(menu()).not.toBeNull();
});
