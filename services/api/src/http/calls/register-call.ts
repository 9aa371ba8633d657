import type { CommandContext } from '@matraz/application/command';
import type { Access, CallDefinition } from '@matraz/contracts/call';
import { type Calls, calls } from '@matraz/contracts/calls';
import { routes } from '@matraz/contracts/routes';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  preValidationAsyncHookHandler,
  preValidationHookHandler,
} from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { accountLimit, limitOf } from '../limits/limits.ts';
import { acceptMultipart, readMultipart } from '../plugins/multipart.ts';
import { accessCheck } from './access.ts';
import type { CallRequest, Handler, Handlers } from './handler.ts';
import { trackOwnWrites } from './own-writes.ts';
import { problemResponses } from './problem-responses.ts';
import { HttpProblem } from './problems.ts';
import { sourceOf } from './source.ts';
import { requireStorable } from './storable.ts';
import { FileReply, sendUnlessMatched, VersionedReply } from './versioned-reply.ts';

/** The body schema of status 304. */
const unchanged = z.null().describe('Sin cambios: la versión que nombra If-None-Match sigue siendo la última');

/** A call that declares no body accepts none, or an empty object. */
const noBody = z.strictObject({}).nullish();

const longestKey = 200;

const tagOf = (access: Access) => {
  if (access === 'admin') return 'Administración';
  return access === 'teacher' ? 'Docencia' : 'Estudio';
};

const schemaOf = (
  { name, summary, params, query, body, multipart, reply, status = 200, access, conditional }: CallDefinition,
  method: string,
) => ({
  operationId: name,
  summary,
  tags: [tagOf(access)],
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(multipart && { consumes: ['multipart/form-data'] }),
  ...(method !== 'GET' && { body: body ?? noBody }),
  response: { [status]: reply, ...(conditional && { 304: unchanged }), ...problemResponses(access) },
});

/** @throws HttpProblem invalid_idempotency_key */
const commandContext = ({ headers, userId, id, spanId, receivedAt }: FastifyRequest): CommandContext => {
  const key = headers['idempotency-key'];
  const isValid = typeof key === 'string' && key.length > 0 && key.length <= longestKey;
  if (key !== undefined && !isValid) throw new HttpProblem('invalid_idempotency_key');
  return {
    ...(userId !== null && { userId }),
    correlationId: id,
    ...(spanId !== undefined && { causationId: spanId }),
    ...(isValid && { idempotencyKey: key }),
    now: receivedAt,
  };
};

/** Tells the position of the read models that the reply contains, for `GET /api/updates`, and whether they are late. */
const noteReadModels = (reply: FastifyReply, { waiter, lag }: Pick<Deps, 'waiter' | 'lag'>) => {
  const position = waiter.position();
  if (position > 0n) reply.header('x-read-position', String(position));
  if (lag.isLate()) reply.header('x-projection-lag', 'late');
};

const takeParts: preValidationAsyncHookHandler = async (request) => {
  request.body = await readMultipart(request);
};
const checkBody: preValidationHookHandler = ({ body }, _, done) => {
  requireStorable(body);
  done();
};

/** A handler as Fastify calls it: Fastify has checked the values, but does not know their types. */
type UntypedHandler = (
  request: Omit<CallRequest<CallDefinition>, 'params' | 'query' | 'body' | 'userId'> & {
    params: unknown;
    query: unknown;
    body: unknown;
    userId: string | null;
  },
  deps: Deps,
) => Promise<unknown>;

/**
 * Registers one call of the contract: method, path, checks and reply schema are the contract's. The first signature gives the
 * handler the types of its call; the second one is the implementation.
 */
function registerCall<Name extends keyof Calls, Own extends Deps>(
  app: FastifyInstance,
  deps: Own,
  name: Name,
  handler: Handler<Name, Own>,
): void;
function registerCall(app: FastifyInstance, deps: Deps, name: keyof Calls, handler: UntypedHandler): void {
  const definition: CallDefinition = calls[name];
  const { access, status = 200, conditional, multipart, waitsForReadModels = true } = definition;
  const [method, url] = routes[name].split(' ') as [HTTPMethods, string];
  app.route({
    method,
    url,
    schema: schemaOf(definition, method),
    config: { isCall: true, rateLimit: accountLimit(name, deps.config.rateLimitScale) },
    bodyLimit: limitOf(name).bytes,
    // Replies to students' writes are short.
    ...(method !== 'GET' && access !== 'admin' && access !== 'teacher' && { compress: false }),
    ...accessCheck(access, deps),
    preValidation: multipart ? [takeParts, checkBody] : checkBody,
    handler: async (request, reply) => {
      const { params, query, body, userId, sessionHash } = request;
      // Before the read, so that the reply is at least as new.
      if (method === 'GET') noteReadModels(reply, deps);
      const writes = waitsForReadModels ? trackOwnWrites(deps) : null;
      const result = await handler(
        {
          params,
          query,
          body,
          userId,
          source: sourceOf(request),
          sessionHash,
          accept: request.headers.accept ?? '',
          leaveBrowser: () => reply.clearSessionCookies(),
          context: commandContext(request),
        },
        writes ? { ...deps, handle: writes.handle } : deps,
      );
      if (writes && !(await writes.waitUntilReadable())) reply.header('x-projection-lag', 'pending');
      reply.code(status);
      if (conditional && result instanceof VersionedReply)
        return sendUnlessMatched(result, conditional, reply, deps.clock);
      return result instanceof FileReply ? result.send(reply) : reply.send(result);
    },
  });
}

/** Registers every call of the contract. A call without a handler is a compile error, because `Handlers` names every call. */
export const registerCalls = <Own extends Deps>(
  app: FastifyInstance,
  deps: Own,
  handlers: Handlers<keyof Calls, Own>,
): void => {
  const register = <Name extends keyof Calls>(scope: FastifyInstance, name: Name) =>
    registerCall(scope, deps, name, handlers[name]);
  const definitions = Object.values(calls);
  for (const call of definitions) if (!('multipart' in call)) register(app, call.name);
  app.register(async (scope) => {
    await acceptMultipart(scope);
    for (const call of definitions) if ('multipart' in call) register(scope, call.name);
  });
};
