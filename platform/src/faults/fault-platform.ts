import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import type { ServiceName } from '@matraz/infra/processes/pid-file';
import { type CuttableProxy, createCuttableProxy } from '@matraz/infra/testing/cuttable-proxy';
import { startTestRedis } from '@matraz/infra/testing/redis';
import { type ExamFixture, startExamFixture } from '../system/exam-fixture.ts';
import { killProcesses, temporaryDataDir } from '../system/running-platform.ts';
import { type Case, type Redis, services } from './case.ts';
import { withPreload } from './service-preload.ts';

/** A proxy to a server whose port is known only later, or changes. */
const proxyTo = (url: () => string | undefined): Promise<CuttableProxy> =>
  createCuttableProxy({
    host: '127.0.0.1',
    get port() {
      return Number(new URL(url() ?? 'tcp://127.0.0.1:1').port); // nothing listens on port 1
    },
  });

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
  databaseProxies: Record<ServiceName, CuttableProxy>;
  redis: Redis | undefined;
  close(): Promise<void>;
}

/** Starts a platform whose services reach PostgreSQL, and Redis in some cases, through proxies. */
export const startFaultPlatform = async (one: Case): Promise<FaultPlatform> => {
  const { dataDir, usesRedis, clockSteps = {}, processes = { api: 1, worker: 1 }, env: moreEnv } = one;
  const dir = dataDir?.() ?? temporaryDataDir();
  const toDatabase = () => proxyTo(() => readConnectionFile(dir.path)?.databaseUrl);
  const databaseProxies = { api: await toDatabase(), projector: await toDatabase(), worker: await toDatabase() };
  const databasePorts = Object.fromEntries(services.map((name) => [name, databaseProxies[name].port]));
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
    for (const proxy of [...Object.values(databaseProxies), ...(redis ? [redis.proxy] : [])]) await proxy.close();
  };
  try {
    const env = {
      RATE_LIMIT_SCALE: '1000000',
      MATRAZ_API_PROCESSES: String(processes.api),
      MATRAZ_WORKER_PROCESSES: String(processes.worker),
      ...moreEnv?.(),
      ...withPreload({ databasePorts, clockSteps }),
      ...(redis && { REDIS_URL: `redis://127.0.0.1:${redis.proxy.port}` }),
    };
    const fixture = await startExamFixture(env, dir);
    return {
      ...{ fixture, databaseProxies, redis },
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
