import type { CommandContext, Handle } from '@matraz/application/command-handler';
import type { CallDefinition } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import { calls } from '@matraz/contracts/calls';
import { routes } from '@matraz/contracts/routes';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { ApiDeps } from '../deps.ts';
import { accessCheck } from './access.ts';
import { type Given, unlessHeld, type Versioned } from './conditional.ts';
import { commandContext } from './idempotency.ts';
import { ownWrites } from './own-writes.ts';
import { problemResponses } from './problem-responses.ts';
import { accountLimit } from './rate-limits.ts';
import { mustBeStorable } from './storable.ts';

type Parsed<Definition, Side extends string> = Definition extends { [K in Side]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** What a handler gets: everything is checked against the contract, and whoever calls has the access it asks for. */
interface CallRequest<Definition extends CallDefinition> {
  params: Parsed<Definition, 'params'>;
  query: Parsed<Definition, 'query'>;
  body: Parsed<Definition, 'body'>;
  userId: Definition['access'] extends 'public' ? string | null : string;
  /** Remembers how far it wrote: the reply waits until the read models have it. */
  handle: Handle;
  /** Of this request: who, when, correlation and idempotency key. */
  context: CommandContext;
}

export type Handler<Name extends keyof Calls> = (
  request: CallRequest<Calls[Name]>,
  deps: ApiDeps,
) => Promise<Given<Calls[Name]>>;

/** One handler per call: a call of the contract without a handler is a compile error. */
export type Handlers<Names extends keyof Calls = keyof Calls> = { [Name in Names]: Handler<Name> };

/** Of a conditional call, whose tag names what the caller holds. */
const unchanged = z.null().describe('Sin cambios: la versión que nombra If-None-Match sigue siendo la última');

/** A call that declares no body takes none, or an empty object. */
const noBody = z.strictObject({}).nullish();

const schemaOf = (
  { name, summary, params, query, body, reply, status = 200, access, conditional }: CallDefinition,
  method: string,
) => ({
  operationId: name,
  summary,
  tags: [access === 'admin' ? 'Administración' : 'Estudio'],
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(method !== 'GET' && { body: body ?? noBody }),
  response: { [status]: reply, ...(conditional && { 304: unchanged }), ...problemResponses(access) },
});

const register = (app: FastifyInstance, deps: ApiDeps, definition: CallDefinition, handler: Handler<keyof Calls>) => {
  const [method, url] = routes[definition.name].split(' ') as [HTTPMethods, string];
  app.route({
    method,
    url,
    schema: schemaOf(definition, method),
    config: { rateLimit: accountLimit(deps.config.rateLimitScale) },
    onRequest: accessCheck(definition.access, deps),
    preValidation: async ({ body: sent }) => mustBeStorable(sent),
    handler: async (request: FastifyRequest, reply) => {
      const writes = ownWrites(deps);
      const result = await handler(
        {
          params: request.params,
          query: request.query,
          body: request.body,
          userId: request.userId,
          handle: writes.handle,
          context: commandContext(request),
        } as CallRequest<Calls[keyof Calls]>,
        deps,
      );
      if (!(await writes.readable())) reply.header('x-projection-lag', 'pending');
      reply.code(definition.status ?? 200);
      const { conditional } = definition;
      return reply.send(
        conditional ? await unlessHeld(result as Versioned<unknown>, conditional, reply, deps.clock) : result,
      );
    },
  });
};

/** Registers every call of the contract: method, path, checks and reply come from there, only the handler from here. */
export const registerCalls = (app: FastifyInstance, deps: ApiDeps, handlers: Handlers): void => {
  for (const definition of Object.values(calls)) {
    register(app, deps, definition, handlers[definition.name as keyof Calls] as Handler<keyof Calls>);
  }
};
