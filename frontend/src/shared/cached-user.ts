import type { User } from '@matraz/contracts/accounts/http';

const KEY = 'matraz.in-exam';

/** The student of a running exam, so that the page opens without a network. Null when no exam is running. */
export const cachedUser = (): User | null => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
};

export const cacheUser = (user: User) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(user));
  } catch {
    // The browser has no room. The older copy stays.
  }
};

export const clearCachedUser = () => localStorage.removeItem(KEY);
