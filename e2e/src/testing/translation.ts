import type { Page } from '@playwright/test';

/**
 * Replaces each text of the page, and each one that comes later, as the translation of Chrome does. It ignores `translate="no"`, as
 * some extensions do.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (text: Node) => {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('font, style, script, svg, math')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const wrapAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      found.forEach(wrap);
    };
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
  });
