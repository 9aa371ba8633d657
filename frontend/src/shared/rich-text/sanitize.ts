import { allowedAttributes, allowedTags, linkSchemes, tagsRemovedWithContent } from '@matraz/contracts/html';
import { loadPart } from '../loading/load-part.ts';
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

type WithSetHTML = HTMLElement & { setHTML?: (html: string, options: { sanitizer: object }) => void };

/** Its document is never shown, so the browser loads nothing of the HTML before it is sanitised. */
const box: WithSetHTML = document.implementation.createHTMLDocument().body;

const parseSafely = (html: string) => {
  const content = document.createDocumentFragment();
  box.setHTML?.(html, { sanitizer: sanitizerFor(html) });
  content.append(...box.childNodes);
  return content;
};

/** Chromium 105 to 118 have an older method, which takes another list. So the method is tried. */
const canParseSafely = () => {
  try {
    const tried = document.createElement('div');
    tried.append(parseSafely('<p class="a"><font><b onclick="a">a</b></font><!-- a --><script>a</script></p>'));
    return tried.innerHTML === '<p><b>a</b></p>';
  } catch {
    return false;
  }
};

/** Browsers without a sanitiser of their own load one. Most phones do not need these 10 kB before the first question. */
const parse = canParseSafely() ? parseSafely : (await loadPart(() => import('./purify.ts'))).purify;

const keepStyles = (element: HTMLElement) => {
  const wanted = Object.entries(styles).map(([name, kept]) => [kept, element.style.getPropertyValue(name)] as const);
  element.removeAttribute('style');
  for (const [name, value] of wanted) {
    if (value === '') continue;
    element.style.setProperty(name, value);
    if (name.startsWith('--')) element.classList.add(name.slice(2));
  }
};

/** A teacher's HTML as nodes without scripts. The server sanitises it too, when it is written. */
export const sanitize = (html: string): DocumentFragment => {
  const content = parse(html);
  for (const element of content.querySelectorAll<HTMLElement>('[style]')) keepStyles(element);
  for (const list of content.querySelectorAll('ol')) list.style.listStyleType = listStyles[list.type] ?? '';
  for (const link of content.querySelectorAll('a')) {
    if (!linkSchemes.includes(link.protocol.slice(0, -1))) link.removeAttribute('href');
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return content;
};
