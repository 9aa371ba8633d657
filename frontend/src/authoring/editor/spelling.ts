/** HTML in the spelling of the server's sanitiser, so that what is written here is stored unchanged. */

import { allowedAttributes } from '@matraz/contracts/html';

const voidTags = new Set(['br', 'hr', 'img', 'col']);

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeValue = (value: string) => escapeText(value).replaceAll('"', '&quot;');

/** The declarations of a style attribute, without blanks. Custom properties are for the editor's page only. */
export const declarationsOf = (style: string): [name: string, value: string][] =>
  style
    .split(';')
    .map((declaration): [string, string] => {
      const [name = '', ...value] = declaration.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim()];
    })
    .filter(([name, value]) => name !== '' && value !== '' && !name.startsWith('--'));

export const styleText = (declarations: readonly [string, string][]): string =>
  declarations.map((declaration) => declaration.join(':')).join(';');

const attributesHtml = (element: Element) =>
  (allowedAttributes[element.localName] ?? [])
    .map((name) => {
      const value = element.getAttribute(name) ?? '';
      const text = name === 'style' ? styleText(declarationsOf(value)) : value;
      return text !== '' || (name === 'alt' && element.hasAttribute(name)) ? ` ${name}="${escapeValue(text)}"` : '';
    })
    .join('');

/**
 * A node of an inert document, with all that it contains and only the attributes that the server stores. A span without
 * attributes is only its content.
 */
export const domHtml = (node: Node): string => {
  if (node instanceof Text) return escapeText(node.data);
  if (!(node instanceof Element)) return '';
  const { localName } = node;
  const inner = [...node.childNodes].map(domHtml).join('');
  const attributes = attributesHtml(node);
  if ((localName === 'span' && attributes === '') || node.hasAttribute('data-bare')) return inner;
  return voidTags.has(localName)
    ? `<${localName}${attributes} />`
    : `<${localName}${attributes}>${inner}</${localName}>`;
};
