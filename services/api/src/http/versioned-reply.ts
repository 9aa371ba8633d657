import type { CallDefinition, ReplyOf } from '@matraz/contracts/call';
import type { FastifyReply } from 'fastify';
import { matchesTag } from './entity-tag.ts';
import { encodeJson, type JsonBytes } from './json-bytes.ts';

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

/** @returns the body as JSON; undefined, with status 304, when the client has this version */
export const renderUnlessMatched = async (
  { version, render }: VersionedReply<unknown>,
  { format }: NonNullable<CallDefinition['conditional']>,
  reply: FastifyReply,
  clock: () => Date,
): Promise<Buffer | undefined> => {
  const tag = `"${format}-${version}"`;
  const isMatched = matchesTag(reply.request.headers, tag);
  const body = isMatched ? undefined : await render();
  reply.headers({ etag: tag, 'x-server-time': clock().toISOString() });
  if (body) return encodeJson(body, reply);
  reply.code(304);
  return undefined;
};
