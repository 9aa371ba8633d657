import { useState } from 'react';

/** For a dialog that is mounted open: on closing, the focus goes back to where it was; to the page, where that is gone. */
export const useFocusBack = () => {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    const back = opener instanceof HTMLElement && opener.isConnected ? opener : document.querySelector('main');
    back?.focus({ preventScroll: true });
  };
};
