import { useState } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const KEY = 'matraz.theme';

const stored = (): Theme => themes.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';

/** Light or dark: the student's choice, or else the setting of the device. */
export const applyTheme = (theme: Theme = stored()) => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

export const useTheme = () => {
  const [theme, setTheme] = useState(stored);
  const choose = (next: Theme) => {
    localStorage.setItem(KEY, next);
    applyTheme(next);
    setTheme(next);
  };
  return [theme, choose] as const;
};
