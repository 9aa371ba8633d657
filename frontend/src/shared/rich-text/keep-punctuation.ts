const opening = /[([«¿¡"]+$/;
const closing = /^[)\],.;:!?»"]+/;

/** In characters: what may be wider than a line of a small phone. Such a formula scrolls inside itself. */
const LONG = 20;

/** A browser may break a line on either side of a formula, even before a full stop. Short formulas keep theirs. */
export const keepPunctuation = (element: HTMLElement) => {
  for (const formula of element.querySelectorAll('.katex')) {
    const box = formula.parentElement;
    if (box?.classList.contains('katex-display')) box.tabIndex = 0; // it scrolls, by keyboard too
    if (box === null || box.classList.contains('katex-display') || formula.querySelectorAll('.katex-base').length !== 1)
      continue;
    if ((formula.querySelector('.katex-html')?.textContent?.length ?? 0) > LONG) {
      box.classList.add('formula-long');
      box.tabIndex = 0; // scrolled by keyboard too
      continue;
    }
    const together = document.createElement('span');
    together.style.whiteSpace = 'nowrap';
    const [before, after] = [box.previousSibling, box.nextSibling];
    box.replaceWith(together);
    together.append(take(before, opening), box, take(after, closing));
  }
};

/** Cuts what matches out of a text. */
const take = (node: Node | null, pattern: RegExp): string => {
  if (!(node instanceof Text)) return '';
  const [found = ''] = pattern.exec(node.data) ?? [];
  if (found !== '') node.data = node.data.replace(pattern, '');
  return found;
};
