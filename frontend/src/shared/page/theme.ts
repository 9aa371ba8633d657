import { useState } from 'react';
import { browserStorage } from '../session/browser-storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const KEY = 'matraz.theme';

const stored = (): Theme => themes.find((theme) => theme === browserStorage.read(KEY)) ?? 'system';

/** Light or dark: the student's choice, or else the setting of the device. */
export const applyTheme = (theme: Theme = stored()) => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

export const useTheme = () => {
  const [theme, setTheme] = useState(stored);
  const choose = (next: Theme) => {
    browserStorage.write(KEY, next);
    applyTheme(next);
    setTheme(next);
  };
  return [theme, choose] as const;
};
