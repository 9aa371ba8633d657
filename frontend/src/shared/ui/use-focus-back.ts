import { useState } from 'react';

/** For a dialog that is mounted open: on closing, the focus goes back to where it was. */
export const useFocusBack = () => {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
};
