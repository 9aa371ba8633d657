import type { User } from '@matraz/contracts/accounts/http';

const KEY = 'matraz.in-exam';

/** Who is taking an exam on this browser, so that the page comes up without a network. Null when no exam is running. */
export const keptUser = (): User | null => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
};

export const keepUser = (user: User) => localStorage.setItem(KEY, JSON.stringify(user));

export const dropKeptUser = () => localStorage.removeItem(KEY);
