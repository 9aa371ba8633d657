/** Marks the sides on which a table can be scrolled. @returns stops it */
export const watchTableEdges = (element: HTMLElement): (() => void) => {
  const tables = [...element.querySelectorAll<HTMLElement>('.table-scroll')];
  const mark = (scroll: HTMLElement) => {
    const { scrollLeft, clientWidth, scrollWidth, parentElement: frame } = scroll;
    frame?.toggleAttribute('data-more-left', scrollLeft > 1);
    frame?.toggleAttribute('data-more-right', scrollLeft + clientWidth < scrollWidth - 1);
  };
  const onScroll = ({ currentTarget }: Event) => mark(currentTarget as HTMLElement);
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target as HTMLElement);
  });
  for (const scroll of tables) {
    scroll.addEventListener('scroll', onScroll, { passive: true });
    sizes.observe(scroll);
  }
  return () => {
    sizes.disconnect();
    for (const scroll of tables) scroll.removeEventListener('scroll', onScroll);
  };
};
