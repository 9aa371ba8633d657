import type { Readable } from 'node:stream';
import type { CallDefinition, ReplyOf } from '@matraz/contracts/call';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `If-None-Match` is compared weakly (RFC 9110): a proxy that compresses adds `W/` to the tag. */
const matchesTag = ({ 'if-none-match': sent }: FastifyRequest['headers'], tag: string): boolean =>
  (sent ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/** A reply that is JSON already. Its parts were checked with their schemas. */
export class JsonText<Reply> {
  readonly bytes: Buffer;
  /** Exists for the compiler only. */
  declare readonly reply?: Reply;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** The reply of a conditional call. `render` runs only if the client does not have this version yet. */
export class VersionedReply<Reply> {
  readonly version: number | string;
  readonly render: () => Promise<JsonText<Reply>>;
  constructor(version: number | string, render: () => Promise<JsonText<Reply>>) {
    this.version = version;
    this.render = render;
  }
}

/** A file that the browser keeps. */
export class FileReply {
  readonly type: string;
  readonly name: string;
  readonly content: Readable;
  constructor({ type, name, content }: Pick<FileReply, 'type' | 'name' | 'content'>) {
    this.type = type;
    this.name = name;
    this.content = content;
  }

  send(reply: FastifyReply): FastifyReply {
    return reply
      .type(this.type)
      .header('content-disposition', `attachment; filename="${this.name}"`)
      .send(this.content);
  }
}

/** What the handler of a call returns. */
export type HandlerReply<Definition extends CallDefinition> = Definition extends { isFile: true }
  ? FileReply
  : OtherReply<Definition>;

type OtherReply<Definition extends CallDefinition> = Definition extends { conditional: object }
  ? VersionedReply<ReplyOf<Definition>>
  : ReplyOf<Definition>;

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
  return body ? reply.type('application/json; charset=utf-8').send(body.bytes) : reply.code(304).send();
};
