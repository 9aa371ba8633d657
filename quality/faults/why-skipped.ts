import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { NamedServers } from './case.ts';

const has = (program: string): boolean => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

export const whyNoRedis = (): string | undefined =>
  has('redis-server') ? undefined : 'no redis-server; install it (Debian: apt-get install redis-server)';

const fakeTimeLibraries = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
);
export const fakeTimeLibrary = (): string | undefined => fakeTimeLibraries.find((path) => existsSync(path));

export const whyNoFakeTime = (): string | undefined =>
  fakeTimeLibrary() ? undefined : 'no libfaketime; install it (Debian: apt-get install libfaketime)';

export const whyNoMount = (): string | undefined =>
  process.getuid?.() === 0 && process.platform === 'linux' ? undefined : 'only root on Linux can mount a small disk';

export const whyNoEventStore = ({ eventStoreUrl }: NamedServers): string | undefined =>
  eventStoreUrl ? undefined : 'no EventStoreDB is named with --event-store';

export const whyNoStoreProgram = ({ storeProgram }: NamedServers): string | undefined =>
  storeProgram ? undefined : 'no program of EventStoreDB is named with --event-store-command';

export const whyNotInPostgres = ({ eventStoreUrl }: NamedServers): string | undefined =>
  eventStoreUrl ? 'the log is in EventStoreDB' : undefined;
