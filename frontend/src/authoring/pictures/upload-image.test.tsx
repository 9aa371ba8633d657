import { expect, test, vi } from 'vitest';
import { alertFailure } from '../form/use-admin-mutation.ts';
import { uploadImage } from './upload-image.ts';

test.each([
  ['Error al subir la imagen: 413', () => new Response('', { status: 413 })],
  ['Respuesta del servidor no es JSON válido', () => new Response('<html></html>')],
  ['Respuesta del servidor no es JSON válido', () => Response.json({ address: 'x' })],
])('an upload fails with «%s»', async (message, reply) => {
  vi.stubGlobal('fetch', async () => reply());
  await expect(uploadImage(new Blob(['x']))).rejects.toThrow(message);
});

test('a failure without a text is an unknown error', () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  alertFailure(new Error(''), 'Error al guardar: ');
  expect(alert).toHaveBeenCalledWith('Error al guardar: Error desconocido');
});
