import { useEffect } from 'react';

/** Asks browsers and extensions not to translate the document while the component is shown. */
export const useUntranslated = () => {
  useEffect(() => {
    const { documentElement: root } = document;
    root.setAttribute('translate', 'no');
    // Some extensions know only the class.
    root.classList.add('notranslate');
    return () => {
      root.removeAttribute('translate');
      root.classList.remove('notranslate');
    };
  }, []);
};
