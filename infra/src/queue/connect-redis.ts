import { createClient } from 'redis';
import { StartupError } from '../config/startup-error.ts';

const timeoutMs = 5_000;

/**
 * A connection that comes back by itself however often it is lost, once it was there.
 *
 * @throws StartupError when nobody answers, which otherwise would be waited for without a word
 */
export const connectRedis = async (url: string, onError: (error: Error) => void) => {
  let last: Error | undefined;
  const client = createClient({ url }).on('error', (error: Error) => {
    last = error;
    onError(error);
  });
  const connecting = client.connect();
  connecting.catch(() => {}); // heard below, or given up
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
