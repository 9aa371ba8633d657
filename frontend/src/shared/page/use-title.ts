import { useEffect } from 'react';

/** Sets the title of the document. */
export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · Matraz`;
  }, [title]);
};
