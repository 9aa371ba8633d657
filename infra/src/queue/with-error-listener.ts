import type { IRedisClient } from 'bullmq';

/**
 * Adds an error listener to a client and to its copies. BullMQ removes its own listener when it closes a queue or a
 * worker. A connection that is lost later would end the process, also the connection of a copy that was destroyed while
 * it connected.
 */
export const withErrorListener = (client: IRedisClient, onError: (error: Error) => void): IRedisClient => {
  client.on('error', onError);
  const duplicate = client.duplicate.bind(client);
  client.duplicate = (...options) => withErrorListener(duplicate(...options), onError);
  return client;
};
