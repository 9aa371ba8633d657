import type { FileStore } from '@matraz/infra/files/port';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../calls/problems.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const picture = /^[0-9a-f]{64}\.webp$/;

/** Uploaded pictures, without a session: their addresses cannot be guessed, and a browser keeps them for a year. */
export const uploads = async (app: FastifyInstance, { files }: { files: FileStore }): Promise<void> => {
  app.get<{ Params: { name: string } }>('/uploads/:name', async ({ params }, reply) => {
    const content = picture.test(params.name) ? await files.get(params.name) : undefined;
    if (!content) throw new HttpProblem('not_found');
    return reply
      .type('image/webp')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(content);
  });
};
