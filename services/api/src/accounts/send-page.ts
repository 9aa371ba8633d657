import type { FastifyReply } from 'fastify';

/** A page that the server wrote for one person: never kept by a cache. */
export const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
