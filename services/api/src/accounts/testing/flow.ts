import type { Browser, Page } from './browser.ts';

/** From the start page's 'Registrarse' to where it lands. */
export const register = async (browser: Browser, account: Record<string, string>): Promise<Page> =>
  browser.submit(await browser.visit('/api/login?screen=registro'), account);

export const logIn = async (
  browser: Browser,
  { email, password }: { email: string; password: string },
): Promise<Page> => browser.submit(await browser.visit('/api/login'), { email, password });

export const whoami = async (browser: Browser): Promise<string | null> =>
  (JSON.parse((await browser.visit('/api/whoami')).html) as { userId: string | null }).userId;
