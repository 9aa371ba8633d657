import { act, screen } from '@testing-library/react';
import type { TiptapEditorHTMLElement } from '@tiptap/core';

const contentOf = async (label: string) => {
  await screen.findByRole('toolbar', { name: `Formato: ${label}`, hidden: true }); // it is ready
  return screen.findByRole<TiptapEditorHTMLElement>('textbox', { name: label });
};

/** Replaces the text of an editor. */
export const writeHtml = async (label: string, html: string) => {
  const { editor } = await contentOf(label);
  act(() => {
    editor?.commands.setContent(html);
  });
};

/** Replaces the text of an editor by a line as it is typed. */
export const writeText = async (label: string, text: string) => {
  const { editor } = await contentOf(label);
  act(() => {
    editor?.commands.setContent({ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] });
  });
};
