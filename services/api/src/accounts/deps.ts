import type { Secrets } from '@matraz/infra/config/secrets';
import type { SharedCounters } from '@matraz/infra/limits/open-counters';
import type { Listener } from '@matraz/infra/postgres/listen';
import type { Deps } from '../deps.ts';

export interface AccountsDeps extends Pick<Deps, 'pool' | 'handle' | 'waiter' | 'config' | 'clock'> {
  /** Hears which sessions ended. */
  listener: Listener;
  secrets: Secrets;
  /** Of the limits that hold over all processes. */
  counters: SharedCounters;
  /** Folder of the built frontend. */
  frontendDir: string;
}
