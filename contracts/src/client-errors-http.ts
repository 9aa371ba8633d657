import { z } from 'zod';
import { defineCall } from './call.ts';
import { clientErrorTexts } from './client-errors-limits.ts';

const text = (name: keyof typeof clientErrorTexts) => z.string().max(clientErrorTexts[name]);

export const clientErrorCalls = {
  reportClientError: defineCall({
    name: 'reportClientError',
    summary: 'Avisa de un error de la aplicación en un navegador, sin datos personales',
    access: 'public',
    body: z.strictObject({
      /** The file of the app that every page loads. Its name has a hash of the whole app. */
      release: text('release'),
      /** The User-Agent of the browser. Only its name, version and system are kept. */
      browser: text('browser'),
      /** The path of the page, without ids. */
      path: text('path'),
      message: text('message').min(1),
      stack: text('stack'),
    }),
    reply: z.null().describe('Recibido'),
    status: 204,
    waitsForReadModels: false,
  }),
};
