import { useState } from 'react';

/** For a dialog that is open when it mounts. On closing, the focus goes back, or to the page when the element is gone. */
export const useFocusBack = () => {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    const back = opener instanceof HTMLElement && opener.isConnected ? opener : document.querySelector('main');
    back?.focus({ preventScroll: true });
  };
};
