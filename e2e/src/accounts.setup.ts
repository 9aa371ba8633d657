import { test } from '@playwright/test';
import { type Account, openSession, sessionOf } from './testing/accounts.ts';

test('the demo accounts can log in', async ({ playwright, baseURL }) => {
  for (const account of ['admin', 'premium', 'estudiante'] satisfies Account[]) {
    const request = await playwright.request.newContext({ baseURL });
    await openSession(request, account);
    await request.storageState({ path: sessionOf(account) });
    await request.dispose();
  }
});
