import { ApiError } from '../../shared/net/api-error.ts';
import { NoReply, orNoReply } from '../../shared/net/no-reply.ts';
import { uuidv7 } from '../../shared/net/uuid.ts';

/**
 * Sends a picture to the server.
 *
 * @returns the address under which the server keeps it
 * @throws Error when the reply is not OK (its cause has the server's reason) or not JSON
 * @throws NoReply when no reply came
 */
export const uploadImage = async (file: Blob, name = 'imagen'): Promise<string> => {
  const body = new FormData();
  body.append('image', file, name);
  const headers = { 'Idempotency-Key': uuidv7() };
  const init: RequestInit = { method: 'POST', credentials: 'same-origin', headers, body };
  const reply = await orNoReply(fetch('/api/upload/image', init));
  if (!reply.ok) {
    const cause = new ApiError(reply.status, reply.statusText, await orNoReply(reply.text()));
    throw new Error(`Error al subir la imagen: ${reply.status}`, { cause });
  }
  const cause = new NoReply('The reply is not JSON');
  const notJson = new Error('Respuesta del servidor no es JSON válido', { cause });
  if (!reply.headers.get('content-type')?.includes('application/json')) throw notJson;
  const { url }: { url?: unknown } = await reply.json().catch(() => ({}));
  if (typeof url !== 'string') throw notJson;
  return url;
};
