import { ApiError } from './api-error.ts';
import { uuidv7 } from './uuid.ts';

/**
 * Sends a picture to the server.
 *
 * @returns the address under which the server keeps it
 * @throws Error when the reply is not OK (its cause has the server's reason) or not JSON
 * @throws TypeError when no reply came
 */
export const uploadImage = async (file: Blob, name = 'imagen'): Promise<string> => {
  const body = new FormData();
  body.append('image', file, name);
  const reply = await fetch('/api/upload/image', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Idempotency-Key': uuidv7() },
    body,
  });
  if (!reply.ok) {
    const cause = new ApiError(reply.status, reply.statusText, await reply.text());
    throw new Error(`Error al subir la imagen: ${reply.status}`, { cause });
  }
  const notJson = new Error('Respuesta del servidor no es JSON válido');
  if (!reply.headers.get('content-type')?.includes('application/json')) throw notJson;
  const { url }: { url?: unknown } = await reply.json().catch(() => ({}));
  if (typeof url !== 'string') throw notJson;
  return url;
};
