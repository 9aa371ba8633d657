import { useEffect } from 'react';

/** The page's name in the tab, in the history and to a screen reader. */
export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · Matraz`;
  }, [title]);
};
