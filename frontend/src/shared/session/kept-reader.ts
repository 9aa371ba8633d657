import type { User } from '@matraz/contracts/accounts/http';
import { keptPage } from './kept-page.ts';

const kept = keptPage<{ user: User }>('matraz.reference');

/** The student who opened the formula sheet or the periodic table. They open without a network too. */
export const keptReader = (): User | undefined => kept.read()?.user;

export const keepReader = (user: User) => kept.write({ user });
