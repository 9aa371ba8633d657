import { vi } from 'vitest';
import { hasPassword, withLogin } from '../../config/passwords.ts';
import { ensureServiceUser, ensureUser } from '../eventstoredb/ensure-service-user.ts';
import { openClient } from '../eventstoredb/open-client.ts';
import type { OtherLogin } from './eventstoredb-harness.ts';

const names: Record<OtherLogin, string> = {
  services: 'matraz-service',
  'without $admins': 'matraz-contract',
  unknown: 'nobody',
};
const password = 'matraz-contract-2026';

const makeReader = async (url: string, user: string): Promise<void> => {
  const client = openClient(url);
  await ensureUser(client, { user, password }).finally(() => client.dispose());
};

/** After a change of the password the server refuses the new one for a moment. */
const untilAccepted = async (address: string): Promise<void> => {
  const client = openClient(address);
  const unauthenticated = 16;
  const isAccepted = async () => {
    try {
      for await (const _ of client.readStream('any', { maxCount: 1 }));
    } catch (error) {
      if (Number((error as { code?: unknown }).code) === unauthenticated) throw error;
    }
  };
  await vi.waitFor(isAccepted, { timeout: 20_000, interval: 100 }).finally(() => client.dispose());
};

/** @returns the address of a real server with another login; null when its address has no login or no TLS, because then none is sent */
export const urlWithLogin = async (url: string, login: OtherLogin): Promise<string | null> => {
  if (!hasPassword(url) || /[?&]tls=false/i.test(url)) return null;
  const user = names[login];
  if (login === 'services') await ensureServiceUser(url, { user, password });
  if (login === 'without $admins') await makeReader(url, user);
  const address = withLogin(url, user, password);
  if (login !== 'unknown') await untilAccepted(address);
  return address;
};
