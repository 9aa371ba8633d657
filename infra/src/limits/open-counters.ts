import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import { connectRedis } from '../queue/connect-redis.ts';

/** How often something may happen in a window, which starts with the first time. */
export interface Limit {
  most: number;
  seconds: number;
}

/** Opens counters that all processes and machines of the platform share. Two names are counted apart. */
export interface SharedCounters {
  open(name: string, limit: Limit): RateLimiterAbstract;
  close(): void;
}

const optionsOf = (name: string, { most, seconds }: Limit) => ({ keyPrefix: name, points: most, duration: seconds });

/** Counts in this process. */
export const createCounter = (name: string, limit: Limit): RateLimiterAbstract =>
  new RateLimiterMemory(optionsOf(name, limit));

/** In the table ops.limits. While the database is away, each process counts for itself. */
export const postgresCounters = (pool: Pool): SharedCounters => ({
  open: (name, limit) =>
    new RateLimiterPostgres({
      ...optionsOf(name, limit),
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'ops',
      tableName: 'limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      insuranceLimiter: createCounter(name, limit),
    }),
  close: () => {},
});

/** @throws StartupError when Redis does not answer */
const redisCounters = async (url: string): Promise<SharedCounters> => {
  const client = await connectRedis(url, () => {});
  return {
    open: (name, limit) =>
      new RateLimiterRedis({
        ...optionsOf(`matraz-limit-${name}`, limit),
        storeClient: client,
        useRedisPackage: true,
        insuranceLimiter: createCounter(name, limit),
      }),
    close: () => client.destroy(),
  };
};

/** Opens counters in Redis when there is one, otherwise in PostgreSQL. */
export const openSharedCounters = async (pool: Pool, redisUrl: string | undefined): Promise<SharedCounters> =>
  redisUrl === undefined ? postgresCounters(pool) : redisCounters(redisUrl);
