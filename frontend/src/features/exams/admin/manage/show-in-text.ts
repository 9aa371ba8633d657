/** Selects a stretch of a long text and scrolls to it, which browsers do only while somebody types. */
export const showInText = (area: HTMLTextAreaElement, from: number, to: number) => {
  area.focus(); // brings the whole field into view
  area.setSelectionRange(from, to);
  area.scrollTop = heightBefore(area, from) - area.clientHeight / 4;
};

/** How much room the text before a place takes: a copy that holds just this is as high. In pixels. */
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
