import type { CallDefinition, ReplyOf } from '@matraz/contracts/call';
import type { FastifyReply } from 'fastify';
import { matchesTag } from './entity-tag.ts';
import { type JsonBytes, sendJson } from './json-bytes.ts';

/** The reply of a conditional call. `render` runs only if the client does not have this version yet. */
export class VersionedReply<Reply> {
  readonly version: number;
  readonly render: () => Promise<JsonBytes<Reply>>;
  constructor(version: number, render: () => Promise<JsonBytes<Reply>>) {
    this.version = version;
    this.render = render;
  }
}

/** What the handler of a call returns. */
export type HandlerReply<Definition extends CallDefinition> = Definition extends { conditional: object }
  ? VersionedReply<ReplyOf<Definition>>
  : ReplyOf<Definition> | JsonBytes<ReplyOf<Definition>>;

/** Sends the body as JSON, or status 304 when the client has this version. */
export const sendUnlessMatched = async (
  { version, render }: VersionedReply<unknown>,
  { format }: NonNullable<CallDefinition['conditional']>,
  reply: FastifyReply,
  clock: () => Date,
): Promise<FastifyReply> => {
  const tag = `"${format}-${version}"`;
  const isMatched = matchesTag(reply.request.headers, tag);
  const body = isMatched ? undefined : await render();
  reply.headers({ etag: tag, 'x-server-time': clock().toISOString() });
  return body ? sendJson(body, reply) : reply.code(304).send();
};
