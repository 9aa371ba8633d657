import { startEventStoreDbContainer } from '../../testing/server-containers.ts';
import type { RunningServer } from './eventstoredb-harness.ts';
import { urlWithLogin } from './url-with-login.ts';

/** @param url a server that runs; without it a container starts */
export const startRealServer = async (url: string | undefined): Promise<RunningServer> =>
  url
    ? { url, urlWith: (login) => urlWithLogin(url, login), stop: async () => {} }
    : { ...(await startEventStoreDbContainer()), urlWith: async () => null };
