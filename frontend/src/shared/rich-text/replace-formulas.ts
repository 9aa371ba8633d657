import { splitFormulas } from '@matraz/contracts/formulas';

/** TeX inside these stays text. */
const verbatim = 'code, pre';

/** Puts an element where each formula is in the texts of `box`. */
export const replaceFormulas = (box: HTMLElement, elementOf: (tex: string, display: boolean) => HTMLElement) => {
  const { ownerDocument } = box;
  const walker = ownerDocument.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.includes('\\') || text.parentElement?.closest(verbatim)) continue;
    const parts = ownerDocument.createDocumentFragment();
    for (const part of splitFormulas(text.data)) {
      parts.append(part.kind === 'text' ? part.text : elementOf(part.tex, part.display));
    }
    text.replaceWith(parts);
  }
};
