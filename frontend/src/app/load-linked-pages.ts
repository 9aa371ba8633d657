import { loadPageCode } from './page-code.ts';

const loadLinked = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest('a') : null;
  // A failure shows when the page is opened.
  if (link?.origin === window.location.origin) loadPageCode(link.pathname).catch(() => {});
};

/** Loads the code of a page when the pointer or the focus reaches a link to it, before the click. @returns stops it */
export const loadLinkedPages = () => {
  document.addEventListener('pointerover', loadLinked);
  document.addEventListener('focusin', loadLinked);
  return () => {
    document.removeEventListener('pointerover', loadLinked);
    document.removeEventListener('focusin', loadLinked);
  };
};
