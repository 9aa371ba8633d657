import type { User } from '@matraz/contracts/accounts/http';
import { browserStorage } from './browser-storage.ts';

const KEY = 'matraz.in-exam';

/** The student of a running exam, so that the page opens without a network. Null when no exam is running. */
export const cachedUser = () => browserStorage.readJson<User>(KEY);

/** When the browser has no room, the older copy stays. */
export const cacheUser = (user: User) => browserStorage.write(KEY, JSON.stringify(user));

export const clearCachedUser = () => browserStorage.remove(KEY);
