import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import type { ServiceName } from '@matraz/infra/processes/pid-file';
import { type CuttableProxy, createCuttableProxy } from '@matraz/infra/testing/cuttable-proxy';
import { startTestRedis } from '@matraz/infra/testing/redis';
import { type ExamFixture, startExamFixture } from '@matraz/platform/system/exam-fixture';
import { killProcesses, temporaryDataDir } from '@matraz/platform/system/running-platform';
import { type Case, type NamedServers, type Redis, services } from './case.ts';
import { withPreload } from './service-preload.ts';

/** A proxy to a server on this machine whose port is known only later, or changes. */
const proxyTo = (url: () => string | undefined): Promise<CuttableProxy> =>
  createCuttableProxy({
    host: '127.0.0.1',
    get port() {
      return Number(new URL(url() ?? 'tcp://127.0.0.1:1').port); // nothing listens on port 1
    },
  });

type ServiceProxies = Record<ServiceName, CuttableProxy>;

const proxiesTo = async (url: () => string | undefined): Promise<ServiceProxies> => ({
  api: await proxyTo(url),
  projector: await proxyTo(url),
  worker: await proxyTo(url),
});
const portsOf = (proxies: ServiceProxies) => Object.fromEntries(services.map((name) => [name, proxies[name].port]));

const startRedis = async (): Promise<Redis> => {
  let server = await startTestRedis();
  return {
    proxy: await proxyTo(() => server?.url),
    async kill() {
      await server?.stop();
      server = undefined;
    },
    async start() {
      server = await startTestRedis();
    },
  };
};

export interface FaultPlatform {
  fixture: ExamFixture;
  databaseProxies: ServiceProxies;
  storeProxies: ServiceProxies | undefined;
  redis: Redis | undefined;
  close(): Promise<void>;
}

/** Starts a platform whose services reach PostgreSQL, a named EventStoreDB, and Redis in some cases, through proxies. */
export const startFaultPlatform = async (one: Case, { eventStoreUrl }: NamedServers): Promise<FaultPlatform> => {
  const { dataDir, usesRedis, clockSteps = {}, processes = { api: 1, worker: 1 }, env: moreEnv } = one;
  const dir = dataDir?.() ?? temporaryDataDir();
  const databaseProxies = await proxiesTo(() => readConnectionFile(dir.path)?.databaseUrl);
  const storeProxies = eventStoreUrl ? await proxiesTo(() => eventStoreUrl) : undefined;
  const redis = usesRedis ? await startRedis() : undefined;
  const abandon = () => {
    killProcesses(dir.path);
    void redis?.kill(); // sends the signal at once
    dir.remove();
  };
  process.once('exit', abandon); // when the time of the bench is over, or it is interrupted
  const closeProxies = async () => {
    process.off('exit', abandon);
    await redis?.kill();
    const proxies = [...Object.values(databaseProxies), ...Object.values(storeProxies ?? {})];
    for (const proxy of [...proxies, ...(redis ? [redis.proxy] : [])]) await proxy.close();
  };
  try {
    const env = {
      RATE_LIMIT_SCALE: '1000000',
      MATRAZ_API_PROCESSES: String(processes.api),
      MATRAZ_WORKER_PROCESSES: String(processes.worker),
      ...moreEnv?.(),
      ...withPreload({
        databasePorts: portsOf(databaseProxies),
        storePorts: storeProxies ? portsOf(storeProxies) : {},
        clockSteps,
      }),
      ...(redis && { REDIS_URL: `redis://127.0.0.1:${redis.proxy.port}` }),
    };
    const fixture = await startExamFixture(env, dir);
    return {
      fixture,
      databaseProxies,
      storeProxies,
      redis,
      async close() {
        await fixture.end();
        await closeProxies();
      },
    };
  } catch (error) {
    await closeProxies();
    abandon();
    throw error;
  }
};
