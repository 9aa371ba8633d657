/** A browser may break the line between a number and its percent sign. This keeps both together. */
export const keepPercentSign = (element: HTMLElement) => {
  if (!/\d %/.test(element.textContent ?? '')) return;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const together = text.data.replace(/(\d) %/g, '$1\u00a0%');
    if (together !== text.data) text.data = together;
  }
};
