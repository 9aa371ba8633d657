import { startTestRedis } from './redis.ts';

/** Both engines of the queue, for `describe.each`: the same tests hold on each. Redis is `present` only where it is installed. */
export const startQueueEngines = async () => {
  const redis = await startTestRedis();
  return {
    engines: [
      { engine: 'PostgreSQL', redisUrl: undefined, present: true },
      { engine: 'Redis', redisUrl: redis?.url, present: redis !== undefined },
    ],
    stop: async () => redis?.stop(),
  };
};
