import { createNodeRedisClient } from 'bullmq';
import { afterAll, expect, test, vi } from 'vitest';
import { createCuttableProxy } from '../testing/cuttable-proxy.ts';
import { startQueueEngines } from '../testing/queue-engines.ts';
import { connectRedis } from './connect-redis.ts';
import { withErrorListener } from './with-error-listener.ts';

const { engines, stop } = await startQueueEngines();
afterAll(stop);
const { redisUrl } = engines.find((engine) => engine.redisUrl) ?? {};

test.runIf(redisUrl)('the listener of a client also gets the errors of its copies', async () => {
  const target = new URL(redisUrl ?? '');
  const proxy = await createCuttableProxy({ host: target.hostname, port: Number(target.port) });
  target.host = `127.0.0.1:${proxy.port}`;
  const redis = await connectRedis(target.href, () => {});
  const onError = vi.fn();
  const client = withErrorListener(createNodeRedisClient(redis), onError);
  const copy = client.duplicate();
  await expect.poll(() => copy.status).toBe('ready');
  proxy.cut();
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(1);
  copy.disconnect();
  client.disconnect();
  await proxy.close();
});
