import { join } from 'node:path';

/** The demo accounts. */
export type Account = 'admin' | 'premium' | 'estudiante';

/** Where the session of a demo account is kept, opened once per run by `accounts.setup.ts`. */
export const sessionOf = (account: Account) => join(import.meta.dirname, `../test-results/sessions/${account}.json`);
