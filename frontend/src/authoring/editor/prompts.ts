import { isOwnPicture, isPictureAddress } from '@matraz/domain/picture-address';
import type { Editor } from '@tiptap/core';
import { isAllowedLink } from './allowed-html.ts';
import { ownPath } from './picture-sources.ts';

/** What a person types as an address may lack its scheme. */
const withScheme = (address: string) =>
  /^(www\.|[\w-]+(\.[\w-]+)+(\/|$))/i.test(address) ? `https://${address}` : address;

/** Asks for an address and makes the selection a link. Without a selection the address itself becomes the link's text. */
export const addLink = (editor: Editor, onNote: (note: string) => void) => {
  const before: string = editor.getAttributes('link').href ?? '';
  const typed = window.prompt('URL del enlace:', before)?.trim();
  if (!typed) return;
  const href = withScheme(typed);
  if (!isAllowedLink(href))
    return onNote('Ese enlace no se puede usar. Escribe una dirección como https://ejemplo.cl.');
  onNote('');
  const chain = editor.chain().focus().extendMarkRange('link');
  const attrs = { href, target: '_blank' };
  if (editor.state.selection.empty && before === '')
    chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs }] }).run();
  else chain.setLink(attrs).run();
};

/** Asks for an address and puts the picture where the cursor is. A picture of another site is copied here. */
export const addPictureFromUrl = (
  editor: Editor,
  onNote: (note: string) => void,
  insertForeign: (src: string) => void,
) => {
  const typed = window.prompt('URL de la imagen:')?.trim();
  if (!typed) return;
  const src = ownPath(typed) ?? typed;
  const isAllowed = isPictureAddress(src);
  onNote(isAllowed ? '' : 'La dirección de la imagen debe comenzar con https://.');
  if (isOwnPicture(src)) editor.chain().focus().setImage({ src, alt: '' }).run();
  else if (isAllowed) insertForeign(src);
};
