const opening = /[([«¿¡"]+$/;
const closing = /^[)\],.;:!?»"]+/;

/** A browser may break a line on either side of a formula, even before a full stop. Short formulas keep theirs. */
export const keepPunctuation = (element: HTMLElement) => {
  for (const formula of element.querySelectorAll('.katex')) {
    const box = formula.parentElement;
    if (box === null || box.classList.contains('katex-display') || formula.querySelectorAll('.katex-base').length !== 1)
      continue;
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
