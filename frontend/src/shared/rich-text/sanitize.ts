import DOMPurify from 'dompurify';

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

const purifier = DOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLElement && node.hasAttribute('style')) {
    const wanted = Object.entries(styles).map(([name, kept]) => [kept, node.style.getPropertyValue(name)] as const);
    node.removeAttribute('style');
    for (const [name, value] of wanted) {
      if (value === '') continue;
      node.style.setProperty(name, value);
      if (name.startsWith('--')) node.classList.add(name.slice(2));
    }
  }
  if (node instanceof HTMLAnchorElement) {
    node.target = '_blank';
    node.rel = 'noopener noreferrer';
  }
});

/** A teacher's HTML as nodes without scripts. The server sanitises it too, when it is written. */
export const sanitize = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'dialog', 'audio', 'video'],
    FORBID_ATTR: ['class', 'id', 'name', 'srcset'],
    ALLOW_DATA_ATTR: false,
  });
