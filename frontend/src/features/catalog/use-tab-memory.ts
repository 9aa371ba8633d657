import { useState } from 'react';

/** A choice that this tab remembers, so that coming back from a topic finds the dashboard as it was left. */
export const useTabMemory = (name: string) => {
  const key = `matraz.${name}`;
  const [value, setValue] = useState(() => sessionStorage.getItem(key));
  const choose = (next: string) => {
    sessionStorage.setItem(key, next);
    setValue(next);
  };
  return [value, choose] as const;
};
