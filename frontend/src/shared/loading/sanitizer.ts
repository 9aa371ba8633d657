type Parse = (html: string) => DocumentFragment;

export type WithSetHTML = HTMLElement & { setHTML: (html: string, options: { sanitizer: object }) => void };

/** Its document is never shown, so the browser loads nothing of the HTML before it is sanitised. */
export const emptyBox = () => document.implementation.createHTMLDocument().body as WithSetHTML;

/** Chromium 105 to 118 have an older method, which takes another list. So the method is tried. */
const hasOwn = () => {
  const box = emptyBox();
  const list = { elements: ['p', 'b'], replaceWithChildrenElements: ['font'], attributes: [], comments: false };
  try {
    box.setHTML('<p class="a"><font><b id="a">a</b></font><!-- a --><script>a</script></p>', { sanitizer: list });
    return box.innerHTML === '<p><b>a</b></p>';
  } catch {
    return false;
  }
};

let isReady = false;
let loaded: Parse | undefined;

/**
 * Loads the sanitiser of browsers that have none of their own. Each part of the app waits for it, so that `sanitize` needs no promise.
 * Most phones do not need these 10 kB before the first question.
 */
export const loadSanitizer = async () => {
  if (isReady) return;
  if (!hasOwn()) loaded = (await import('../rich-text/purify.ts')).purify;
  isReady = true;
};

/** Undefined in a browser that has its own. */
export const loadedSanitizer = () => loaded;
