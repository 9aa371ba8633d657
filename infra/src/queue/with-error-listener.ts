import type { IRedisClient } from 'bullmq';

/**
 * Adds an error listener to a client and to its copies. BullMQ removes its own listener when it closes a queue or a worker, and a
 * connection that is lost after that would end the process. A copy that is destroyed while it connects can still be open.
 */
export const withErrorListener = (client: IRedisClient, onError: (error: Error) => void): IRedisClient => {
  client.on('error', onError);
  const duplicate = client.duplicate.bind(client);
  client.duplicate = (...options) => withErrorListener(duplicate(...options), onError);
  return client;
};
