import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderFor } from '../../shared/testing/render.tsx';
import { FormulaText } from './formula-view.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

/** The TeX of what KaTeX has typeset. */
const typeset = (element: Element) => [...element.querySelectorAll('annotation')].map(({ textContent }) => textContent);

const Changing = () => {
  const [tex, setTex] = useState('a^2');
  return (
    <button type="button" onClick={() => setTex('b')}>
      <FormulaText tex={tex} display={false} />
    </button>
  );
};

test('a formula that was replaced while KaTeX was loaded does not come back', async () => {
  renderFor(<Changing />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await waitFor(() => expect(typeset(button)).toEqual(['b']));
});

const Form = () => {
  const [html, setHtml] = useState('<p>Si \\(a\\) y \\(b\\)</p>');
  return (
    <>
      <RichTextEditor label="Contenido" value={html} onChange={setHtml} />
      <button type="button" onClick={() => setHtml('<p>\\(c\\), \\[d\\] y \\(e\\)</p>')}>
        Restaurar
      </button>
      <output>{html}</output>
    </>
  );
};

test('formulas are typeset in the text: at first, from outside, when they are changed, and again after undo', async () => {
  const complaints = vi.spyOn(console, 'error');
  onTestFinished(() => complaints.mockRestore());
  renderFor(<Form />);
  const text = await screen.findByRole<TiptapEditorHTMLElement>('textbox', { name: 'Contenido' });
  await waitFor(() => expect(typeset(text)).toEqual(['a', 'b']));
  fireEvent.click(screen.getByRole('button', { name: 'Restaurar' }));
  await waitFor(() => expect(typeset(text)).toEqual(['c', 'd', 'e']));

  fireEvent.click(text.querySelectorAll('.formula')[1] as Element);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Fórmula' }), { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar fórmula' }));
  await waitFor(() => expect(typeset(text)).toEqual(['c', 'x', 'e']));
  expect(screen.getByText('<p>\\(c\\), \\[x\\] y \\(e\\)</p>').localName).toBe('output');

  await act(async () => void text.editor?.commands.undo());
  await waitFor(() => expect(typeset(text)).toEqual(['c', 'd', 'e']));
  expect(text.querySelectorAll('.formula-display')).toHaveLength(1);
  expect(complaints.mock.calls).toEqual([]);
});
