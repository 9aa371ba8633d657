import { startTestRedis } from './redis.ts';

/** Both engines of the queue, for `describe.each`. Redis is `present` when it is installed. */
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
