const opening = /[([«¿¡"]+$/;
const closing = /^[)\],.;:!?»"]+/;

/** Characters. A longer formula may be wider than a small phone, so it scrolls inside its frame. */
const LONG = 20;

/** A browser may break the line between a formula and the full stop after it. This keeps both together for short formulas. */
export const keepPunctuation = (element: HTMLElement) => {
  for (const formula of element.querySelectorAll('.katex')) {
    const box = formula.parentElement;
    if (box?.classList.contains('katex-display')) box.tabIndex = 0; // scrolls by keyboard
    if (box === null || box.classList.contains('katex-display') || formula.querySelectorAll('.katex-base').length !== 1)
      continue;
    if ((formula.querySelector('.katex-html')?.textContent?.length ?? 0) > LONG) {
      box.classList.add('formula-long');
      box.tabIndex = 0; // scrolls by keyboard
      continue;
    }
    const together = document.createElement('span');
    together.style.whiteSpace = 'nowrap';
    const [before, after] = [box.previousSibling, box.nextSibling];
    box.replaceWith(together);
    together.append(take(before, opening), box, take(after, closing));
  }
};

/** Removes the match from the text, and returns it. */
const take = (node: Node | null, pattern: RegExp): string => {
  if (!(node instanceof Text)) return '';
  const [found = ''] = pattern.exec(node.data) ?? [];
  if (found !== '') node.data = node.data.replace(pattern, '');
  return found;
};
