import DOMPurify from 'dompurify';

/** What the editor can set on a piece of text. Anything else, such as a position over the page, is dropped. */
const styles = new Set(['color', 'background-color', 'text-align', 'width', 'min-width']);

/** Colours that teachers chose on white paper: `.tint` and `.marker` keep them readable where the page is dark. */
const tints = { color: '--tint', 'background-color': '--marker' };

const purifier = DOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLElement) {
    for (const name of [...node.style]) if (!styles.has(name)) node.style.removeProperty(name);
    for (const [name, variable] of Object.entries(tints)) {
      const value = node.style.getPropertyValue(name);
      if (value === '') continue;
      node.style.removeProperty(name);
      node.style.setProperty(variable, value);
      node.classList.add(variable.slice(2));
    }
  }
  if (node instanceof HTMLAnchorElement) {
    node.target = '_blank';
    node.rel = 'noopener noreferrer';
  }
});

/** Teachers' HTML as nodes that cannot run anything. The server has sanitised it on writing; this is the second lock. */
export const sanitize = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'dialog', 'audio', 'video'],
    FORBID_ATTR: ['class', 'id', 'name', 'srcset'],
    ALLOW_DATA_ATTR: false,
  });
