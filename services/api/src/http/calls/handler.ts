import type { CommandContext } from '@matraz/application/command';
import type { CallDefinition } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import type { Source } from '@matraz/infra/identity/security-events';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { HandlerReply } from './versioned-reply.ts';

type Parsed<Definition, Side extends string> = Definition extends { [K in Side]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** A request that fits its contract, from a user who has the access that the call asks for. */
export interface CallRequest<Definition extends CallDefinition> {
  params: Parsed<Definition, 'params'>;
  query: Parsed<Definition, 'query'>;
  body: Parsed<Definition, 'body'>;
  userId: Definition['access'] extends 'public' ? string | null : string;
  source: Source;
  /** SHA-256 of the id of the request's session, in base64: `id_hash` of its row. Null: a visitor. */
  sessionHash: string | null;
  /** The kinds of content that the client takes: the header `Accept`. */
  accept: string;
  /** Ends the session in the browser of this request: the reply deletes its cookies. The session itself must be deleted too. */
  leaveBrowser(): void;
  /** For the commands of this request: user, time, correlation id and idempotency key. */
  context: CommandContext;
}

/** Answers one call. The reply waits until the read models contain what `deps.handle` wrote, unless the call's definition says otherwise. */
export type Handler<Name extends keyof Calls, Own extends Deps = Deps> = (
  request: CallRequest<Calls[Name]>,
  deps: Own,
) => Promise<HandlerReply<Calls[Name]>>;

/** The handlers of these calls, by name, with the dependencies of their context. */
export type Handlers<Names extends keyof Calls, Own extends Deps = Deps> = { [Name in Names]: Handler<Name, Own> };
