import DOMPurify from 'dompurify';

/**
 * What the editor can set on a piece of text, and where it goes. Anything else, such as a position over the page, is dropped.
 * Colours were chosen on white paper: the classes `tint` and `marker` keep them readable where the page is dark.
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

/** Teachers' HTML as nodes that cannot run anything. The server has sanitised it on writing; this is the second lock. */
export const sanitize = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'dialog', 'audio', 'video'],
    FORBID_ATTR: ['class', 'id', 'name', 'srcset'],
    ALLOW_DATA_ATTR: false,
  });
