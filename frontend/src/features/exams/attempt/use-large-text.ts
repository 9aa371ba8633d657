import { useLayoutEffect } from 'react';

/** Larger text on the whole page while it is shown: all sizes of the page are relative to the root. */
export const useLargeText = (isLarge: boolean): void => {
  useLayoutEffect(() => {
    if (!isLarge) return;
    const { dataset } = document.documentElement;
    dataset.largeText = '';
    return () => {
      delete dataset.largeText;
    };
  }, [isLarge]);
};
