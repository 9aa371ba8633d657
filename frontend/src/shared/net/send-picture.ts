import { ApiError } from './api-error.ts';
import { NoReply, orNoReply } from './no-reply.ts';
import { uuidv7 } from './uuid.ts';

/**
 * Sends a picture to a call that takes multipart/form-data.
 *
 * @returns the JSON of the reply
 * @throws Error when the reply is not OK (its cause has the server's reason) or not JSON
 * @throws NoReply when no reply came
 */
export const sendPicture = async (
  method: 'POST' | 'PUT',
  url: string,
  file: Blob,
  name = 'imagen',
): Promise<Record<string, unknown>> => {
  const body = new FormData();
  body.append('image', file, name);
  const headers = { 'Idempotency-Key': uuidv7() };
  const reply = await orNoReply(fetch(url, { method, credentials: 'same-origin', headers, body }));
  if (!reply.ok) {
    const cause = new ApiError(reply.status, reply.statusText, await orNoReply(reply.text()));
    throw new Error(`Error al subir la imagen: ${reply.status}`, { cause });
  }
  const isJson = reply.headers.get('content-type')?.includes('application/json');
  const read: unknown = isJson ? await reply.json().catch(() => null) : null;
  if (read === null || typeof read !== 'object') throw notJson();
  return read as Record<string, unknown>;
};

/** The reply comes from a proxy or a filter. */
export const notJson = (): Error =>
  new Error('Respuesta del servidor no es JSON válido', { cause: new NoReply('The reply is not JSON') });
