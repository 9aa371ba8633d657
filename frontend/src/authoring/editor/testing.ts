import { Editor, getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { onTestFinished } from 'vitest';
import { contentOf, htmlWriter, readHtml } from './document.ts';
import { editorExtensions } from './extensions.ts';
import { domHtml } from './spelling.ts';
import { toDom } from './to-dom.ts';

const extensionsOf = () => editorExtensions({ placeholder: '', onEditFormula: () => {} });

const schema = getSchema(extensionsOf());

/** Writes a document with nothing of its source's spelling. */
const writeAnew = (document: Node) => [...toDom(document).children].map(domHtml).join('');

/**
 * Reads HTML and writes it twice: as the form sends it, and without its source's spelling. `again` is read from the
 * second.
 */
export const reread = (source: string) => {
  const document = readHtml(schema, source);
  const rewritten = writeAnew(document);
  const again = readHtml(schema, rewritten);
  return { html: htmlWriter(document, source)(document), rewritten, document, again };
};

/** An editor without its toolbar. */
export const openEditor = (source: string) => {
  const extensions = extensionsOf();
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({ element, extensions, injectCSS: false, content: contentOf(extensions, source) });
  onTestFinished(() => {
    editor.destroy();
    element.remove();
  });
  const write = htmlWriter(editor.state.doc, source);
  return { editor, html: () => write(editor.state.doc), rewritten: () => writeAnew(editor.state.doc) };
};
