/** Selects part of a long text and scrolls to it. Browsers scroll to a selection only while the user types. */
export const showInText = (area: HTMLTextAreaElement, from: number, to: number) => {
  area.focus(); // scrolls the page to the field
  area.setSelectionRange(from, to);
  area.scrollTop = heightBefore(area, from) - area.clientHeight / 4;
};

/** Height in pixels of the text before a position, measured with a hidden copy of the field. */
const heightBefore = (area: HTMLTextAreaElement, place: number): number => {
  const copy = area.cloneNode() as HTMLTextAreaElement;
  copy.removeAttribute('id');
  copy.style.cssText = `position:absolute;visibility:hidden;height:0;min-height:0;width:${area.offsetWidth}px`;
  copy.value = area.value.slice(0, place);
  area.after(copy);
  const { scrollHeight } = copy;
  copy.remove();
  return scrollHeight;
};
