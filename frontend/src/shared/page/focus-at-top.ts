/** For a view that takes the place of a longer one: it is read from its beginning, which the focus alone would not show. */
export const focusAtTop = (heading: HTMLElement | null): void => {
  window.scrollTo({ top: 0, behavior: 'instant' });
  heading?.focus({ preventScroll: true });
};
