import { allowedAttributes, allowedTags, linkSchemes, tagsRemovedWithContent } from '@matraz/contracts/html';
import { parseUrl } from '@matraz/contracts/parse-url';
import { emptyBox, loadedSanitizer } from '../loading/sanitizer.ts';
import { listStyles } from './list-style.ts';

/**
 * Styles that the editor can set, and the elements that may have them. Other styles, such as a position, are dropped. The classes
 * `tint` and `marker` make a colour that was chosen on white readable on a dark page.
 */
const styles = {
  'text-align': 'text-align',
  width: 'width',
  'min-width': 'min-width',
  color: '--tint',
  'background-color': '--marker',
};

/** The browser's sanitiser takes no `html` in its list, and its parser drops the tag. */
const kept = new Set([...allowedTags, ...tagsRemovedWithContent, 'html']);

/** Allow lists (https://wicg.github.io/sanitizer-api/). Scripts and event handlers are always removed. */
const sanitizerFor = (html: string) => ({
  elements: allowedTags.map((name) => ({ name, attributes: allowedAttributes[name] ?? [] })),
  // The browser would remove these with their text.
  replaceWithChildrenElements: [
    ...new Set(Array.from(html.matchAll(/<([a-z][^\s/>]*)/gi), ([, name = '']) => name.toLowerCase())),
  ].filter((name) => !kept.has(name)),
  attributes: [],
  comments: false,
  dataAttributes: false,
});

const box = emptyBox();

const parseByBrowser = (html: string) => {
  const content = document.createDocumentFragment();
  box.setHTML(html, { sanitizer: sanitizerFor(html) });
  content.append(...box.childNodes);
  return content;
};

const keepStyles = (element: HTMLElement) => {
  const wanted = Object.entries(styles).map(([name, kept]) => [kept, element.style.getPropertyValue(name)] as const);
  element.removeAttribute('style');
  for (const [name, value] of wanted) {
    if (value === '') continue;
    element.style.setProperty(name, value);
    if (name.startsWith('--')) element.classList.add(name.slice(2));
  }
};

/** Stored by an older release. The other site would see who reads the page, so it is a link that the student may open. */
const replaceForeign = (image: HTMLImageElement) => {
  const { protocol, origin } = parseUrl(image.getAttribute('src') ?? '', document.baseURI) ?? {};
  if (origin === location.origin || !/^https?:$/.test(protocol ?? '')) return;
  const inLink = image.closest('a') !== null;
  const placeholder = document.createElement(inLink ? 'span' : 'a');
  if (placeholder instanceof HTMLAnchorElement) placeholder.href = image.src;
  placeholder.textContent = image.alt === '' ? 'Imagen de otro sitio' : `Imagen de otro sitio: ${image.alt}`;
  image.replaceWith(placeholder);
};

/** A teacher's HTML as nodes without scripts and without pictures of other sites. The server sanitises it too, when it is written. */
export const sanitize = (html: string): DocumentFragment => {
  const content = (loadedSanitizer() ?? parseByBrowser)(html);
  for (const element of content.querySelectorAll<HTMLElement>('[style]')) keepStyles(element);
  for (const list of content.querySelectorAll('ol')) list.style.listStyleType = listStyles[list.type] ?? '';
  for (const image of content.querySelectorAll('img')) replaceForeign(image);
  for (const link of content.querySelectorAll('a')) {
    if (!linkSchemes.includes(link.protocol.slice(0, -1))) link.removeAttribute('href');
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return content;
};
