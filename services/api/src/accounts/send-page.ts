import type { FastifyReply } from 'fastify';

/** Sends a page that the server rendered for one person. Caches must not store it. */
export const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
