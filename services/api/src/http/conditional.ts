import type { CallDefinition, ReplyOf } from '@matraz/contracts/call';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the handler of a conditional call gives: `render` is asked only when the caller does not hold this version yet. */
export interface Versioned<Reply> {
  version: number;
  render(): Promise<Reply>;
}

/** What the handler of a call gives. */
export type Given<Definition extends CallDefinition> = Definition extends { conditional: object }
  ? Versioned<ReplyOf<Definition>>
  : ReplyOf<Definition>;

/** Compared weakly, as RFC 9110 has it for `If-None-Match`: a proxy that compresses marks the tag `W/`. */
const names = ({ 'if-none-match': sent }: FastifyRequest['headers'], tag: string): boolean =>
  (sent ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/** @returns what to send; undefined, with status 304: whoever asks holds this version already */
export const unlessHeld = async (
  { version, render }: Versioned<unknown>,
  { format }: NonNullable<CallDefinition['conditional']>,
  reply: FastifyReply,
  clock: () => Date,
): Promise<unknown> => {
  const tag = `"${format}-${version}"`;
  const isHeld = names(reply.request.headers, tag);
  const rendered = isHeld ? undefined : await render();
  reply.headers({ etag: tag, 'x-server-time': clock().toISOString() });
  if (isHeld) reply.code(304);
  return rendered;
};
