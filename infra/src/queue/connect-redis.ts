import { StartupError } from '../config/startup-error.ts';

const timeoutMs = 5_000;

/**
 * A connection that is opened again after every loss.
 *
 * @throws StartupError when Redis does not answer: the client would wait without a limit
 */
export const connectRedis = async (url: string, onError: (error: Error) => void) => {
  // The client is large, so it is loaded only when it is used.
  const { createClient } = await import('redis');
  let last: Error | undefined;
  const client = createClient({ url }).on('error', (error: Error) => {
    last = error;
    onError(error);
  });
  const connecting = client.connect();
  connecting.catch(() => {}); // awaited below, or timed out
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const { code, message = 'sin respuesta' } = (last ?? {}) as NodeJS.ErrnoException;
    timeout.reject(new StartupError(`Redis no responde en la dirección de REDIS_URL (${code ?? message}).`));
  }, timeoutMs);
  try {
    return await Promise.race([connecting, timeout.promise]);
  } catch (error) {
    client.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
