import { findPicture } from '@matraz/infra/identity/pictures';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { HttpProblem } from '../http/calls/problems.ts';
import { picturePath } from './select-user.ts';

/** The person's own picture, for her own session. Like every reply under `/api/` no cache stores it. */
export const pictureRoute = async (app: FastifyInstance, { pool }: Pick<Deps, 'pool'>): Promise<void> => {
  app.get<{ Params: { name: string } }>(`${picturePath}:name`, async (request, reply) => {
    const { userId, params } = request;
    if (userId === null) throw new HttpProblem('session_required');
    const isName = /^[\w-]{22}$/.test(params.name);
    const content = isName ? await findPicture(pool, { userId, name: params.name }) : undefined;
    if (!content) throw new HttpProblem('not_found');
    return reply.type('image/webp').header('content-security-policy', "default-src 'none'; sandbox").send(content);
  });
};
