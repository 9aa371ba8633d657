import { once } from 'node:events';
import { get } from 'node:http';

/**
 * Whether the platform at this address answers requests.
 *
 * It opens a connection of its own: on a kept one, a process of a killed service can still answer before it ends. `fetch` would keep
 * 12 MB in this process until its end.
 */
export const isReady = async (url: string): Promise<boolean> => {
  try {
    const request = get(`${url}/readyz`, { agent: false, signal: AbortSignal.timeout(2_000) });
    request.on('error', () => {}); // an error after the response would end the process
    const [response] = await once(request, 'response');
    response.resume();
    return response.statusCode === 200;
  } catch {
    return false;
  }
};
